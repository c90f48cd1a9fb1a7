import type { ExamStructure } from '../exams/exam-structure.ts'
import {
  errorCell,
  errorColumns,
  isMissed,
  type ErrorCell,
  type ErrorColumn,
} from '../marks/errors/error-columns.ts'
import { meanShare, shareOf, type ExactShare } from '../marks/results/exact-share.ts'
import type { StudentMarks } from '../marks/results/result-of.ts'

/** Below half of the points, as in the errors table. */
const halfBasisPoints = 5000

/** An exam and its marks by student. */
export interface ExamMarks {
  structure: ExamStructure
  rows: ReadonlyMap<string, StudentMarks>
}

/** Means of a skill over the students who have a mark in it both before and after. */
export interface SkillRecovery {
  skillId: string
  before: ExactShare | null
  after: ExactShare | null
}

export interface StudentRecovery {
  studentId: string
  /** Over all the skills together; null without a mark in any of them. */
  before: ExactShare | null
  after: ExactShare | null
  /** Null for students who weren't below half before, or have no mark in the re-test. */
  recovered: boolean | null
}

export interface RecoveryCount {
  recovered: number
  /** Students who were below half before and have a mark in the re-test. */
  of: number
}

export interface RecoveryFigures extends RecoveryCount {
  skills: SkillRecovery[]
  groups: ({ letter: string; skills: SkillRecovery[] } & RecoveryCount)[]
  students: StudentRecovery[]
  /** The students below half in the re-test, and the skills in which any of them is; null if there are none. */
  stillMissing: { studentIds: string[]; skillIds: string[] } | null
}

interface RecoveryInput {
  /** The skills of the resource's items. */
  skillIds: readonly string[]
  /** The students whom the resource is for, in the order of the list. */
  studentIds: readonly string[]
  groups: readonly { letter: string; studentIds: readonly string[] }[]
  /** The exam that the resource was made from. */
  before: ExamMarks
  retest: ExamMarks
}

type CellOf = (skillId: string, studentId: string) => ErrorCell | null

const shareOfCell = (cell: ErrorCell | null): ExactShare | null =>
  cell && shareOf(cell.pointsHundredths, cell.maximumHundredths)

const isBelowHalf = (cell: ErrorCell | null) => cell !== null && isMissed(cell, halfBasisPoints)

function cellsOf({ structure, rows }: ExamMarks): CellOf {
  const columns = new Map(errorColumns(structure, 'skill').map((column) => [column.id, column]))
  const none: ErrorColumn = { id: '', parts: [] }
  return (skillId, studentId) => errorCell(columns.get(skillId) ?? none, rows.get(studentId) ?? {})
}

/** All the skills of one student as one cell. */
function together(cells: readonly (ErrorCell | null)[]): ErrorCell | null {
  const known = cells.flatMap((cell) => cell ?? [])
  if (known.length === 0) return null
  const sum = (of: (cell: ErrorCell) => number) => known.reduce((all, cell) => all + of(cell), 0)
  return {
    pointsHundredths: sum(({ pointsHundredths }) => pointsHundredths),
    maximumHundredths: sum(({ maximumHundredths }) => maximumHundredths),
  }
}

/** The mean share of a skill over these students, of those who have a mark in it; null if nobody has. */
export function skillMean(
  exam: ExamMarks,
  skillId: string,
  studentIds: readonly string[],
): ExactShare | null {
  const cell = cellsOf(exam)
  return meanShare(studentIds.flatMap((id) => shareOfCell(cell(skillId, id)) ?? []))
}

function skillRecovery(
  skillIds: readonly string[],
  studentIds: readonly string[],
  before: CellOf,
  after: CellOf,
): SkillRecovery[] {
  return skillIds.map((skillId) => {
    const both = studentIds.flatMap((id) => {
      const shares = [shareOfCell(before(skillId, id)), shareOfCell(after(skillId, id))] as const
      return shares[0] !== null && shares[1] !== null ? [[shares[0], shares[1]] as const] : []
    })
    return {
      skillId,
      before: meanShare(both.map(([share]) => share)),
      after: meanShare(both.map(([, share]) => share)),
    }
  })
}

/**
 * What a re-test says, from the marks of the exam before and of the re-test, with the cells of the errors table. A
 * student has recovered who was below half of the points of these skills before and isn't in the re-test.
 */
export function recoveryOf({ skillIds, studentIds, groups, before, retest }: RecoveryInput): RecoveryFigures {
  const [cellBefore, cellAfter] = [cellsOf(before), cellsOf(retest)]
  const seen = studentIds.map((studentId) => {
    const was = together(skillIds.map((skillId) => cellBefore(skillId, studentId)))
    const is = together(skillIds.map((skillId) => cellAfter(skillId, studentId)))
    const recovered = isBelowHalf(was) && is !== null ? !isBelowHalf(is) : null
    return { studentId, before: shareOfCell(was), after: shareOfCell(is), recovered, misses: isBelowHalf(is) }
  })
  const count = (ids: readonly string[]): RecoveryCount => {
    const counted = seen.filter((one) => one.recovered !== null && ids.includes(one.studentId))
    return { recovered: counted.filter(({ recovered }) => recovered).length, of: counted.length }
  }
  const missing = seen.filter(({ misses }) => misses).map(({ studentId }) => studentId)
  return {
    ...count(studentIds),
    skills: skillRecovery(skillIds, studentIds, cellBefore, cellAfter),
    groups: groups.map((group) => ({
      letter: group.letter,
      skills: skillRecovery(skillIds, group.studentIds, cellBefore, cellAfter),
      ...count(group.studentIds),
    })),
    students: seen.map(({ misses: _, ...student }) => student),
    stillMissing:
      missing.length === 0
        ? null
        : {
            studentIds: missing,
            skillIds: skillIds.filter((skillId) => missing.some((id) => isBelowHalf(cellAfter(skillId, id)))),
          },
  }
}
