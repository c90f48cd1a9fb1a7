import { cleanNote, codeOf, sameNote } from '@classeur/domain/marks'
import type { CellRef, MarkOperation } from '@classeur/contracts'
import { keyOf } from '../cell-key.ts'
import type { Changes } from '../changes.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { SavedMarks } from '../server/saved-marks.ts'
import type { Server } from '../server/server.ts'
import type { CellChange, CellText, Seen, SheetEngine, UnreadText } from '../sheet-engine.ts'
import type { QueuedCell } from '../sheet-ports.ts'
import type { UnreadTexts } from '../unread-texts.ts'
import type { CellQueuing } from './cell-queuing.ts'

interface ChangeParts {
  marks: Pick<SavedMarks, 'get'>
  texts: UnreadTexts
  outbox: Pick<Outbox, 'last' | 'enqueue'>
  server: Pick<Server, 'epoch'>
  changes: Pick<Changes, 'touch'>
  queuing: CellQueuing
}

/** Turns each typed step into one operation, which is shown at once and queued. */
export function createCellChanges(
  parts: ChangeParts,
): Pick<SheetEngine, 'seen' | 'write' | 'keepUnread' | 'keepEdit'> {
  const { marks, texts, outbox, server, changes, queuing } = parts

  const seenNow = (key: string): Seen => ({ base: marks.get(key)?.version ?? 0, epoch: server.epoch() })

  /** Returns null if the cell already holds the mark and the note. */
  function cellOf(key: string, change: CellChange): QueuedCell | null {
    const { content } = change
    const text = content ? texts.seen(key) : null
    const { epoch = text?.epoch, base = text?.base ?? queuing.savedVersion(key) } = change
    const hold = outbox.last(key)?.hold
    const isRefused = hold && hold !== 'conflict'
    const code = content && codeOf(content)
    // In an older epoch the same number has another meaning.
    const isNewCode = code !== queuing.shownCode(key) || isRefused || queuing.isOver(epoch)
    const typed = code !== undefined && isNewCode ? code : undefined
    const note = change.note && cleanNote(change.note)
    const typedNote = note && (isRefused || !sameNote(note, queuing.shownNote(key))) ? note : undefined
    if (typed === undefined && !typedNote) return null
    return queuing.cellOf(change, typed, { base, epoch }, typedNote, key)
  }

  return {
    seen(ref: CellRef): Seen {
      const key = keyOf(ref)
      return texts.seen(key) ?? seenNow(key)
    },

    write(
      kind: MarkOperation['kind'],
      given: readonly CellChange[],
      unread: readonly (CellRef & CellText)[] = [],
    ): string | null {
      const byCell = new Map(given.map((change) => [keyOf(change), change]))
      const cells: QueuedCell[] = []
      for (const [key, change] of byCell) {
        const cell = cellOf(key, change)
        if (cell) cells.push(cell)
      }
      const operationId = cells.length > 0 ? outbox.enqueue({ kind, of: null }, cells, server.epoch()) : null
      // A text that isn't a mark stays when only the note is written.
      const marked = [...byCell].flatMap(([key, { content }]) => (content ? key : []))
      const unreadByCell = new Map(unread.map((text) => [keyOf(text), text]))
      texts.replace(operationId, marked, unreadByCell)
      changes.touch([...byCell.keys(), ...unreadByCell.keys()])
      return operationId
    },

    keepUnread(ref: CellRef, unread: UnreadText, seen?: Seen): void {
      const key = keyOf(ref)
      texts.keep(key, { unread, seen: seen ?? seenNow(key) })
      changes.touch([key])
    },

    keepEdit(edit: (CellRef & CellText) | null): void {
      const keys = texts.keepEdit(
        edit && { key: keyOf(edit), text: { unread: edit.unread, seen: edit.seen } },
      )
      if (keys.length > 0) changes.touch(keys)
    },
  }
}
