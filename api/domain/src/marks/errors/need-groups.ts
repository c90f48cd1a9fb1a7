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

/** Joins a group with another one. The result lacks what at least half of its students lack. */
function joined(a: NeedGroup, b: NeedGroup, missed: SkillsMissed): NeedGroup {
  const studentIds = [...a.studentIds, ...b.studentIds]
  return { skillIds: missedByHalf(studentIds, missed), studentIds }
}

/** Whether there are too many groups, or one with a single student besides enough others. */
const isTooFine = (groups: readonly NeedGroup[]): boolean =>
  groups.length > mostGroups ||
  (groups.length > fewestGroups && groups.some(({ studentIds }) => studentIds.length === 1))

/** The skills with enough questions, and those that each student misses. */
interface SkillsMissed {
  skillIds: string[]
  /** By student; without students who have no number in any of these skills. */
  weakOf: ReadonlyMap<string, readonly string[]>
  withoutMarks: string[]
}

function skillsMissed(
  structure: ExamStructure,
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
  thresholdBasisPoints: number,
): SkillsMissed {
  const columns = errorColumns(structure, 'skill').filter(
    ({ parts }) => parts.length >= fewestQuestionsOfSkill,
  )
  const weakOf = new Map<string, string[]>()
  const withoutMarks: string[] = []
  for (const studentId of studentIds) {
    const cells = columns.map((column) => errorCell(column, rows.get(studentId) ?? {}))
    if (cells.every((cell) => cell === null)) withoutMarks.push(studentId)
    else
      weakOf.set(
        studentId,
        columns.flatMap(({ id }, index) => {
          const cell = cells[index] ?? null
          return cell !== null && isMissed(cell, thresholdBasisPoints) ? [id] : []
        }),
      )
  }
  return { skillIds: columns.map(({ id }) => id), weakOf, withoutMarks }
}

/** The skills that at least half of these students miss. */
function missedByHalf(
  studentIds: readonly string[],
  { skillIds, weakOf }: Pick<SkillsMissed, 'skillIds' | 'weakOf'>,
): string[] {
  const missing = (skillId: string) => studentIds.filter((id) => weakOf.get(id)?.includes(skillId)).length
  return studentIds.length === 0 ? [] : skillIds.filter((id) => missing(id) * 2 >= studentIds.length)
}

/**
 * The skills that a group of students needs: at least half of them miss it. Of a proposed group these are its skills, and
 * they follow when a teacher moves students.
 */
export const skillsNeeded = (
  structure: ExamStructure,
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
  thresholdBasisPoints: number,
): string[] => missedByHalf(studentIds, skillsMissed(structure, studentIds, rows, thresholdBasisPoints))

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
  const missed = skillsMissed(structure, studentIds, rows, thresholdBasisPoints)
  const byNeed = new Map<string, NeedGroup>()
  for (const [studentId, weak] of missed.weakOf) {
    const group = byNeed.get(keyOf(weak)) ?? { skillIds: [...weak], studentIds: [] }
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
    const one = joined(smallest, nearest, missed)
    const rest = others.filter((group) => group !== nearest)
    // The joined group may lack the same skills as a third one.
    const same = rest.find((group) => keyOf(group.skillIds) === keyOf(one.skillIds))
    groups = same ? [...rest.filter((group) => group !== same), joined(same, one, missed)] : [...rest, one]
  }
  const position = new Map(studentIds.map((id, index) => [id, index]))
  const inOrder = (ids: string[]) => ids.sort((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0))
  return {
    groups: groups.sort(neediestFirst).map((group) => ({ ...group, studentIds: inOrder(group.studentIds) })),
    withoutMarks: missed.withoutMarks,
  }
}
