import type { UserInfo, UserInfoInput } from '@classeur/contracts'
import { useRef, useState } from 'react'
import { notifyProblem } from '../overlays/notices/notify.tsx'
import { useChangeProfile, useProfile } from '../../http/profile.ts'

type Preferences = Pick<UserInfoInput, 'language' | 'digits' | 'theme' | 'keyboard' | 'notifications'>

interface Remember {
  /** Whether the last change was saved. */
  isSaved: boolean
  /** A function gets the profile with all earlier changes. */
  remember: (change: Partial<Preferences> | ((now: UserInfo) => Partial<Preferences>)) => void
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
      changeProfile((now) => (typeof change === 'function' ? change(now) : change)).then(
        () => setSaved(own === changes.current),
        notifyProblem,
      )
    },
  }
}
