import {
  Roster,
  RosterChange,
  type ChangeStudentRequest,
  type NewStudent,
  type StudentsAction,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { withKeptRequestKey } from '../../../http/request-keys/kept-request-key.ts'
import { classKey } from '../../../http/queries/school-class.ts'

const at = (classId: string, rest: string) => `/api/classes/${classId}/${rest}`

/** The class list with its groups. */
export const rosterQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'roster'],
    queryFn: ({ signal }) => http.get(at(classId, 'students'), Roster, signal),
  })

/**
 * Adds all students or none. If the answer is lost, the next request of the same form adds only those who weren't added
 * or were deleted since. Rejects with `students/limit-reached`, `students/duplicate-external-id`.
 */
export async function addStudents(
  form: 'add-student' | 'paste-students',
  classId: string,
  students: NewStudent[],
): Promise<RosterChange> {
  const send = (sent: NewStudent[], requestKey: string) =>
    http.post(at(classId, `students?requestKey=${requestKey}`), { students: sent }, RosterChange)
  return withKeptRequestKey(`${form}:${classId}`, async (requestKey) => {
    const first = await send(students, requestKey)
    const listed = new Set(first.roster.students.map(({ id }) => id))
    const isListed = (position: number) => listed.has(first.changedIds[position] ?? '')
    const deleted = students.filter((_student, position) => !isListed(position))
    if (deleted.length === 0) return first
    // The first key is kept until this is answered too, because sending all again must not add the others twice.
    const again = await withKeptRequestKey(`${form}-again:${classId}`, (key) => send(deleted, key))
    const kept = first.changedIds.filter((id) => listed.has(id))
    return { roster: again.roster, changedIds: [...again.changedIds, ...kept] }
  })
}

/** Rejects with `students/duplicate-external-id`, `students/over-limit`. */
export const changeStudent = (
  classId: string,
  studentId: string,
  changes: ChangeStudentRequest,
): Promise<RosterChange> => http.patch(at(classId, `students/${studentId}`), changes, RosterChange)

/** `changedIds` in the response are the students whom the action changed. */
export const actOnStudents = (
  classId: string,
  ids: readonly string[],
  act: StudentsAction,
): Promise<RosterChange> => http.post(at(classId, 'students/actions'), { ids, act }, RosterChange)

/** Rejects with `students/group-name-taken`. */
export const addGroup = (classId: string, name: string): Promise<RosterChange> =>
  http.post(at(classId, 'groups'), { name }, RosterChange)

/** Rejects with `students/group-name-taken`. */
export const renameGroup = (classId: string, groupId: string, name: string): Promise<RosterChange> =>
  http.patch(at(classId, `groups/${groupId}`), { name }, RosterChange)

export const deleteGroup = (classId: string, groupId: string): Promise<void> =>
  http.delete(at(classId, `groups/${groupId}`))
