import type { CellRef, MarkOperation } from '@classeur/contracts'
import { keyOf, refOf } from '../cell-key.ts'
import type { Changes } from '../changes.ts'
import type { SavedMarks } from '../server/saved-marks.ts'
import type { QueuedCell, SheetDependencies } from '../sheet-ports.ts'
import type { UndoHistory } from '../undo-history.ts'
import { createEntryKeeper } from './keep-entries.ts'
import { createPendingWrites, type PendingWrite } from './pending-writes.ts'
import { createSender, type SendMode } from './send-writes.ts'
import { dropSettled, settleOutcomes } from './settle-outcomes.ts'
import { holdTab, takeOver } from './take-over.ts'

interface OutboxParts extends Pick<
  SheetDependencies,
  'transport' | 'store' | 'locks' | 'timers' | 'session' | 'userId' | 'examId' | 'newId'
> {
  marks: SavedMarks
  history: Pick<UndoHistory, 'add'>
  changes: Changes
}

/** What the server said to a request. `epoch` is null when it took nothing of the request. */
export interface Outcome {
  isRefused: boolean
  epoch: number | null
}

/** Cells of an undo or redo that stay as they are, because somebody had changed them when it reached the server. */
export interface KeptBack {
  cells: readonly CellRef[]
  at: number
}

/**
 * What was typed here and isn't on the server yet. Every operation is kept on this device, sent in the order of typing,
 * and kept until the server has answered for each of its cells, or a person has decided.
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
    onAnswered(outcomes, { at, epoch }) {
      savedAt = timers.now()
      const keptKeys = settleOutcomes({ marks, pending, userId }, outcomes, at)
      const keys = outcomes.map(([{ cell }]) => keyOf(cell))
      dropSettled({ marks, pending }, keys)
      const isRefused = outcomes.some(([, told]) => typeof told === 'object' && told.outcome === 'refused')
      settled(keys, keptKeys, { isRefused, epoch })
    },
    onRefused(writes, failure) {
      const kept = writes.filter((write) => !pending.refuse(write, failure))
      const keyOfWrite = ({ cell }: PendingWrite) => keyOf(cell)
      settled(writes.map(keyOfWrite), kept.map(keyOfWrite), { isRefused: true, epoch: null })
    },
    // "Saving" and "queued" are shown in every waiting cell.
    onMode: () => changes.touch(pending.keys()),
  })
  keeper.onFlushed(() => {
    sender.kick()
    changes.touch()
  })
  const letTabGo = holdTab(locks, tabId)
  const stopFollowingSession = session.onChange(sender.hurry)

  return {
    /** Cells with something that isn't settled. */
    keys: pending.keys,
    /** All unsettled writes of a cell in the order of typing. */
    writesOf: pending.chain,
    /** The last of them; what it says is what the cell shows. */
    last: pending.last,
    mode: (): SendMode => sender.mode(),
    savedAt: () => savedAt,
    keptBack: () => keptBack,
    /** This device keeps nothing: what is unsent is lost with the window. */
    notKept: (): boolean => cannotLoad || keeper.hasFailed(),

    /** Keeps and sends these cells as one operation; returns its id. `epoch`: the one it was typed on. */
    enqueue({ kind, of }: Pick<MarkOperation, 'kind' | 'of'>, cells: QueuedCell[], epoch: number): string {
      const operation = { id: newId(), kind, of }
      lastOrder = Math.max(lastOrder + 1, timers.now())
      history.add({ ...operation, cells })
      pending.add({ ...{ userId, examId, tabId, order: lastOrder, epoch }, ...{ operation, cells } })
      return operation.id
    },

    /** Gives up what waits for a person in a cell. */
    dropHeld: pending.dropHeld,

    /** Gives up what waits for a person where the server has the same by now. */
    dropSettled: (keys: readonly string[]) => dropSettled({ marks, pending }, keys),

    /** Takes over what windows that are gone have left on this device. False: some of it must wait; ask again later. */
    async adopt(): Promise<boolean> {
      let isAll = true
      try {
        const own = { userId, examId, tabId }
        const taken = await takeOver({ ...own, store, locks, timers, pending, marks, history }, keeper.adopt)
        changes.touch(taken.keys)
        isAll = taken.isAll
        cannotLoad = false
      } catch {
        // The sheet works without; `notKept` says so.
        cannotLoad = true
      }
      sender.kick()
      changes.touch()
      return isAll
    },

    /** Listeners run after the answer has been taken over. */
    onOutcome: (listener: (outcome: Outcome) => void) => void outcomeListeners.push(listener),

    /** Another call reached the server, or didn't. */
    setReached: (isReached: boolean) => void (isReached ? sender.found() : sender.lost()),
    /** The server may be reachable again: sends without waiting for the end of a pause. */
    hurry: sender.hurry,

    /** Sends what it can; resolves when the rest is kept for the next window. */
    async close(): Promise<void> {
      stopFollowingSession()
      try {
        await keeper.idle()
        await sender.close()
        await keeper.idle()
      } finally {
        letTabGo()
      }
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
