import { isEntered, showMark } from '@classeur/domain/marks'
import type { MarkStatus } from '@classeur/contracts'
import type { CellChange } from '../../engine/sheet-engine.ts'
import type { Paper } from './read-paper.ts'

/**
 * The changes that saving the paper writes: only marks typed here, based on the versions seen then, so that nobody's
 * later mark is overwritten.
 */
export const changesOf = (studentId: string, { cells }: Paper): CellChange[] =>
  cells.flatMap(({ column, content, isChanged, seen }) =>
    isChanged && content ? [{ studentId, leafId: column.leaf.id, content, ...seen }] : [],
  )

/**
 * The changes that set a status for the whole paper. A status doesn't depend on the maximum, so the epoch is left out.
 */
export const wholePaperOf = (studentId: string, { cells }: Paper, status: MarkStatus): CellChange[] =>
  cells.map(({ column, seen }) => ({
    ...{ studentId, leafId: column.leaf.id, ...(seen && { base: seen.base }) },
    content: { valueHundredths: null, status },
  }))

/** A mark that a status for the whole paper would replace. */
export interface ReplacedMark {
  leafId: string
  label: string
  text: string
}

/** Every stored or typed mark of the paper that differs from this status. */
export const replacedBy = ({ cells }: Paper, status: MarkStatus): ReplacedMark[] =>
  cells.flatMap(({ column, text, content, saved }) => {
    const { label, leaf, context } = column
    if (text.trim() !== '' && content?.status !== status) return [{ leafId: leaf.id, label, text }]
    return isEntered(saved) && saved.status !== status
      ? [{ leafId: leaf.id, label, text: showMark(saved, context) }]
      : []
  })
