import type { NeedGroups } from './need-groups.ts'

/** A proposed group that a teacher may have adjusted. */
export interface AdjustedGroup {
  /** Unique among the groups of one proposal. */
  id: string
  /** The teacher's name; empty for a name made of the skills. */
  name: string
  /** The skills of the proposal; null for a group that the teacher added. */
  skillIds: readonly string[] | null
  studentIds: readonly string[]
}

export const mostAdjustedGroups = 10

/** The proposal as groups to adjust. */
export const groupsToAdjust = ({ groups }: NeedGroups): AdjustedGroup[] =>
  groups.map(({ skillIds, studentIds }, index) => ({ id: `g${index + 1}`, name: '', skillIds, studentIds }))

/** Equal for two proposals with the same groups of the same students. */
export const proposalKey = ({ groups }: NeedGroups): string =>
  groups
    .map(({ skillIds, studentIds }) => `${skillIds.join()}:${studentIds.toSorted().join()}`)
    .sort()
    .join(';')

/** Moves a student to the end of another group. An unknown student or group changes nothing. */
export function moveStudent(
  groups: readonly AdjustedGroup[],
  studentId: string,
  groupId: string,
): readonly AdjustedGroup[] {
  const from = groups.find(({ studentIds }) => studentIds.includes(studentId))
  if (!from || from.id === groupId || !groups.some(({ id }) => id === groupId)) return groups
  return groups.map((group) => {
    if (group.id === groupId) return { ...group, studentIds: [...group.studentIds, studentId] }
    return group.id === from.id
      ? { ...group, studentIds: group.studentIds.filter((id) => id !== studentId) }
      : group
  })
}

const nextId = (groups: readonly AdjustedGroup[]): string => {
  const numbers = groups.flatMap(({ id }) => (/^g\d+$/u.test(id) ? Number(id.slice(1)) : []))
  return `g${Math.max(0, ...numbers) + 1}`
}

/** Adds an empty group, up to {@link mostAdjustedGroups}. A group with this id stays as it is. */
export function addGroup(
  groups: readonly AdjustedGroup[],
  id: string = nextId(groups),
): readonly AdjustedGroup[] {
  if (groups.length >= mostAdjustedGroups || groups.some((group) => group.id === id)) return groups
  return [...groups, { id, name: '', skillIds: null, studentIds: [] }]
}

/** Removes an empty group. A group with students stays, so that nobody gets lost. */
export function removeGroup(groups: readonly AdjustedGroup[], groupId: string): readonly AdjustedGroup[] {
  const left = groups.filter(({ id, studentIds }) => id !== groupId || studentIds.length > 0)
  return left.length === groups.length ? groups : left
}

export const renameGroup = (
  groups: readonly AdjustedGroup[],
  groupId: string,
  name: string,
): readonly AdjustedGroup[] =>
  groups.some((group) => group.id === groupId && group.name !== name)
    ? groups.map((group) => (group.id === groupId ? { ...group, name } : group))
    : groups

/**
 * Adjusted groups with exactly the students of the current proposal, each once. Those who left it are left out. Those
 * who joined it go where most students of their proposed group are.
 */
export function fitToProposal(
  groups: readonly AdjustedGroup[],
  { groups: proposed }: NeedGroups,
): readonly AdjustedGroup[] {
  const expected = new Set(proposed.flatMap(({ studentIds }) => studentIds))
  const seen = new Set<string>()
  const fitting = groups.map((group) => ({
    ...group,
    studentIds: group.studentIds.filter((id) => {
      const isKept = expected.has(id) && !seen.has(id)
      seen.add(id)
      return isKept
    }),
  }))
  const placed = new Set(fitting.flatMap(({ studentIds }) => studentIds))
  let result: readonly AdjustedGroup[] = fitting
  for (const { studentIds } of proposed) {
    const added = studentIds.filter((id) => !placed.has(id))
    if (added.length === 0) continue
    if (result.length === 0) result = addGroup(result)
    const shared = (group: AdjustedGroup) =>
      group.studentIds.filter((id) => placed.has(id) && studentIds.includes(id)).length
    const [nearest] = result.toSorted((a, b) => shared(b) - shared(a))
    result = result.map((group) =>
      group.id === nearest?.id ? { ...group, studentIds: [...group.studentIds, ...added] } : group,
    )
  }
  return result
}
