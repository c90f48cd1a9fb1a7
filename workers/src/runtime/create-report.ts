import { chargeOf } from '@classeur/domain/credits'
import type { LessonSection } from '@classeur/contracts'
import {
  type CreditLedger,
  type Generation,
  type GenerationProgress,
  type GenerationRepository,
} from '@classeur/database'
import { publishGeneration, type GenerationQueues } from '@classeur/queue'
import type { Report } from './generation-context.ts'
import { SupersededError } from './interruptions.ts'

/**
 * At most this often are drafts and finished parts written and sent: five times a second reads as flowing text. What
 * comes in between is kept and goes together, so a crash loses this much of the telling (parts are stored before).
 */
const writeIntervalMs = 200

interface ReportDependencies {
  generations: Pick<GenerationRepository, 'progress'>
  ledger: Pick<CreditLedger, 'capture'>
  queues: Pick<GenerationQueues, 'publish'>
}

/** What was reported and is not written yet. */
interface Kept {
  progress: GenerationProgress
  /** One for each finished part, in their order. */
  parts: { done: number; section: LessonSection | null }[]
}

const nothing = (): Kept => ({ progress: {}, parts: [] })
const isEmpty = ({ progress, parts }: Kept) => Object.keys(progress).length === 0 && parts.length === 0

/** The report of an attempt, and how to end it. */
export interface AttemptReport extends Report {
  /** When it last wrote, on the clock of `performance.now()`: a write is a sign of life too. */
  lastWriteAt: () => number
  /** No write comes after this. What is still kept is given back, so that the end can carry it. */
  close: () => Promise<Pick<GenerationProgress, 'stepDone' | 'generator'>>
}

/**
 * The report of one attempt. Every write is fenced by the attempt: when another one has taken over,
 * it throws {@link SupersededError} and the processor ends; `onFailure` hears of a write that nobody waited for.
 */
export function createReport(
  deps: ReportDependencies,
  claimed: Generation,
  onFailure: (error: unknown) => void = () => undefined,
): AttemptReport {
  const id = String(claimed._id)
  const { ownerId, attempt } = claimed
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
    const creditsChanged = charge > charged && (await deps.ledger.capture(ownerId, id, charge))
    charged = charge
    // Told last: a screen that reads the wallet because of it must see the credits spent.
    for (const [index, part] of parts.slice(0, -1).entries()) {
      const before = { seq: updated.seq - parts.length + 1 + index, draftJson: null }
      const step = { ...updated.step, done: part.done }
      await publishGeneration(deps.queues, { ...updated, ...before, step }, { section: part.section })
    }
    await publishGeneration(deps.queues, updated, { section: parts.at(-1)?.section ?? null, creditsChanged })
  }

  /** Everything kept is written when this resolves. */
  function writeNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const wasWriting = writing
    const write = wasWriting.then(writeKept)
    // The next one waits for this one whatever came of it; who called hears of it.
    writing = write.catch((error: unknown) => void (failure ??= { error }))
    return write
  }

  /** Writes now when the last time is long enough ago, and otherwise as soon as it is. */
  async function writeSoon(): Promise<void> {
    const leftMs = lastWriteAt + writeIntervalMs - performance.now()
    if (leftMs <= 0) return writeNow()
    timer ??= setTimeout(() => void writeNow().catch(onFailure), leftMs)
  }

  function keep(progress: GenerationProgress): void {
    if (failure) throw failure.error
    Object.assign(kept.progress, progress)
  }

  /** The percentage of the finished parts plus a share of the running one, so that it moves but never overtakes. */
  const percentAt = (started: boolean) =>
    Math.min(99, Math.round(((done + (started ? 0.5 : 0)) / total) * 100))

  return {
    async stage(stage) {
      keep({ stage })
      await writeNow()
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
