import type { MarkLogEntry, MarkWrite } from '@classeur/domain/marks'
import { markRowId, storedEntryOf, unfenced, type MarkRowDocument } from './mark-row.model.ts'

/** The exam that rows belong to; `epoch` is the epoch of the structure that was read. */
export interface MarkedExamRef {
  id: string
  classId: string
  epoch: number
}

/** Builds the upsert that inserts an empty, {@link unfenced} row unless it exists. */
export const rowInsertOf = ({ id, classId, epoch }: MarkedExamRef, studentId: string) => ({
  filter: { _id: markRowId(id, studentId) },
  update: {
    $setOnInsert: {
      ...{ examId: id, classId, studentId, marks: {}, rescaled: null },
      ...{ epoch, revision: 0, fence: unfenced, log: [] },
    },
  },
  upsert: true,
})

/** A write to one row, based on `row` as it was read, with the log entries of the changes. */
export interface RowWrite {
  row: Pick<MarkRowDocument, '_id' | 'marks' | 'revision' | 'fence' | 'epoch'>
  /** Cells without a note keep their comments and error types. */
  cells: readonly MarkWrite[]
  log: readonly MarkLogEntry[]
}

/** Matches the row only in the state that was read; older rows have no revision and no fence. */
export const asRead = ({ _id, revision, fence, epoch }: Omit<RowWrite['row'], 'marks'>) => ({
  ...{ _id, epoch },
  ...(revision === undefined ? { revision: { $exists: false } } : { revision }),
  ...(fence === undefined ? { fence: { $exists: false } } : { fence }),
})

/**
 * A write of up to this many cells only requires that those cells are unchanged, so that colleagues who mark
 * different questions of one student don't conflict. A write of more cells requires that the whole row is unchanged.
 */
const fewCells = 8
const needsWholeRow = ({ cells }: RowWrite) => cells.length > fewCells

function asDecided(write: RowWrite) {
  const { row, cells } = write
  if (needsWholeRow(write)) return asRead(row)
  const { revision: _revision, ...read } = asRead(row)
  const versions = cells.map(({ leafId, isFirst, version }) => [
    `marks.${leafId}.version`,
    isFirst ? { $exists: false } : version - 1,
  ])
  return { ...read, ...(Object.fromEntries(versions) as Record<string, number | { $exists: boolean }>) }
}

/** Sets whole cells if the row must be unchanged, because a path for each field makes a far larger command. */
function setOf(write: RowWrite) {
  const isWhole = needsWholeRow(write)
  const paths = write.cells.flatMap(({ leafId, isFirst, note, ...mark }): [string, unknown][] => {
    const path = `marks.${leafId}`
    const fields = { ...mark, ...(isFirst && { errorTypes: [] }), ...note }
    if (isWhole) return [[path, { ...write.row.marks[leafId], ...fields }]]
    return Object.entries(fields).map(([field, value]) => [`${path}.${field}`, value])
  })
  return Object.fromEntries(paths)
}

/**
 * Builds the update that writes cells with their log entries, and raises a lower fence of the row to `fence`. It matches
 * only if the row is as it was read.
 */
export const rowUpdateOf = (write: RowWrite, fence: number) => ({
  filter: asDecided(write),
  update: {
    $set: { ...setOf(write), ...((write.row.fence ?? 0) < fence && { fence }) },
    $inc: { revision: 1 },
    $push: { log: { $each: write.log.map(storedEntryOf) } },
  },
})

/** All processes write rows in this order, to avoid deadlocks. */
export const inRowOrder = (writes: readonly RowWrite[]): RowWrite[] =>
  [...writes].sort((a, b) => (a.row._id < b.row._id ? -1 : 1))
