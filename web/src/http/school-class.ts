import { ClassPage, SchoolClass } from '@classeur/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from './client.ts'

/** Everything that is known of one class is under this key: `card`, `roster`, `members`, `exams`, `activity` … */
export const classKey = (classId: string) => ['class', classId] as const
/** Every list of classes. */
export const classesKey = ['classes'] as const

/** One class. Rejects with `general/not-found` for strangers too. */
export const classQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'card'],
    queryFn: ({ signal }) => http.get(`/api/classes/${classId}`, SchoolClass, signal),
  })

/** The class at hand: its fields, the person's role in it, its counts and why it may be read-only. */
export const useClass = (classId: string) => useQuery(classQuery(classId))

const latestShown = 8

/** The classes with the latest activity, and how many there may be. */
export const latestClassesQuery = queryOptions({
  queryKey: [...classesKey, 'latest'],
  queryFn: ({ signal }) => http.get(`/api/classes?limit=${latestShown}`, ClassPage, signal),
})

type Rights = Pick<SchoolClass, 'role' | 'readOnly'>

/** Whether what hangs on the class may be changed: by an owner or editor, and while it is not read-only. */
export const mayChange = ({ role, readOnly }: Rights): boolean =>
  readOnly === null && (role === 'owner' || role === 'editor')
