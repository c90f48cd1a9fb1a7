import { ExamSheet, LoggedOperation, MarkSheet, OperationsPage, SheetCell } from '@classeur/contracts'
import { largestMarkHundredths } from '@classeur/domain/marks'
import { z } from 'zod'

/**
 * A list whose elements are checked by `isPlain`, and by the schema of the contract only where that doesn't know them.
 * A sheet has thousands of cells, and nearly all of them are plain: the schema takes a hundred times as long for each.
 */
const listOf = <T>(schema: z.ZodType<T>, isPlain: (element: unknown) => boolean) =>
  z.custom<T[]>(
    (list) =>
      Array.isArray(list) && list.every((element) => isPlain(element) || schema.safeParse(element).success),
  )

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0

const isPlainCode = (code: unknown): boolean =>
  code === null || (isCount(code) && (code as number) <= largestMarkHundredths)

const cellLength = 5

/** True for a cell with a number or without an entry. */
export function isPlainCell(cell: unknown): boolean {
  if (!Array.isArray(cell) || cell.length !== cellLength) return false
  const [leaf, version, code, person, at] = cell as unknown[]
  return (
    isCount(leaf) && isCount(version) && version !== 0 && isPlainCode(code) && isCount(person) && isCount(at)
  )
}

const idPattern = /^[0-9a-f]{24}$/
const isId = (value: unknown): boolean => typeof value === 'string' && idPattern.test(value)

const effectKeys = new Set(['studentId', 'leafId', 'version', 'from', 'to'])

/** True for a change between two numbers or empty cells, without notes. */
export function isPlainEffect(effect: unknown): boolean {
  if (typeof effect !== 'object' || effect === null) return false
  const { studentId, leafId, version, from, to } = effect as Record<string, unknown>
  return (
    isId(studentId) &&
    isId(leafId) &&
    isCount(version) &&
    version !== 0 &&
    isPlainCode(from) &&
    isPlainCode(to) &&
    Object.keys(effect).every((key) => effectKeys.has(key))
  )
}

const { rows } = MarkSheet.shape

/** {@link MarkSheet} for many cells. */
export const ManyMarks = MarkSheet.extend({
  rows: z.array(rows.element.extend({ cells: listOf(SheetCell, isPlainCell) })),
})

/** {@link ExamSheet} for many cells. */
export const ManyMarksSheet = ExamSheet.extend({ marks: ManyMarks })

/** {@link OperationsPage} for many cells. */
export const ManyEffects = OperationsPage.extend({
  operations: z.array(
    LoggedOperation.extend({ cells: listOf(LoggedOperation.shape.cells.element, isPlainEffect) }),
  ),
})
