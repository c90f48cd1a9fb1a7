import { countsAsZero, type MarkContent } from '../mark-content.ts'
import { activeLeaves, type ExamStructure } from '../../exams/exam-structure.ts'
import { divideHalfUp } from './divide.ts'

/** The marks of one student in one exam, by the id of the question or part. */
export type StudentMarks = Readonly<Record<string, MarkContent | undefined>>

/** The points a cell counts with: null when it was not entered or its status takes the question out. */
export const countedPoints = (mark: MarkContent | undefined): number | null => {
  if (!mark) return null
  if (mark.status !== null) return countsAsZero(mark.status) ? 0 : null
  return mark.valueHundredths
}

/** True when a cell holds a value or a status. */
export const isEntered = (mark: MarkContent | undefined): boolean =>
  mark !== undefined && (mark.valueHundredths !== null || mark.status !== null)

/** What one student reached in one exam. Points in hundredths. */
export interface StudentResult {
  /** Null when nothing counts: nothing entered, or only statuses that take the question out. */
  pointsHundredths: number | null
  /** The maximum of the questions that count for this student; a bonus does not raise it. */
  maximumHundredths: number
  /** Points of the maximum, in hundredths of a percent, above 10,000 with a bonus; null without a maximum. */
  shareBasisPoints: number | null
  /** Cells that hold a value or a status, of the questions in use. */
  entered: number
  /** Cells that hold neither. They count as nothing, never as zero. */
  toEnter: number
}

/**
 * The result of one student. A status that excludes takes the question out of the maximum, one that counts as zero is
 * 0 points of it, and what was not entered is left out and told in `toEnter`.
 */
export function resultOf(structure: ExamStructure, marks: StudentMarks): StudentResult {
  let points: number | null = null
  let maximum = 0
  let entered = 0
  const leaves = activeLeaves(structure)
  for (const leaf of leaves) {
    const mark = marks[leaf.id]
    if (isEntered(mark)) entered += 1
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
  }
}
