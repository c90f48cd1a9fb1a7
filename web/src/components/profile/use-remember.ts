import type { UserInfoInput } from '@classeur/contracts'
import { useState } from 'react'
import { notifyProblem } from '../overlays/notices/notify.tsx'
import { profileInput, useProfile, useSaveProfile } from '../../http/profile.ts'

type Preferences = Pick<UserInfoInput, 'language' | 'digits' | 'theme' | 'keyboard' | 'notifications'>

/**
 * Saves preferences at each change, for the person's other devices too. `isSaved` is true after the last change was
 * saved.
 */
export function useRemember(): { isSaved: boolean; remember: (change: Partial<Preferences>) => void } {
  const profile = useProfile()
  const saveProfile = useSaveProfile()
  const [isSaved, setSaved] = useState(false)
  return {
    isSaved,
    remember: (change) => {
      if (!profile) return
      setSaved(false)
      saveProfile({ ...profileInput(profile), ...change }).then(() => setSaved(true), notifyProblem)
    },
  }
}
