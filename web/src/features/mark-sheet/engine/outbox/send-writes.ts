import { packWrites, type WriteMarksAnswer } from '@classeur/contracts'
import { failureOf, type SendFailure } from '../../../../http/send-failure.ts'
import type { SheetDependencies } from '../sheet-ports.ts'
import type { PlainOutcome, WriteBatch } from './pending-writes.ts'
import type { PendingWrite } from './typed-parts.ts'

const firstPauseMs = 1000
const longestPauseMs = 15_000

/**
 * Whether typed marks can reach the server: `offline` until it responds again, `signed-out` until the same person signs
 * in.
 */
export type SendMode = 'online' | 'offline' | 'signed-out'

interface SenderParts extends Pick<SheetDependencies, 'transport' | 'timers' | 'session' | 'userId'> {
  /** The next request; null if nothing can be sent now. */
  nextBatch: () => WriteBatch | null
  onAnswered: (outcomes: readonly [PendingWrite, PlainOutcome][], answer: WriteMarksAnswer) => void
  /** The server refuses these writes as they are. */
  onRefused: (writes: readonly PendingWrite[], failure: Exclude<SendFailure, 'later' | 'signed-out'>) => void
  onMode: () => void
}

/**
 * Sends waiting writes, one request at a time. Repeats a request unchanged until the server answers, after pauses of 1,
 * 2, 4 … 15 seconds, varied by up to a fifth. Splits a request that the server rejects as a whole, so that one bad cell
 * blocks no other.
 */
export function createSender(parts: SenderParts) {
  const { transport, timers, session, userId } = parts
  /** Unanswered requests, and halves of rejected ones. They are sent first. */
  const again: WriteBatch[] = []
  let mode: SendMode = 'online'
  let isSending = false
  let failures = 0
  let stopPause: (() => void) | null = null
  let isClosed = false
  let onIdle: (() => void) | null = null

  function setMode(next: SendMode): void {
    if (next === mode) return
    mode = next
    parts.onMode()
  }

  const endPause = () => {
    stopPause?.()
    stopPause = null
  }

  function kick(): void {
    if (isSending || stopPause) return
    if (session.userId() !== userId) setMode('signed-out')
    else if (mode === 'signed-out') setMode('online')
    const batch = mode === 'signed-out' ? undefined : (again.shift() ?? parts.nextBatch())
    if (!batch) return void onIdle?.()
    isSending = true
    const { epoch, writes } = batch
    const request = packWrites(
      epoch,
      writes.map(({ entry, cell }) => ({
        ...{ studentId: cell.studentId, leafId: cell.leafId },
        ...{ version: cell.base ?? 0, code: cell.to, note: cell.toNote, operation: entry.operation },
      })),
    )
    transport
      .write(request)
      .then(
        (answer) => answered(batch, answer),
        (error: unknown) => failed(batch, failureOf(error)),
      )
      .finally(() => {
        isSending = false
        if (isClosed && mode !== 'online') onIdle?.()
        else kick()
      })
  }

  function answered(batch: WriteBatch, answer: WriteMarksAnswer): void {
    if (answer.outcomes.length !== batch.writes.length) return failed(batch, 'later')
    failures = 0
    setMode('online')
    parts.onAnswered(
      batch.writes.flatMap((write, index): [PendingWrite, PlainOutcome][] => {
        const outcome = answer.outcomes[index]
        return outcome === undefined ? [] : [[write, outcome]]
      }),
      answer,
    )
  }

  function failed(batch: WriteBatch, failure: SendFailure): void {
    if (failure === 'later') {
      again.unshift(batch)
      failures += 1
      const pauseMs = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs)
      if (!isClosed) stopPause = timers.after(pauseMs * (0.8 + 0.4 * timers.random()), resume)
      return setMode('offline')
    }
    if (failure === 'signed-out') {
      again.unshift(batch)
      // Wait until the person signs in. If the session is still valid, only the token was refused, so retry.
      if (session.userId() !== userId) return setMode('signed-out')
      stopPause = isClosed ? null : timers.after(firstPauseMs, resume)
      return setMode('offline')
    }
    failures = 0
    setMode('online')
    const { epoch, writes } = batch
    if (failure === 'invalid' && writes.length > 1) {
      const middle = Math.ceil(writes.length / 2)
      again.unshift({ epoch, writes: writes.slice(0, middle) }, { epoch, writes: writes.slice(middle) })
    } else parts.onRefused(writes, failure)
  }

  function resume(): void {
    endPause()
    kick()
  }

  return {
    mode: (): SendMode => mode,
    kick,
    /** Sends now instead of waiting for the end of a pause. */
    hurry: resume,
    /** Report that another request failed to reach the server, or reached it again. */
    lost: () => mode === 'online' && setMode('offline'),
    reached: () => {
      if (mode === 'offline' && again.length === 0) setMode('online')
      resume()
    },
    /** Sends the waiting writes once more. Resolves when none are left or the server can't be reached. */
    close(): Promise<void> {
      isClosed = true
      endPause()
      return new Promise((resolve) => {
        onIdle = resolve
        if (mode === 'online' || isSending) kick()
        else resolve()
      })
    },
  }
}
