import { activeLeaves } from '../../exams/exam-structure.ts'
import type { CheckedSheet } from './checked-sheet.ts'

/** A question with the same number all the way down: a column that was filled and never gone through, maybe. */
export interface EqualColumn {
  leafId: string
  valueHundredths: number
  n: number
}

/** Fewer equal numbers than this happen by themselves. */
const fewest = 5

export const findEqualColumns = ({
  structure,
  studentIds,
  rows,
}: Pick<CheckedSheet, 'structure' | 'studentIds' | 'rows'>): EqualColumn[] =>
  activeLeaves(structure).flatMap(({ id }) => {
    const values = studentIds.flatMap((studentId) => rows.get(studentId)?.[id]?.valueHundredths ?? [])
    const [first] = values
    return first !== undefined && values.length >= fewest && values.every((value) => value === first)
      ? [{ leafId: id, valueHundredths: first, n: values.length }]
      : []
  })
