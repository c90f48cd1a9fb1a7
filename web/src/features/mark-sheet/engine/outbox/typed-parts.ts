import type { QueuedCell, QueueEntry } from '../sheet-ports.ts'

/** One cell of an unsettled operation. */
export interface PendingWrite {
  entry: QueueEntry
  cell: QueuedCell
}

type Chain = readonly PendingWrite[] | undefined

// A paste asks for both several times for each of its cells: plain loops, because most cells have no write or one.

/** The last of a cell's writes that changed its mark. */
export function lastMark(chain: Chain): PendingWrite | undefined {
  if (!chain) return undefined
  for (let at = chain.length - 1; at >= 0; at -= 1) if (!chain[at]?.cell.keepsCode) return chain[at]
  return undefined
}

/** The last of a cell's writes that changed its note. */
export function lastNote(chain: Chain): PendingWrite | undefined {
  if (!chain) return undefined
  for (let at = chain.length - 1; at >= 0; at -= 1) if (chain[at]?.cell.toNote !== undefined) return chain[at]
  return undefined
}

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
