import { isEntered, showMark } from '@classeur/domain/marks'
import type { MarkStatus } from '@classeur/contracts'
import type { CellChange } from '../../engine/sheet-engine.ts'
import type { Paper } from './read-paper.ts'

/**
 * What saving the paper writes: only what was changed here, on top of what was seen then, so that nobody's later mark is
 * written over.
 */
export const changesOf = (studentId: string, { cells }: Paper): CellChange[] =>
  cells.flatMap(({ column, content, isChanged, seen }) =>
    isChanged && content ? [{ studentId, leafId: column.leaf.id, content, ...seen }] : [],
  )

/** What a status for the whole paper writes; it means the same of every maximum. */
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

/** Every mark on the paper, stored or only typed, that isn't this status already. */
export const replacedBy = ({ cells }: Paper, status: MarkStatus): ReplacedMark[] =>
  cells.flatMap(({ column, text, content, saved }) => {
    const { label, leaf, context } = column
    if (text.trim() !== '' && content?.status !== status) return [{ leafId: leaf.id, label, text }]
    return isEntered(saved) && saved.status !== status
      ? [{ leafId: leaf.id, label, text: showMark(saved, context) }]
      : []
  })
