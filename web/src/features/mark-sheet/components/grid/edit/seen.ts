import type { CellRef } from '@classeur/contracts'
import type { CellChange, CellView, SheetEngine } from '../../../engine/sheet-engine.ts'

/** What stood in a cell when somebody began to type there: what comes meanwhile is not replaced unseen. */
export type Seen = Required<Pick<CellChange, 'base' | 'epoch'>>

/** A text that is no mark hides what comes under it: what was seen is what stood there before the text. */
const beforeText = new WeakMap<NonNullable<CellView['unread']>, Seen>()

export function seenIn(engine: SheetEngine, ref: CellRef): Seen {
  const { unread, saved } = engine.cell(ref)
  const before = unread && beforeText.get(unread)
  return before ?? { base: saved?.version ?? 0, epoch: engine.state().epoch }
}

/** Keeps a text that is no mark, and what stood there before it. */
export function keepText(
  engine: SheetEngine,
  ref: CellRef,
  unread: NonNullable<CellView['unread']>,
  seen: Seen,
): void {
  beforeText.set(unread, seen)
  engine.keepUnread(ref, unread)
}
