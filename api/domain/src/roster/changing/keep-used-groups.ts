import type { KeptGroup, StoredGroup, StoredRoster } from '../stored-roster.ts'

const membersOf = (roster: StoredRoster, groupId: string): string[] =>
  roster.students.filter(({ groupIds }) => groupIds.includes(groupId)).map(({ id }) => id)

/**
 * Preserves groups that an exam or a resource uses: before such a group changes or is removed, a copy is kept under its
 * id, and the changed group gets a new id.
 */
export function keepUsedGroups(before: StoredRoster, next: StoredRoster, newId: () => string): StoredRoster {
  const kept: KeptGroup[] = []
  const successors = new Map<string, string>()
  for (const old of before.groups) {
    if (!old.usedAt) continue
    const now = next.groups.find(({ id }) => id === old.id)
    const studentIds = membersOf(before, old.id)
    const isSame = now?.name === old.name && studentIds.join() === membersOf(next, old.id).join()
    if (isSame) continue
    kept.push({ ...old, studentIds })
    if (now) successors.set(old.id, newId())
  }
  if (kept.length === 0) return next
  const succeed = (id: string) => successors.get(id) ?? id
  return {
    ...next,
    groups: next.groups.map((group): StoredGroup =>
      successors.has(group.id) ? { ...group, id: succeed(group.id), usedAt: null } : group,
    ),
    students: next.students.map((student) =>
      student.groupIds.some((id) => successors.has(id))
        ? { ...student, groupIds: student.groupIds.map(succeed) }
        : student,
    ),
    keptGroups: [...(next.keptGroups ?? []), ...kept],
  }
}
