import { mostNotes, mostWrites, type CellNote, type MarkCode, type MarkOutcome } from '@classeur/contracts'
import { lastMark, lastNote, passOn, type PendingWrite } from './typed-parts.ts'
import { keyOf } from '../cell-key.ts'
import type { CellRefusal } from '../sheet-engine.ts'
import type { QueuedCell, QueueEntry } from '../sheet-ports.ts'

/** The writes of one request: each cell once, all typed in the same epoch. */
export interface WriteBatch {
  epoch: number
  writes: PendingWrite[]
}

/** What was typed into a cell and waits for a decision. */
export interface HeldCell {
  reason: NonNullable<QueuedCell['hold']>
  /** The last typed mark, and the epoch in which it was typed; undefined if only the note was typed. */
  code: MarkCode | undefined
  epoch: number | undefined
  /** The last typed note; undefined if only the mark was typed. */
  note: CellNote | undefined
  /** The version on which the first of its writes is based; null if a write before it has no answer yet. */
  base: number | null
  /** The kind of its last operation. */
  kind: QueueEntry['operation']['kind']
}

const isWaiting = ({ version, hold }: QueuedCell) => version === null && hold === null
const isOver = ({ version, hold }: QueuedCell) => version !== null && hold === null

/**
 * True if these writes of one cell include a typed mark that hasn't been undone, and not only undos and redos of saved
 * steps.
 */
function hasTyping(chain: readonly PendingWrite[]): boolean {
  const typed = new Set<string>()
  const alive = new Set<string>()
  for (const { operation } of chain.map(({ entry }) => entry)) {
    if (operation.of === null) {
      typed.add(operation.id)
      alive.add(operation.id)
    } else if (operation.kind === 'undo') alive.delete(operation.of)
    else if (typed.has(operation.of)) alive.add(operation.of)
  }
  return alive.size > 0
}

/**
 * All unsettled writes, by operation in the order of typing and by cell. The first write of each cell is sent, and the
 * others wait for its answer. Settled writes are removed. `onTouched` receives each entry that differs from its stored
 * version.
 */
