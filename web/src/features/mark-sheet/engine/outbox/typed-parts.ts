import type { QueuedCell, QueueEntry } from '../sheet-ports.ts'

/** One cell of an unsettled operation. */
export interface PendingWrite {
  entry: QueueEntry
  cell: QueuedCell
}

type Chain = readonly PendingWrite[] | undefined

/** The last of a cell's writes that changed its mark. */
export const lastMark = (chain: Chain): PendingWrite | undefined =>
  chain?.findLast(({ cell }) => !cell.keepsCode)

/** The last of a cell's writes that changed its note. */
export const lastNote = (chain: Chain): PendingWrite | undefined =>
  chain?.findLast(({ cell }) => cell.toNote !== undefined)

/**
 * The server refused a write, and the next one of the cell replaces it: a mark or a note that the next one doesn't type
 * anew becomes part of it, so that it isn't lost.
 */
export function passOn({ to, from, keepsCode, fromNote, toNote }: QueuedCell, next: QueuedCell): void {
  if (!keepsCode && next.keepsCode) {
    delete next.keepsCode
    Object.assign(next, { from, to })
  }
  if (toNote && !next.toNote) Object.assign(next, { fromNote, toNote })
}
