import { activeLeaves } from '../../exams/exam-structure.ts'
import type { CheckedSheet } from './checked-sheet.ts'

/** A question with the same number for all students: possibly a filled column that was never reviewed. */
export interface EqualColumn {
  leafId: string
  valueHundredths: number
  n: number
}

/** Fewer equal numbers than this are common by chance. */
const fewest = 5

export const findEqualColumns = ({
  structure,
  studentIds,
  rows,
}: Pick<CheckedSheet, 'structure' | 'studentIds' | 'rows'>): EqualColumn[] =>
  activeLeaves(structure).flatMap(({ id }) => {
    let first: number | null = null
    let n = 0
    for (const studentId of studentIds) {
      const value = rows.get(studentId)?.[id]?.valueHundredths ?? null
      if (value === null) continue
      first ??= value
      if (value !== first) return []
      n += 1
    }
    return first !== null && n >= fewest ? [{ leafId: id, valueHundredths: first, n }] : []
  })
