import { groupKey } from '../importing/read-import-row.ts'
import type { StoredRoster } from '../stored-roster.ts'
import { notFound, unchanged, type RosterDecision } from './roster-decision.ts'

/** Whether another group of the roster has this name, in any spelling. */
const isTaken = ({ groups }: StoredRoster, name: string, exceptId?: string): boolean => {
  const key = groupKey(name)
  return groups.some((group) => group.id !== exceptId && groupKey(group.name) === key)
}

const taken = (name: string): RosterDecision => ({ refusal: { code: 'students/group-name-taken', name } })

const isIn = ({ groups }: StoredRoster, groupId: string): boolean => groups.some(({ id }) => id === groupId)

/** Adds an empty group; refuses a name that another group has. */
export function addGroup(roster: StoredRoster, id: string, name: string): RosterDecision {
  if (isTaken(roster, name)) return taken(name)
  return { next: { ...roster, groups: [...roster.groups, { id, name, usedAt: null }] }, changedIds: [id] }
}

/** Renames a group; refuses an unknown group and a name that another group has. */
export function renameGroup(roster: StoredRoster, groupId: string, name: string): RosterDecision {
  if (!isIn(roster, groupId)) return notFound
  if (isTaken(roster, name, groupId)) return taken(name)
  if (roster.groups.some((group) => group.id === groupId && group.name === name)) return unchanged
  const groups = roster.groups.map((group) => (group.id === groupId ? { ...group, name } : group))
  return { next: { ...roster, groups } }
}

/** Removes a group but not its students; refuses an unknown group. */
export function removeGroup(roster: StoredRoster, groupId: string): RosterDecision {
  if (!isIn(roster, groupId)) return notFound
  const students = roster.students.map((student) =>
    student.groupIds.includes(groupId)
      ? { ...student, groupIds: student.groupIds.filter((id) => id !== groupId) }
      : student,
  )
  return { next: { ...roster, groups: roster.groups.filter(({ id }) => id !== groupId), students } }
}
