import { ClassPage, SchoolClass } from '@classeur/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '../client.ts'

/** Prefix of the query keys of one class: `card`, `roster`, `members`, `exams`, `activity` … */
export const classKey = (classId: string) => ['class', classId] as const
/** Prefix of the query keys of all lists of classes. */
export const classesKey = ['classes'] as const

/** One class. Also rejects with `general/not-found` if the person isn't a member. */
export const classQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'card'],
    queryFn: ({ signal }) => http.get(`/api/classes/${classId}`, SchoolClass, signal),
  })

/** One class: its fields, the person's role in it, its counts, and the reason if it is read-only. */
export const useClass = (classId: string) => useQuery(classQuery(classId))

const latestShown = 8

/** The classes with the latest activity, and the plan's limit of classes. */
export const latestClassesQuery = queryOptions({
  queryKey: [...classesKey, 'latest'],
  queryFn: ({ signal }) => http.get(`/api/classes?limit=${latestShown}`, ClassPage, signal),
})

type Rights = Pick<SchoolClass, 'role' | 'readOnly'>

/** True if the person may change the contents of the class: as owner or editor, and while the class isn't read-only. */
export const mayChange = ({ role, readOnly }: Rights): boolean =>
  readOnly === null && (role === 'owner' || role === 'editor')

/** True if the person may enter marks, and write about them, while the class isn't read-only. */
export const mayMark = ({ role, readOnly }: Rights): boolean =>
  readOnly === null && (role === 'owner' || role === 'editor' || role === 'marker')
