import type { QueryClient } from '@tanstack/react-query'
import { classSchoolKey } from '../../http/queries/class-school.ts'
import { isProblem } from '../../http/client.ts'
import { classesKey, classKey, classQuery } from '../../http/queries/school-class.ts'
import { onReconnect, onServerEvent } from '../socket.ts'

/** Data that depends on all of a person's classes. An event names only the class, so open exams are refetched too. */
const listKeys = [classesKey, ['marking'], ['transfers'], ['join-requests'], ['exam']]

/**
 * Keeps the shown class data current: refetches it after each `class:changed`, after a change of plan, and after a
 * reconnect. `onAccessGone` runs with the name of an open class that the person may no longer see. Returns the
 * unsubscriber.
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
    const cached = client.getQueryData(classQuery(classId).queryKey)
    if (!cached) return
    try {
      await client.fetchQuery({ ...classQuery(classId), staleTime: 0, retry: false })
      readClass(classId)
    } catch (error) {
      // The screens handle every other error, such as an unreachable server.
      if (!isProblem(error, 'general/not-found')) return readClass(classId)
      const { queryKey } = classQuery(classId)
      // Remove the other data of this class, which must no longer be shown. The class query itself keeps its not-found
      // error.
      client.removeQueries({
        predicate: ({ queryKey: [area, id, part] }) =>
          area === 'class' && id === classId && part !== queryKey[2],
      })
      client.removeQueries({ queryKey: classSchoolKey(classId) })
      onAccessGone(cached.name)
    }
  }

  const stops = [
    onServerEvent('class:changed', ({ classId, part }) => {
      readLists()
      // The class may have moved to another school.
      if (part === 'class') void client.invalidateQueries({ queryKey: classSchoolKey(classId) })
      if (part === 'access') void askWhetherStillThere(classId)
      else readClass(classId)
    }),
    // A change of plan can make classes read-only.
    onServerEvent('subscription:changed', readAll),
    onReconnect(readAll),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
