import type { CellRef, ExamSheet } from '@classeur/contracts'
import { keyOf, refOf } from './cell-key.ts'
import { createCellChanges } from './change-cells.ts'
import { createCellDecisions } from './decide-cells.ts'
import { followServer } from './follow-server.ts'
import { createEntryKeeper } from './keep-entries.ts'
import { createKnownMarks } from './known-marks.ts'
import { createListeners } from './listeners.ts'
import { createPendingWrites } from './pending-writes.ts'
import { createFocusTeller, createPresenceList } from './presence-list.ts'
import { createCellQueue } from './queue-cells.ts'
import { createSender } from './send-writes.ts'
import { endSettled, settleOutcomes } from './settle-outcomes.ts'
import type { CellView, SheetEngine, SheetState } from './sheet-engine.ts'
import type { SheetParts } from './sheet-parts.ts'
import type { SheetDependencies } from './sheet-ports.ts'
import { buildState, readOnlyOf } from './sheet-state.ts'
import { createSheetViews } from './sheet-views.ts'
import { holdTab, takeOver } from './take-over.ts'
import { createUndoHistory } from './undo-history.ts'

/** After which what another window left behind is looked at again, when a cell of it still waits here. */
const lookAgainMs = 15_000

/** An engine, and when the last of it is sent or given back to this device after `close`. */
export interface OpenedSheet {
  engine: SheetEngine
  closed: Promise<void>
}

/**
 * Opens a mark sheet: reads it, and what this person has left unsent on this device.
 * Rejects with `ProblemError` when the sheet cannot be read.
 */
