import { useCallback, useSyncExternalStore } from 'react'
import { useAuth } from '../../../http/auth-session.ts'
import { changeDrafts, lessonDraftsOf, type LessonDrafts } from '../drafts/lesson-drafts.ts'

export type ChangeDrafts = (change: (drafts: LessonDrafts) => LessonDrafts) => void

/** What the signed-in person has typed and not yet turned into a lesson plan. */
export function useLessonDrafts(): [LessonDrafts, ChangeDrafts] {
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const store = lessonDraftsOf(userId)
  const drafts = useSyncExternalStore(store.subscribe, store.get)
  const change = useCallback<ChangeDrafts>((next) => changeDrafts(userId, next), [userId])
  return [drafts, change]
}
