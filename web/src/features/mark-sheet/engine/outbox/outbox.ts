import type { CellRef, MarkOperation } from '@classeur/contracts'
import { keyOf, refOf } from '../cell-key.ts'
import type { Changes } from '../changes.ts'
import type { SavedMarks } from '../server/saved-marks.ts'
import type { QueuedCell, SheetDependencies } from '../sheet-ports.ts'
import type { UndoHistory } from '../undo-history.ts'
import { createEntryKeeper } from './keep-entries.ts'
import { createPendingWrites } from './pending-writes.ts'
import { createSender, type SendMode } from './send-writes.ts'
import { dropSettled, settleOutcomes } from './settle-outcomes.ts'
import { holdTab, takeOver } from './take-over.ts'
import type { PendingWrite } from './typed-parts.ts'

interface OutboxParts extends Pick<
  SheetDependencies,
  'transport' | 'store' | 'locks' | 'timers' | 'session' | 'userId' | 'examId' | 'newId'
> {
  marks: SavedMarks
  history: Pick<UndoHistory, 'add'>
  changes: Changes
}

/** The server's answer to a request. */
export interface Outcome {
  isRefused: boolean
  /** The sheet's epoch when the server answered; null if it refused the whole request. */
  epoch: number | null
  /** The version of the marks since this request; null if it hasn't changed them. */
  newVersion: number | null
}

/** Cells that an undo or redo didn't change, because someone had changed them before it reached the server. */
export interface KeptBack {
  cells: readonly CellRef[]
  at: number
}

/**
 * Marks typed here that aren't on the server yet. Each operation is stored on this device and sent in the order of
 * typing. It stays stored until the server has answered for each of its cells or the person has decided.
 */
export function createOutbox(parts: OutboxParts) {
  const { transport, store, locks, timers, session, userId, examId, newId, marks, history, changes } = parts
  const tabId = newId()
  const outcomeListeners: ((outcome: Outcome) => void)[] = []
  let lastOrder = 0
  let savedAt: number | null = null
  let keptBack: KeptBack | null = null
  let cannotLoad = false

  const keeper = createEntryKeeper(store, timers)
  const pending = createPendingWrites(keeper.touch)

  function settled(keys: readonly string[], keptKeys: readonly string[], outcome: Outcome): void {
    if (keptKeys.length > 0) keptBack = { cells: keptKeys.map(refOf), at: timers.now() }
    changes.touch(keys)
    for (const listener of outcomeListeners) listener(outcome)
  }

  const sender = createSender({
    ...{ transport, timers, session, userId },
    nextBatch: () => pending.nextBatch(keeper.maySend),
    onAnswered(outcomes, { at, epoch, isNewVersion, marksVersion }) {
      savedAt = timers.now()
      const keptKeys = settleOutcomes({ marks, pending, userId }, outcomes, at)
      const keys = outcomes.map(([{ cell }]) => keyOf(cell))
      dropSettled({ marks, pending }, keys)
      const isRefused = outcomes.some(
        ([, answered]) => typeof answered === 'object' && answered.outcome === 'refused',
      )
      settled(keys, keptKeys, { isRefused, epoch, newVersion: isNewVersion ? marksVersion : null })
    },
    onRefused(writes, failure) {
      const kept = writes.filter((write) => !pending.refuse(write, failure))
      const keyOfWrite = ({ cell }: PendingWrite) => keyOf(cell)
      settled(writes.map(keyOfWrite), kept.map(keyOfWrite), {
        isRefused: true,
        epoch: null,
        newVersion: null,
      })
    },
    // Every waiting cell shows "saving" or "queued".
    onMode: () => changes.touch(pending.keys()),
  })
  keeper.onFlushed(() => {
    sender.kick()
    changes.touch()
  })
  const letTabGo = holdTab(locks, tabId)
  const stopFollowingSession = session.onChange(sender.hurry)

  return {
    /** Keys of cells with unsettled writes. */
    keys: pending.keys,
    /** The last unsettled write of a cell. */
    last: pending.last,
    /** The last mark and the last note typed into a cell, which it shows; undefined if none is unsettled. */
    typedCode: pending.typedCode,
    typedNote: pending.typedNote,
    mode: (): SendMode => sender.mode(),
    savedAt: () => savedAt,
    keptBack: () => keptBack,
    /** True if this device can't store marks: closing the tab then loses the unsent ones. */
    notKept: (): boolean => cannotLoad || keeper.hasFailed(),

    /**
     * Stores and sends these cells as one operation, and returns its id. `epoch` is the epoch in which they were typed.
     */
    enqueue({ kind, of }: Pick<MarkOperation, 'kind' | 'of'>, cells: QueuedCell[], epoch: number): string {
      const operation = { id: newId(), kind, of }
      lastOrder = Math.max(lastOrder + 1, timers.now())
      history.add({ ...operation, cells })
      pending.add({ ...{ userId, examId, tabId, order: lastOrder, epoch }, ...{ operation, cells } })
      return operation.id
    },

    /** Stores on this device before it returns: the page may end. */
    keepAtOnce: keeper.keepAtOnce,

    held: pending.held,
    /** Discards the writes of a cell that wait for a decision. */
    dropHeld: pending.dropHeld,

    /** Discards writes that wait for a decision if the server now has the same mark. */
    dropSettled: (keys: readonly string[]) => dropSettled({ marks, pending }, keys),

    /**
     * Takes over the unsent marks of closed tabs on this device. Resolves to false if some must wait; call again later.
     */
    async adopt(): Promise<boolean> {
      let isAll = true
      try {
        const own = { userId, examId, tabId }
        const taken = await takeOver({ ...own, store, locks, timers, pending, marks, history }, keeper.adopt)
        changes.touch(taken.keys)
        isAll = taken.isAll
        cannotLoad = false
      } catch {
        // The sheet works without storage; `notKept` reports it.
        cannotLoad = true
      }
      sender.kick()
      changes.touch()
      return isAll
    },

    /** The listener runs after the server's answer has been applied. */
    onOutcome: (listener: (outcome: Outcome) => void) => void outcomeListeners.push(listener),

    /** Reports whether another request reached the server. */
    setReached: (isReached: boolean) => void (isReached ? sender.reached() : sender.lost()),
    /** Sends at once instead of waiting for the end of a pause: the server may be reachable again. */
    hurry: sender.hurry,

    /** Sends what it can. Resolves when the rest is stored for the next tab. */
    async close(): Promise<void> {
      stopFollowingSession()
      try {
        await keeper.idle()
        await sender.close()
        await keeper.idle()
        // After this, nothing stores marks that the browser couldn't store.
        if (keeper.hasFailed()) keeper.keepAtOnce()
      } finally {
        letTabGo()
      }
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
