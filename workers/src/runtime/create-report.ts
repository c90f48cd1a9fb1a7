import { chargeOf } from '@classeur/domain/credits'
import { deadlineOf, generationKinds, type LessonSection } from '@classeur/contracts'
import {
  payerOf,
  type CreditLedger,
  type Generation,
  type GenerationProgress,
  type GenerationRepository,
} from '@classeur/database'
import { publishGeneration, type GenerationQueues } from '@classeur/queue'
import type { Report } from './generation-context.ts'
import { SupersededError } from './interruptions.ts'

/**
 * Minimum interval between writes of drafts and finished parts; at five per second, text appears to flow. Progress in
 * between is kept for the next write. A crash loses only progress of this interval, because parts are stored earlier.
 */
const writeIntervalMs = 200

interface ReportDependencies {
  generations: Pick<GenerationRepository, 'progress'>
  ledger: Pick<CreditLedger, 'capture'>
  queues: Pick<GenerationQueues, 'publish'>
  queries: { now(): Date }
}

/** What the runner of an attempt does about its report. */
interface ReportEffects {
  /** Receives the errors of writes that nobody awaits. */
  onFailure(error: unknown): void
  /** The attempt has made visible progress and may run until then. */
  onDeadline(deadlineAt: Date): void
}

/** Reported progress that isn't written yet. */
interface Kept {
  progress: GenerationProgress
  /** One entry per finished part, in order. */
  parts: { done: number; section: LessonSection | null }[]
}

const nothing = (): Kept => ({ progress: {}, parts: [] })
const isEmpty = ({ progress, parts }: Kept) => Object.keys(progress).length === 0 && parts.length === 0

/** The report of an attempt, which its runner can close. */
export interface AttemptReport extends Report {
  /** Time of the last write, as `performance.now()`; a write also counts as a heartbeat. */
  lastWriteAt: () => number
  /** Ends all writes; returns the progress that isn't written yet, so that the final write can include it. */
  close: () => Promise<Pick<GenerationProgress, 'stepDone' | 'generator'>>
}

/**
 * Creates the report of one attempt. Every write is fenced: once another attempt has taken over, it throws
 * {@link SupersededError} and the processor ends.
 */
export function createReport(
  deps: ReportDependencies,
  claimed: Generation,
  { onFailure, onDeadline }: ReportEffects,
): AttemptReport {
  const id = String(claimed._id)
  const { attempt } = claimed
  const payer = payerOf(claimed)
  const { total } = claimed.step
  let charged = chargeOf(claimed)
  let done = claimed.step.done
  let kept = nothing()
  let lastWriteAt = -Infinity
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let failure: { error: unknown } | null = null

  async function writeKept(): Promise<void> {
    if (isEmpty(kept)) return
    const { progress, parts } = kept
    kept = nothing()
    lastWriteAt = performance.now()
    const updated = await deps.generations.progress(id, attempt, progress, Math.max(1, parts.length))
    if (!updated) throw new SupersededError()
    const charge = chargeOf(updated)
    const creditsChanged = charge > charged && (await deps.ledger.capture(payer, id, charge))
    charged = charge
    // Publish after the capture: a screen that then reads the wallet must see the spent credits.
    for (const [index, part] of parts.slice(0, -1).entries()) {
      const before = { seq: updated.seq - parts.length + 1 + index, draftJson: null }
      const step = { ...updated.step, done: part.done }
      await publishGeneration(deps.queues, { ...updated, ...before, step }, { section: part.section })
    }
    await publishGeneration(deps.queues, updated, { section: parts.at(-1)?.section ?? null, creditsChanged })
  }

  /** Writes all pending progress. */
  function writeNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const wasWriting = writing
    const write = wasWriting.then(writeKept)
    // The next write waits for this one even if it fails; the caller gets the error.
    writing = write.catch((error: unknown) => void (failure ??= { error }))
    return write
  }

  /** Writes now if the last write is long enough ago, otherwise as soon as the interval has passed. */
  async function writeSoon(): Promise<void> {
    const leftMs = lastWriteAt + writeIntervalMs - performance.now()
    if (leftMs <= 0) return writeNow()
    timer ??= setTimeout(() => void writeNow().catch(onFailure), leftMs)
  }

  function keep(progress: GenerationProgress): void {
    if (failure) throw failure.error
    Object.assign(kept.progress, progress)
  }

  /** The time limit of a part starts again. */
  function moveDeadline(): void {
    const { kind, startedAt } = claimed
    if (generationKinds[kind].partLimitMs === null || !startedAt) return
    const deadlineAt = deadlineOf(kind, startedAt, deps.queries.now())
    keep({ deadlineAt })
    onDeadline(deadlineAt)
  }

  /** The percentage of the finished parts plus half of a started one, so it grows but stays below the next part. */
  const percentAt = (started: boolean) =>
    Math.min(99, Math.round(((done + (started ? 0.5 : 0)) / total) * 100))

  return {
    async stage(stage) {
      keep({ stage })
      await writeNow()
    },
    async begun() {
      moveDeadline()
      await writeSoon()
    },
    async generator(generator) {
      keep({ generator })
    },
    async draft(draft) {
      keep({ stage: 'writing', draftJson: JSON.stringify(draft), percent: percentAt(true) })
      await writeSoon()
    },
    async fraction(fraction) {
      keep({ percent: Math.min(99, Math.round(fraction * 100)) })
      await writeSoon()
    },
    async storing() {
      keep({ stage: 'saving', strayFiles: true })
      await writeNow()
    },
    async part(partsDone, section) {
      done = partsDone
      keep({ draftJson: null, stepDone: partsDone, percent: percentAt(false) })
      moveDeadline()
      kept.parts.push({ done: partsDone, section: section ?? null })
      await writeSoon()
    },
    lastWriteAt: () => lastWriteAt,
    async close() {
      clearTimeout(timer)
      await writing
      const { stepDone, generator } = kept.progress
      kept = nothing()
      if (failure) throw failure.error
      return { ...(stepDone !== undefined && { stepDone }), ...(generator && { generator }) }
    },
  }
}
