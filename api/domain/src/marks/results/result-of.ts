import { countsAsZero, type MarkContent } from '../mark-content.ts'
import { activeLeaves, type ExamStructure } from '../../exams/exam-structure.ts'
import { divideHalfUp } from './divide.ts'

/** The marks of one student in one exam, by the id of the question or part. */
export type StudentMarks = Readonly<Record<string, MarkContent | undefined>>

/** The points that count for a cell: null if it isn't entered or its status excludes the question. */
export const countedPoints = (mark: MarkContent | undefined): number | null => {
  if (!mark) return null
  if (mark.status !== null) return countsAsZero(mark.status) ? 0 : null
  return mark.valueHundredths
}

/** Whether a cell has a value or a status. */
export const isEntered = (mark: MarkContent | undefined): boolean =>
  mark !== undefined && (mark.valueHundredths !== null || mark.status !== null)

/** The result of one student in one exam. Points are in hundredths. */
export interface StudentResult {
  /** Null if nothing counts: all cells are empty or have statuses that exclude the question. */
  pointsHundredths: number | null
  /** The maximum of the questions that count for this student; a bonus does not raise it. */
  maximumHundredths: number
  /**
   * Points as a share of the maximum, in hundredths of a percent; above 10,000 with a bonus, null without a maximum.
   */
  shareBasisPoints: number | null
  /** Number of cells with a value or a status, in questions in use. */
  entered: number
  /** Number of cells with neither. They are excluded from the result and never count as zero. */
  toEnter: number
  /** Whether a question in use has the status `absent`. */
  isAbsent: boolean
}

/**
 * Computes the result of one student. A status either excludes the question from the maximum or counts as 0 points;
 * empty cells are excluded and counted in `toEnter`.
 */
export function resultOf(structure: ExamStructure, marks: StudentMarks): StudentResult {
  let points: number | null = null
  let maximum = 0
  let entered = 0
  let isAbsent = false
  const leaves = activeLeaves(structure)
  for (const leaf of leaves) {
    const mark = marks[leaf.id]
    if (isEntered(mark)) entered += 1
    if (mark?.status === 'absent') isAbsent = true
    const counted = countedPoints(mark)
    if (counted === null) continue
    points = (points ?? 0) + counted
    if (!leaf.isBonus) maximum += leaf.maxHundredths
  }
  return {
    pointsHundredths: points,
    maximumHundredths: maximum,
    shareBasisPoints: points === null || maximum === 0 ? null : divideHalfUp(points * 10_000, maximum),
    entered,
    toEnter: leaves.length - entered,
    isAbsent,
  }
}
