import type { ChangeUserInfoRequest } from '@classeur/contracts'
import { useRef, useState } from 'react'
import { notifyProblem } from '../overlays/notices/notify.tsx'
import { useChangeProfile, useProfile } from '../../http/queries/profile.ts'

type Preferences = Omit<ChangeUserInfoRequest, 'displayName' | 'role' | 'subjects'>

interface Remember {
  /** Whether the last change was saved. */
  isSaved: boolean
  remember: (change: Preferences) => void
}

/** Saves preferences at each change, for the person's other devices too. */
export function useRemember(): Remember {
  const profile = useProfile()
  const changeProfile = useChangeProfile()
  const [isSaved, setSaved] = useState(false)
  const changes = useRef(0)
  return {
    isSaved,
    remember: (change) => {
      if (!profile) return
      const own = ++changes.current
      setSaved(false)
      changeProfile(change).then(() => setSaved(own === changes.current), notifyProblem)
    },
  }
}
