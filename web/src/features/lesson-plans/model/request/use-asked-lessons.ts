import { useCallback, useSyncExternalStore } from 'react'
import { useAuth } from '../../../../http/session/auth-session.ts'
import { askedLessonsOf, rememberLesson, type AskedLesson, type AskedLessons } from './asked-lessons.ts'

/** The signed-in person's requests in this browser, and a function that stores another one. */
export function useAskedLessons(): [AskedLessons, (generationId: string, lesson: AskedLesson) => void] {
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const store = askedLessonsOf(userId)
  const lessons = useSyncExternalStore(store.subscribe, store.get)
  const remember = useCallback(
    (generationId: string, lesson: AskedLesson) => rememberLesson(userId, generationId, lesson),
    [userId],
  )
  return [lessons, remember]
}
