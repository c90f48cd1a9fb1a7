import type { QueryClient } from '@tanstack/react-query'
import { isProblem } from '../../http/client.ts'
import { classesKey, classKey, classQuery } from '../../http/school-class.ts'
import { onReconnect, onServerEvent } from '../socket.ts'

/** What follows from all classes of a person. An event names the class only, so open exams are read again too. */
const listKeys = [classesKey, ['marking'], ['transfers'], ['join-requests'], ['exam']]

/**
 * Keeps what is shown of classes true: reads it again after each `class:changed`, when the plan changed, and after the
 * connection was lost.
 * `onAccessGone` runs with the name of a class that was open and is not to be seen any more. Returns the way to stop.
 */
export function followClasses(client: QueryClient, onAccessGone: (name: string) => void): () => void {
  const readLists = () => {
    for (const queryKey of listKeys) void client.invalidateQueries({ queryKey })
  }
  const readClass = (classId: string) => void client.invalidateQueries({ queryKey: classKey(classId) })

  const readAll = () => {
    readLists()
    void client.invalidateQueries({ queryKey: ['class'] })
  }

  async function askWhetherStillThere(classId: string): Promise<void> {
    const known = client.getQueryData(classQuery(classId).queryKey)
    if (!known) return
    try {
      await client.fetchQuery({ ...classQuery(classId), staleTime: 0, retry: false })
      readClass(classId)
    } catch (error) {
      // Anything else (a server that is away) is met by the screens themselves.
      if (!isProblem(error, 'general/not-found')) return readClass(classId)
      const { queryKey } = classQuery(classId)
      // What else is known of it must not be shown any more; the card keeps the answer that it is gone.
      client.removeQueries({
        predicate: ({ queryKey: [area, id, part] }) =>
          area === 'class' && id === classId && part !== queryKey[2],
      })
      onAccessGone(known.name)
    }
  }

  const stops = [
    onServerEvent('class:changed', ({ classId, part }) => {
      readLists()
      if (part === 'access') void askWhetherStillThere(classId)
      else readClass(classId)
    }),
    // What the plan holds decides what is read-only.
    onServerEvent('subscription:changed', readAll),
    onReconnect(readAll),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
