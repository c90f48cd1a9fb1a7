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
