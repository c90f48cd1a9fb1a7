import { mostWrites, type MarkOutcome } from '@classeur/contracts'
import { keyOf } from '../cell-key.ts'
import type { CellRefusal } from '../sheet-engine.ts'
import type { QueuedCell, QueueEntry } from '../sheet-ports.ts'

/** One cell of an operation that waits. */
export interface PendingWrite {
  entry: QueueEntry
  cell: QueuedCell
}

/** What goes with one request: cells typed on the same epoch, each once. */
export interface WriteBatch {
  epoch: number
  writes: PendingWrite[]
}

const isWaiting = ({ version, hold }: QueuedCell) => version === null && hold === null
const isOver = ({ version, hold }: QueuedCell) => version !== null && hold === null

/** True when somebody's typing is part of these writes of one cell, and not only going back and forth in one's own steps. */
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
 * Everything that was typed here and is not settled: by operation in the order of typing, and by cell, where the first
 * write is sent and the others wait for its answer. What is over leaves; `onTouched` hears of each entry that is other
 * than what is kept of it on this device.
 */
export function createPendingWrites(onTouched: (entry: QueueEntry, isOver: boolean) => void) {
  const entries = new Map<string, QueueEntry>()
  const chains = new Map<string, PendingWrite[]>()
  /** Cells of an operation that are not settled. */
  const open = new Map<QueueEntry, number>()

  function touch(entry: QueueEntry): void {
    const over = (open.get(entry) ?? 0) === 0
    if (over) {
      entries.delete(entry.operation.id)
      open.delete(entry)
    }
    onTouched(entry, over)
  }

  /** Ends a write; the next one of the cell goes on from `base`. */
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

  /** Gives up everything that was typed into a cell. */
  function drop(key: string): void {
    for (const write of chains.get(key) ?? []) end(key, write, 0, null)
  }

  /** Gives up what waits for a person. */
  function dropHeld(key: string): void {
    for (const write of chains.get(key) ?? []) if (write.cell.hold) end(key, write, 0, null)
  }

  /** True when nothing that was typed is left over: what was on its way was an undo or redo that came too late. */
  function endsWithoutTyping(key: string): boolean {
    if (hasTyping(chains.get(key) ?? [])) return false
    drop(key)
    return true
  }

  /** Ends a write that nothing came of, and with it that it is taken back: there is nothing to take back. */
  function endInVain(key: string, write: PendingWrite, base: number | null): void {
    end(key, write, 0, base)
    const { id } = write.entry.operation
    const steps = (chains.get(key) ?? []).filter(({ entry }) => entry.operation.of === id)
    if (steps.at(-1)?.entry.operation.kind !== 'undo') return
    for (const step of steps) end(key, step, 0, step.cell.base)
  }

  /** Returns false when it was an undo or redo: there is nothing to be shown as refused. */
  function refuse(write: PendingWrite, reason: CellRefusal): boolean {
    const key = keyOf(write.cell)
    if (endsWithoutTyping(key)) return write.entry.operation.of === null
    // What was typed after it stands in its place, on the same version.
    if ((chains.get(key)?.length ?? 0) > 1) endInVain(key, write, write.cell.base)
    else hold(write, reason)
    return true
  }

  return {
    has: (operationId: string): boolean => entries.has(operationId),
    keys: () => chains.keys(),
    chain: (key: string): readonly PendingWrite[] => chains.get(key) ?? [],
    last: (key: string): QueuedCell | null => chains.get(key)?.at(-1)?.cell ?? null,
    dropHeld,
    refuse,

    add(entry: QueueEntry): void {
      entries.set(entry.operation.id, entry)
      open.set(entry, entry.cells.filter((cell) => !isOver(cell)).length)
      for (const cell of entry.cells) {
        if (isOver(cell)) continue
        const key = keyOf(cell)
        const before = chains.get(key) ?? []
        // Behind what waits for a person it waits with it.
        const hold = cell.hold ?? before.at(-1)?.cell.hold ?? null
        if (hold) Object.assign(cell, { hold, version: 0 })
        chains.set(key, [...before, { entry, cell }])
      }
      touch(entry)
    },

    /** The next in their order; `maySend` false of an entry ends the request before it. */
    nextBatch(maySend: (entry: QueueEntry) => boolean): WriteBatch | null {
      const batch: WriteBatch = { epoch: 0, writes: [] }
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
          batch.writes.push(first)
        }
        // Nothing overtakes it: undo after a reload goes back in the order of the log.
        if (isHeldUp) break
      }
      return batch.writes.length > 0 ? batch : null
    },

    /** `isMine`: the version was made by this write; else the cell held the same already. */
    saved(write: PendingWrite, version: number, isMine: boolean): void {
      const key = keyOf(write.cell)
      if (isMine) return end(key, write, version, version)
      endInVain(key, write, version)
      endsWithoutTyping(key)
    },

    /** Returns false when nothing that was typed is left over: an undo or redo that came too late. */
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
