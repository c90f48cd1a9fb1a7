import type { ExamSheet } from '@classeur/contracts'
import { coalesce } from '@classeur/domain/concurrency'
import type { Changes } from '../changes.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { ReadOnly, SheetState } from '../sheet-engine.ts'
import type { SheetLiveHandlers } from '../sheet-live.ts'
import type { MarksState, SheetDependencies } from '../sheet-ports.ts'
import type { UndoHistory } from '../undo-history.ts'
import { failureOf } from '../../../../http/send-failure.ts'
import type { SavedMarks } from './saved-marks.ts'

const readEveryMs = 60_000
/** Pause before the next attempt when the server couldn't answer. */
const askAgainMs = 10_000
/** Entering the room this soon after reading the sheet is the first time: only marks can have been missed. */
const justReadMs = 10_000
/** Changes of a class come in bursts: one import changes members, class list and exam. */
const gatherMs = 300
/** How often to check again for entries left by another tab, while a cell of them still waits here. */
const adoptAgainMs = 15_000

interface ServerParts extends Pick<SheetDependencies, 'transport' | 'timers' | 'page'> {
  /** The sheet as it was opened. `marks` already has its marks. */
  first: ExamSheet
  marks: SavedMarks
  outbox: Outbox
  history: UndoHistory
  changes: Changes
}

const stateOf = ({ examVersion, marksVersion, epoch }: MarksState): MarksState => ({
  ...{ examVersion, marksVersion, epoch },
})

const withoutMarks = ({ marks: _marks, ...sheet }: ExamSheet): SheetState['sheet'] => sheet

/** The reason why nobody, or at least not this person, can write on the sheet. */
function readOnlyOf({ exam, may }: Pick<ExamSheet, 'exam' | 'may'>): ReadOnly {
  if (exam.readOnly) return exam.readOnly
  if (exam.status === 'reviewed' || exam.status === 'released') return exam.status
  return may.write ? null : 'role'
}

/**
 * The server's state: the sheet, its marks and their epoch. Events apply at once. The marks are read again when the tab
 * becomes visible and every minute. The whole sheet is read again after a reconnect, when the exam or the epoch has
 * changed, and when the server has refused a write.
 */
export function createServer({
  transport,
  timers,
  page,
  first,
  marks,
  outbox,
  history,
  changes,
}: ServerParts) {
  let sheet = withoutMarks(first)
  /** The marks that were last read, with own writes that nobody else's came before; those of events may be newer. */
  let seen = stateOf(first.marks)
  /** True when this person can no longer see the exam. */
  let isGone = false
  let isClosed = false
  let sheetReadAt = timers.now()
  /**
   * True while the whole sheet is out of date. Reading only the marks isn't enough then, even after failed attempts.
   */
  let needsSheet = false
  let wasEntered = false
  let stopReading: () => void = () => undefined
  let stopGathering: (() => void) | null = null
  let stopAdopting: (() => void) | null = null

  function takeMarks(keys: readonly string[]): void {
    outbox.dropSettled(keys)
    changes.touch(keys)
  }

  function takeSheet(read: ExamSheet): void {
    ;[sheet, isGone] = [withoutMarks(read), false]
    if (read.marks.epoch !== seen.epoch) history.forget()
    seen = stateOf(read.marks)
    void history.fill()
    takeMarks(marks.takeSheet(read.marks))
  }

  async function adopt(): Promise<void> {
    stopAdopting?.()
    if (!(await outbox.adopt()) && !isClosed) stopAdopting = timers.after(adoptAgainMs, catchUp)
  }

  /** Runs after each reading: takes over entries of other tabs, and loads older undo steps. */
  function catchUp(): void {
    void adopt()
    void history.fill()
  }

  const guarded = (read: () => Promise<void>) => async () => {
    try {
      await read()
      if (!isClosed) outbox.setReached(true)
    } catch (error) {
      const failure = failureOf(error)
      if (isClosed) return
      if (failure === 'no-access') {
        isGone = true
        changes.touch()
      } else outbox.setReached(failure !== 'later')
      if (failure === 'later') readIn(askAgainMs)
    }
    if (!isClosed) catchUp()
  }

  const refresh = coalesce(
    guarded(async () => {
      needsSheet = true
      const read = await transport.readSheet()
      needsSheet = false
      if (isClosed) return
      sheetReadAt = timers.now()
      takeSheet(read)
    }),
  )

  const readMarksOnce = coalesce(
    guarded(async () => {
      const read = await transport.readMarks(seen)
      if (!read || isClosed) return
      if (read.epoch !== seen.epoch || read.examVersion !== seen.examVersion) return void refresh()
      seen = stateOf(read)
      takeMarks(marks.takeSheet(read))
    }),
  )
  const readMarks = (): Promise<void> => (needsSheet ? refresh() : readMarksOnce())

  function readIn(delayMs: number): void {
    stopReading()
    stopReading = timers.after(delayMs, () => {
      readIn(readEveryMs)
      if (page.isVisible()) void readMarks()
    })
  }
  readIn(readEveryMs)
  outbox.onOutcome(({ isRefused, epoch: answered, newVersion }) => {
    if (answered === seen.epoch && newVersion === seen.marksVersion + 1)
      seen = { ...seen, marksVersion: newVersion }
    // The sheet has changed since the person saw it: read the reason for the refusal, or the new epoch.
    if (!isClosed && (isRefused || (answered !== null && answered > seen.epoch))) void refresh()
  })

  const hints: Pick<SheetLiveHandlers, 'onMarksWritten' | 'onReconnect' | 'onRefused' | 'onChanged'> = {
    onMarksWritten(written) {
      // A maximum has changed, so typed numbers now have another meaning.
      if (written.epoch > seen.epoch) void refresh()
      takeMarks(marks.takeWritten(written))
      // The first mark changes the exam's status from draft to marking.
      if (sheet.exam.status === 'draft') void refresh()
    },
    onReconnect() {
      outbox.hurry()
      const isFirst = !wasEntered && timers.now() - sheetReadAt < justReadMs
      wasEntered = true
      void (isFirst ? readMarks() : refresh())
    },
    onRefused: () => void refresh(),
    onChanged() {
      stopGathering ??= timers.after(gatherMs, () => {
        stopGathering = null
        void refresh()
      })
    },
  }

  return {
    sheet: () => sheet,
    readOnly: (): ReadOnly => (isGone ? 'role' : readOnlyOf(sheet)),
    /** How often a change of a maximum has changed the meaning of typed numbers. */
    epoch: () => seen.epoch,
    /** Handlers for the socket's events. */
    hints,
    adopt,
    async refresh(): Promise<void> {
      if (isClosed) return
      outbox.hurry()
      await refresh()
    },
    /** Call this when the tab becomes visible or the network is back. */
    lookAgain(): void {
      outbox.hurry()
      void readMarks()
    },
    close(): void {
      isClosed = true
      stopReading()
      stopGathering?.()
      stopAdopting?.()
    },
  }
}

export type Server = ReturnType<typeof createServer>
