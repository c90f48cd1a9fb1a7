import type { ExamStructure } from '../../exams/exam-structure.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { errorCell, errorColumns, fewestQuestionsOfSkill, isMissed } from './error-columns.ts'

/** Students who need the same skills. Without skills: those who are ready for more. */
export interface NeedGroup {
  /** The skills below the threshold, in the order in which the exam tests them. */
  skillIds: string[]
  studentIds: string[]
}

export interface NeedGroups {
  /** The group with the most skills to learn first. Empty if no skill has enough questions. */
  groups: NeedGroup[]
  /** Students without a number in any of these skills. */
  withoutMarks: string[]
}

const mostGroups = 5
const fewestGroups = 2

const difference = (a: readonly string[], b: readonly string[]): number =>
  a.filter((id) => !b.includes(id)).length + b.filter((id) => !a.includes(id)).length

const keyOf = (skillIds: readonly string[]) => skillIds.join()

/** Joins a group with another one. The result lacks what most of its students lack. */
function joined(
  a: NeedGroup,
  b: NeedGroup,
  skillIds: readonly string[],
  weakOf: ReadonlyMap<string, readonly string[]>,
): NeedGroup {
  const studentIds = [...a.studentIds, ...b.studentIds]
  const lacking = (skillId: string) =>
    studentIds.filter((studentId) => weakOf.get(studentId)?.includes(skillId)).length
  return { skillIds: skillIds.filter((skillId) => lacking(skillId) * 2 >= studentIds.length), studentIds }
}

/** Whether there are too many groups, or one with a single student besides enough others. */
const isTooFine = (groups: readonly NeedGroup[]): boolean =>
  groups.length > mostGroups ||
  (groups.length > fewestGroups && groups.some(({ studentIds }) => studentIds.length === 1))

/**
 * Proposes two to five groups of students who miss the same skills: below the threshold, a share of the points of a
 * skill in hundredths of a percent. Skills with fewer than three questions don't count. The smallest group joins the
 * most similar one while there are too many. The order of the students changes nothing but their order in a group.
 */
export function needGroups(
  structure: ExamStructure,
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
  thresholdBasisPoints: number,
): NeedGroups {
  const columns = errorColumns(structure, 'skill').filter(
    ({ parts }) => parts.length >= fewestQuestionsOfSkill,
  )
  const skillIds = columns.map(({ id }) => id)
  const weakOf = new Map<string, string[]>()
  const withoutMarks: string[] = []
  for (const studentId of studentIds) {
    const cells = columns.map((column) => errorCell(column, rows.get(studentId) ?? {}))
    if (cells.every((cell) => cell === null)) withoutMarks.push(studentId)
    else
      weakOf.set(
        studentId,
        skillIds.filter((_, index) => {
          const cell = cells[index] ?? null
          return cell !== null && isMissed(cell, thresholdBasisPoints)
        }),
      )
  }
  const byNeed = new Map<string, NeedGroup>()
  for (const [studentId, weak] of weakOf) {
    const group = byNeed.get(keyOf(weak)) ?? { skillIds: weak, studentIds: [] }
    group.studentIds.push(studentId)
    byNeed.set(keyOf(weak), group)
  }
  let groups = [...byNeed.values()]
  const neediestFirst = (a: NeedGroup, b: NeedGroup) =>
    b.skillIds.length - a.skillIds.length || keyOf(a.skillIds).localeCompare(keyOf(b.skillIds))
  while (isTooFine(groups)) {
    const [smallest, ...others] = groups.sort(
      (a, b) => a.studentIds.length - b.studentIds.length || neediestFirst(a, b),
    )
    const [nearest] = others.toSorted(
      (a, b) =>
        difference(a.skillIds, smallest?.skillIds ?? []) - difference(b.skillIds, smallest?.skillIds ?? []) ||
        b.studentIds.length - a.studentIds.length ||
        neediestFirst(a, b),
    )
    if (!smallest || !nearest) break
    const one = joined(smallest, nearest, skillIds, weakOf)
    const rest = others.filter((group) => group !== nearest)
    // The joined group may lack the same skills as a third one.
    const same = rest.find((group) => keyOf(group.skillIds) === keyOf(one.skillIds))
    groups = same
      ? [...rest.filter((group) => group !== same), joined(same, one, skillIds, weakOf)]
      : [...rest, one]
  }
  const position = new Map(studentIds.map((id, index) => [id, index]))
  const inOrder = (ids: string[]) => ids.sort((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0))
  return {
    groups: groups.sort(neediestFirst).map((group) => ({ ...group, studentIds: inOrder(group.studentIds) })),
    withoutMarks,
  }
}
