import type { SheetState } from '../../engine/sheet-engine.ts'

/** The saving states of the whole sheet, the most urgent first. */
export type SaveKind = 'signed-out' | 'offline' | 'needs-you' | 'saving' | 'saved'

/**
 * `count` is the number of cells kept on this device, or of cells that wait for the person. "All saved" requires that
 * every cell is saved.
 */
export function saveOf({ save, unsent, unread, refused, conflicts }: SheetState): {
  kind: SaveKind
  count: number
} {
  const waiting = unread.length + refused.length + conflicts.length
  if (save === 'signed-out' || save === 'offline') return { kind: save, count: unsent }
  if (waiting > 0) return { kind: 'needs-you', count: waiting }
  return { kind: save, count: unsent }
}
