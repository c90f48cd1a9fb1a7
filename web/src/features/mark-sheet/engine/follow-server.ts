import type { ExamSheet, MarksWritten } from '@classeur/contracts'
import { failureOf } from './send-failure.ts'
import type { SheetLiveHandlers } from './sheet-live.ts'
import type { SheetDependencies } from './sheet-ports.ts'

const readEveryMs = 60_000
/** A server that could not answer is asked again sooner. */
const askAgainMs = 10_000
/** An entering of the room this soon after the sheet was read is its first: nothing but marks was missed. */
const justReadMs = 10_000
/** Changes of a class come in bursts: members, list and exam of one import. */
const gatherMs = 300

interface FollowParts {
  dependencies: Pick<SheetDependencies, 'transport' | 'timers' | 'page'>
  epoch: () => number
  /** The version of the exam that the sheet was read with. */
  examVersion: () => number
  onSheet: (sheet: ExamSheet) => void
  onMarks: (marks: ExamSheet['marks']) => void
  onWritten: (written: MarksWritten) => void
  /** The exam is not to be seen any more. */
  onGone: () => void
  onReached: (isReached: boolean) => void
  /** Whenever the server is looked at anyway: what other windows have left, older steps. */
  onLook: () => void
}

/** One run at a time; who asks while it runs gets one more run after it. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = (): Promise<void> => {
    running = task().finally(() => (running = null))
    return running
  }
  return () => {
    if (!running) return start()
    next ??= running.then(() => {
      next = null
      return start()
    })
    return next
  }
}

/**
 * Keeps the sheet true: events are taken over at once; the marks are read again when the window is looked at again and
 * every minute, and the whole sheet after a reconnect and when the exam or what its numbers mean has changed.
 */
export function followServer(parts: FollowParts) {
  const { transport, timers, page } = parts.dependencies
  let etag: string | null = null
  let isClosed = false
  let sheetReadAt = timers.now()
  /** The whole sheet is out of date: marks alone do not do, however often the server could not answer. */
  let needsSheet = false
  let wasEntered = false
  let stopReading: () => void = () => undefined
  let stopGathering: (() => void) | null = null

  const guarded = (read: () => Promise<void>) => async () => {
    try {
      await read()
      if (!isClosed) parts.onReached(true)
    } catch (error) {
      const failure = failureOf(error)
      if (isClosed) return
      if (failure === 'no-access') parts.onGone()
      else parts.onReached(failure !== 'later')
      if (failure === 'later') readIn(askAgainMs)
    }
    if (!isClosed) parts.onLook()
  }

  const refresh = oneAtATime(
    guarded(async () => {
      needsSheet = true
      const sheet = await transport.readSheet()
      needsSheet = false
      if (isClosed) return
      sheetReadAt = timers.now()
      parts.onSheet(sheet)
    }),
  )

  const readMarksOnce = oneAtATime(
    guarded(async () => {
      const answer = await transport.readMarks(etag)
      if (!answer || isClosed) return
      const { epoch, examVersion } = answer.marks
      if (epoch !== parts.epoch() || examVersion !== parts.examVersion()) return void refresh()
      etag = answer.etag
      parts.onMarks(answer.marks)
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

  const handlers: Pick<SheetLiveHandlers, 'onMarksWritten' | 'onReconnect' | 'onRefused' | 'onChanged'> = {
    onMarksWritten(written) {
      // A maximum changed: what is typed means something else now.
      if (written.epoch > parts.epoch()) void refresh()
      parts.onWritten(written)
    },
    onReconnect() {
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
    handlers,
    refresh,
    readMarks,
    close(): void {
      isClosed = true
      stopReading()
      stopGathering?.()
    },
  }
}