export async function createSheetEngine(dependencies: SheetDependencies): Promise<OpenedSheet> {
  const { transport, timers, page, session, live, store, examId } = dependencies
  const first = await transport.readSheet()

  let sheet = withoutMarks(first)
  let { epoch, examVersion } = first.marks
  let isGone = false
  let isClosed = false
  let cannotLoad = false
  let told: Pick<SheetState, 'savedAt' | 'keptBack'> = { savedAt: null, keptBack: null }
  let state: SheetState | null = null
  let isFramePlanned = false

  const listeners = createListeners()
  const changed = () => {
    if (isClosed) return
    state = buildState(stateParts, state)
    listeners.tell('state')
  }
  const marks = createKnownMarks()
  const unread = new Map<string, NonNullable<CellView['unread']>>()
  const keeper = createEntryKeeper(store, timers, () => {
    sender.kick()
    changed()
  })
  const pending = createPendingWrites(keeper.touch)
  const history = createUndoHistory(transport.readOperations, changed)
  const present = createPresenceList(timers, changed)
  const views = createSheetViews({
    ...{ marks, pending, unread, listeners },
    isOnline: () => sender.mode() === 'online',
    onRows() {
      if (isFramePlanned) return
      isFramePlanned = true
      timers.frame(() => {
        isFramePlanned = false
        listeners.tell('rows')
      })
    },
  })

  const show = (keys: Iterable<string>) => {
    if (isClosed) return
    views.show(keys)
    changed()
  }
  const parts: SheetParts = {
    ...{ dependencies, marks, pending, history, unread, show },
    tabId: dependencies.newId(),
    readOnly: () => (isGone ? 'role' : readOnlyOf(sheet)),
    epoch: () => epoch,
    keptBack: (cells) => (told = { ...told, keptBack: { cells, at: timers.now() } }),
  }

  const sender = createSender({
    ...{ transport, timers, session, pending, userId: dependencies.userId },
    maySend: keeper.maySend,
    onOutcomes(outcomes, answer) {
      told = { ...told, savedAt: timers.now() }
      settleOutcomes(parts, outcomes, answer)
      const isRefused = outcomes.some(([, told]) => typeof told === 'object' && told.outcome === 'refused')
      // Whoever typed it had not seen the reason: the sheet is another one by now.
      if ((isRefused || answer.epoch > epoch) && !isClosed) void follow.refresh()
    },
    onRefused(writes, failure) {
      const kept = writes.filter((write) => !pending.refuse(write, failure))
      if (kept.length > 0) parts.keptBack(kept.map(({ cell }) => refOf(keyOf(cell))))
      show(writes.map(({ cell }) => keyOf(cell)))
      if (!isClosed) void follow.refresh()
    },
    onChange: () => show(pending.keys()),
  })
  const stateParts = {
    ...{ pending, history, unread, readOnly: parts.readOnly, epoch: parts.epoch },
    sheet: () => sheet,
    mode: sender.mode,
    present: present.all,
    notKept: () => cannotLoad || keeper.hasFailed(),
    told: () => told,
  }

  let stopLooking: (() => void) | null = null
  const takeOverAll = async () => {
    stopLooking?.()
    try {
      if (!(await takeOver(parts, keeper.adopt)) && !isClosed)
        stopLooking = timers.after(lookAgainMs, () => void look())
      cannotLoad = false
    } catch {
      // The sheet works without: told by `notKept`.
      cannotLoad = true
    }
    sender.kick()
    changed()
  }
  const look = () => Promise.all([takeOverAll(), history.fill()])
  const follow = followServer({
    dependencies,
    epoch: parts.epoch,
    examVersion: () => examVersion,
    onSheet(read) {
      ;[sheet, isGone] = [withoutMarks(read), false]
      if (read.marks.epoch !== epoch) history.forget()
      ;({ epoch, examVersion } = read.marks)
      void history.fill()
      views.setStudents(sheet.students.map(({ id }) => id))
      show(endSettled(parts, marks.takeSheet(read.marks)))
    },
    onMarks: (read) => show(endSettled(parts, marks.takeSheet(read))),
    onWritten(written) {
      show(endSettled(parts, marks.takeWritten(written)))
      // The first mark of all has made it an exam that is being marked.
      if (sheet.exam.status === 'draft') void follow.refresh()
    },
    onGone() {
      isGone = true
      changed()
    },
    onReached: (isReached) => (isReached ? sender.found() : sender.lost()),
    onLook: () => void look(),
  })

  views.setStudents(sheet.students.map(({ id }) => id))
  views.show(marks.takeSheet(first.marks))
  state = buildState(stateParts, null)
  const current = (): SheetState => (state ??= buildState(stateParts, null))
  const letTabGo = holdTab(parts)
  await takeOverAll()
  void history.fill()

  const connection = live.open(examId, sheet.exam.classId, {
    ...follow.handlers,
    onPresence: present.onPresence,
    onLeft: present.onLeft,
    onReconnect() {
      sender.hurry()
      follow.handlers.onReconnect()
    },
  })
  const teller = createFocusTeller(timers, connection.focus)
  const lookAgain = () => {
    sender.hurry()
    void follow.readMarks()
  }
  const begun = new Set<string>()
  const wouldLose = () => unread.size > 0 || begun.size > 0
  const cellQueue = createCellQueue(parts)
  const stops = [
    page.follow({
      onOnline: lookAgain,
      onVisible: lookAgain,
      mayLeave() {
        const { unsent, notKept, conflicts, refused } = current()
        const isLost = notKept && conflicts.length + refused.length > 0
        return unsent === 0 && !wouldLose() && !isLost
      },
    }),
    session.onChange(sender.hurry),
    () => present.close(),
    () => teller.close(),
    () => connection.close(),
    () => follow.close(),
    () => stopLooking?.(),
  ]

  let tellClosed: () => void = () => undefined
  const closed = new Promise<void>((resolve) => (tellClosed = resolve))
  const engine: SheetEngine = {
    state: current,
    subscribe: (listener) => listeners.on('state', listener),
    cell: views.cell,
    subscribeCell: ({ studentId, leafId }, listener) => listeners.on(`cell ${studentId}:${leafId}`, listener),
    row: views.row,
    subscribeRow: (studentId, listener) => listeners.on(`row ${studentId}`, listener),
    rows: views.rows,
    subscribeRows: (listener) => listeners.on('rows', listener),
    ...createCellChanges(parts, cellQueue),
    ...createCellDecisions(parts, cellQueue),
    setBegun: (what, isBegun) => void (isBegun ? begun.add(what) : begun.delete(what)),
    wouldLose,
    focus: (cell: CellRef | null) => teller.focus(cell),
    async refresh() {
      if (isClosed) return
      sender.hurry()
      await follow.refresh()
    },
    close() {
      if (isClosed) return
      isClosed = true
      for (const stop of stops) stop()
      listeners.clear()
      void keeper
        .idle()
        .then(() => sender.close())
        .then(() => keeper.idle())
        .finally(() => {
          letTabGo()
          tellClosed()
        })
    },
  }
  return { engine, closed }
}

function withoutMarks({ marks: _marks, ...sheet }: ExamSheet): SheetState['sheet'] {
  return sheet
}
