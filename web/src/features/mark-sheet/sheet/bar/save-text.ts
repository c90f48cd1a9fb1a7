import type { SheetState } from '../../engine/sheet-engine.ts'

/** What the whole sheet says of its saving, the most pressing first. */
export type SaveKind = 'signed-out' | 'offline' | 'needs-you' | 'saving' | 'saved'

/** `count`: cells kept on this device, or cells that wait for the person. "All saved" is said only when it is true of all. */
export function saveOf({ save, unsent, unread, refused, conflicts }: SheetState): {
  kind: SaveKind
  count: number
} {
  const waiting = unread.length + refused.length + conflicts.length
  if (save === 'signed-out' || save === 'offline') return { kind: save, count: unsent }
  if (waiting > 0) return { kind: 'needs-you', count: waiting }
  return { kind: save, count: unsent }
}
