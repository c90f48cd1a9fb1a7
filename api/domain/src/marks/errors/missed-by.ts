import { shareOf, type ExactShare } from '../shares/exact-share.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { errorCell, isMissed, lostIn, type ErrorColumn } from './error-columns.ts'

/** Who missed a column, of all students with a number in it. */
export interface MissedBy {
  id: string
  studentIds: string[]
  of: number
  /** Points lost by all students together, in (for skills, weighted) hundredths. */
  lostHundredths: number
  /** The lost points as a share of the maximum; null if nobody has a number. */
  lostShare: ExactShare | null
}

/** One entry for each column, in the same order. */
export function missedBy(
  columns: readonly ErrorColumn[],
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
  thresholdBasisPoints: number,
): MissedBy[] {
  const marksOf = studentIds.map((studentId) => rows.get(studentId) ?? {})
  // One pass without intermediate lists: this runs for every cell while the threshold is dragged.
  return columns.map((column) => {
    const missed: string[] = []
    let [of, maximum, lost] = [0, 0, 0]
    for (const [index, studentId] of studentIds.entries()) {
      const cell = errorCell(column, marksOf[index] ?? {})
      if (!cell) continue
      of += 1
      maximum += cell.maximumHundredths
      // Points above a maximum make up for nothing that others lost.
      lost += lostIn(cell)
      if (isMissed(cell, thresholdBasisPoints)) missed.push(studentId)
    }
    return { id: column.id, studentIds: missed, of, lostHundredths: lost, lostShare: shareOf(lost, maximum) }
  })
}

const mostShown = 5

/** The columns that most students missed: at most five, the most missed first, then by the share of lost points. */
export const mostMissed = (missed: readonly MissedBy[]): MissedBy[] =>
  missed
    .filter(({ studentIds }) => studentIds.length > 0)
    .map((one, index) => ({ one, index, lost: one.lostHundredths / one.of }))
    .sort((a, b) => b.one.studentIds.length - a.one.studentIds.length || b.lost - a.lost || a.index - b.index)
    .slice(0, mostShown)
    .map(({ one }) => one)
