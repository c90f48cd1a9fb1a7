import {
  emptyContent,
  emptyNote,
  noteOf,
  rescaleRow,
  sameContent,
  sameNote,
  isEmptyNote,
} from '@classeur/domain/marks'
import type { CellNote, MarkContent, StoredMark } from '@classeur/domain/marks'
import type { ArchivedMarkRow, ArchivedStructureChange } from '../archive/class-schemas.ts'

/** The content of a cell with its note. */
export type CellContent = MarkContent & { note: CellNote }

const emptyCell: CellContent = { ...emptyContent, note: emptyNote }

export const cellOf = (mark: StoredMark | undefined): CellContent =>
  mark ? { valueHundredths: mark.valueHundredths, status: mark.status, note: noteOf(mark) } : emptyCell

export const sameCell = (a: CellContent, b: CellContent): boolean =>
  sameContent(a, b) && sameNote(a.note, b.note)

export const isEmptyCell = (cell: CellContent): boolean =>
  sameContent(cell, emptyContent) && isEmptyNote(cell.note)

/** A change of a structure, as far as marks follow it. */
type Rescaling = Pick<ArchivedStructureChange, '_id' | 'by' | 'at' | 'rescales' | 'undoes'>

/** The marks of a row after these rescales of its exam, which begin with the epoch of the row. */
export function marksThrough(
  { marks, rescaled, epoch }: Pick<ArchivedMarkRow, 'marks' | 'rescaled' | 'epoch'>,
  rescales: readonly Rescaling[],
): Record<string, StoredMark> {
  let row: { marks: Record<string, StoredMark>; rescaled: ArchivedMarkRow['rescaled']; epoch: number } = {
    ...{ marks, rescaled, epoch },
  }
  for (const { _id, ...change } of rescales) {
    const after = rescaleRow(row, { ...change, id: _id }, { afterRelease: false })
    row = {
      marks: { ...row.marks, ...after.marks },
      rescaled: after.rescaled,
      epoch: row.epoch + 1,
    }
  }
  return row.marks
}