export function createPendingWrites(onTouched: (entry: QueueEntry, isOver: boolean) => void) {
  const entries = new Map<string, QueueEntry>()
  const chains = new Map<string, PendingWrite[]>()
  /** Number of unsettled cells of each operation. */
  const open = new Map<QueueEntry, number>()

  function touch(entry: QueueEntry): void {
    const over = (open.get(entry) ?? 0) === 0
    if (over) {
      entries.delete(entry.operation.id)
      open.delete(entry)
    }
    onTouched(entry, over)
  }

  /** Settles a write. The next write of the cell is then based on `base`. */
  function end(key: string, write: PendingWrite, version: number, base: number | null): void {
    const chain = chains.get(key) ?? []
    const rest = chain.filter((other) => other !== write)
    if (rest.length === chain.length) return
    open.set(write.entry, (open.get(write.entry) ?? 1) - 1)
    if (rest.length > 0) chains.set(key, rest)
    else chains.delete(key)
    Object.assign(write.cell, { version, hold: null })
    const [next] = rest
    if (next && next.cell.base === null && base !== null) {
      next.cell.base = base
      touch(next.entry)
    }
    touch(write.entry)
  }

  function hold(write: PendingWrite, reason: NonNullable<QueuedCell['hold']>): void {
    Object.assign(write.cell, { version: 0, hold: reason })
    touch(write.entry)
  }

  /** Discards all writes of a cell. */
  function drop(key: string): void {
    for (const write of chains.get(key) ?? []) end(key, write, 0, null)
  }

  /** Discards the writes of a cell that wait for a decision. */
  function dropHeld(key: string): void {
    for (const write of chains.get(key) ?? []) if (write.cell.hold) end(key, write, 0, null)
  }

  /** If only an undo or redo is left and it came too late, discards it and returns true. */
  function endsWithoutTyping(key: string): boolean {
    if (hasTyping(chains.get(key) ?? [])) return false
    drop(key)
    return true
  }

  /** The undos and redos of a write that follow it in its cell. */
  const stepsOf = (key: string, { entry }: PendingWrite) =>
    (chains.get(key) ?? []).filter((other) => other.entry.operation.of === entry.operation.id)

  /** Settles a write that had no effect, together with its undos and redos: there is nothing to undo. */
  function endInVain(key: string, write: PendingWrite, base: number | null): void {
    const steps = stepsOf(key, write)
    end(key, write, 0, base)
    for (const step of steps) end(key, step, 0, step.cell.base)
  }

  /** Returns false for an undo or redo, which isn't shown as refused. */
  function refuse(write: PendingWrite, reason: CellRefusal): boolean {
    const key = keyOf(write.cell)
    const steps = stepsOf(key, write)
    if (steps.at(-1)?.entry.operation.kind === 'undo') {
      endInVain(key, write, write.cell.base)
      return true
    }
    if (endsWithoutTyping(key)) return false
    const next = (chains.get(key) ?? []).find((other) => other !== write && !steps.includes(other))
    if (next) {
      // The next write of the cell replaces the refused one, on the same version.
      passOn(write.cell, next.cell)
      endInVain(key, write, write.cell.base)
    } else {
      for (const step of steps) end(key, step, 0, null)
      hold(write, reason)
    }
    return true
  }

  return {
    has: (operationId: string): boolean => entries.has(operationId),
    keys: () => chains.keys(),
    last: (key: string): QueuedCell | null => chains.get(key)?.at(-1)?.cell ?? null,
    /** The last mark typed into a cell; undefined if its unsettled writes, if any, are of its note only. */
    typedCode: (key: string): MarkCode | undefined => lastMark(chains.get(key))?.cell.to,
    /** The last note typed into a cell; undefined if its unsettled writes leave the note as it is. */
    typedNote: (key: string): CellNote | undefined => lastNote(chains.get(key))?.cell.toNote,
    /** What waits for a decision in a cell; null if nothing does. */
    held(key: string): HeldCell | null {
      const chain = chains.get(key)
      const last = chain?.at(-1)
      if (!chain || !last?.cell.hold) return null
      const mark = lastMark(chain)
      return {
        ...{ reason: last.cell.hold, code: mark?.cell.to, epoch: mark?.entry.epoch },
        ...{ note: lastNote(chain)?.cell.toNote, base: chain[0]?.cell.base ?? null },
        kind: last.entry.operation.kind,
      }
    },
    dropHeld,
    refuse,

    add(entry: QueueEntry): void {
      entries.set(entry.operation.id, entry)
      let unsettled = 0
      for (const cell of entry.cells) {
        if (isOver(cell)) continue
        unsettled += 1
        const key = keyOf(cell)
        const before = chains.get(key)
        // A write behind one that waits for a decision waits too.
        const hold = cell.hold ?? before?.at(-1)?.cell.hold ?? null
        if (hold) Object.assign(cell, { hold, version: 0 })
        const write = { entry, cell }
        chains.set(key, before ? [...before, write] : [write])
      }
      open.set(entry, unsettled)
      touch(entry)
    },

    /** The next writes in order. The request ends before the first entry for which `maySend` is false. */
    nextBatch(maySend: (entry: QueueEntry) => boolean): WriteBatch | null {
      const batch: WriteBatch = { epoch: 0, writes: [] }
      let notes = 0
      for (const entry of entries.values()) {
        if (!maySend(entry)) break
        let isHeldUp = false
        for (const cell of entry.cells) {
          if (!isWaiting(cell)) continue
          const [first] = chains.get(keyOf(cell)) ?? []
          if (first?.cell !== cell) {
            isHeldUp = true
            continue
          }
          if (batch.writes.length === 0) batch.epoch = entry.epoch
          if (entry.epoch !== batch.epoch || batch.writes.length === mostWrites) return batch
          if (cell.toNote) notes += 1
          if (notes > mostNotes) return batch
          batch.writes.push(first)
        }
        // Don't let later entries overtake this one: after a reload, undo follows the order of the log.
        if (isHeldUp) break
      }
      return batch.writes.length > 0 ? batch : null
    },

    /** `isMine` is true if this write created the version; otherwise the cell already held the same mark. */
    saved(write: PendingWrite, version: number, isMine: boolean): void {
      const key = keyOf(write.cell)
      if (isMine) return end(key, write, version, version)
      endInVain(key, write, version)
      endsWithoutTyping(key)
    },

    /** Returns false if only an undo or redo was left and it came too late. */
    conflict(write: PendingWrite): boolean {
      const key = keyOf(write.cell)
      if (endsWithoutTyping(key)) return false
      for (const one of chains.get(key) ?? []) hold(one, 'conflict')
      return true
    },
  }
}

export type PendingWrites = ReturnType<typeof createPendingWrites>
export type PlainOutcome = number | MarkOutcome
