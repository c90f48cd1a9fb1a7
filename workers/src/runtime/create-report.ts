import type { GenerationDraft } from '@classeur/contracts'
import {
  chargeOf,
  type CreditLedger,
  type Generation,
  type GenerationProgress,
  type GenerationRepository,
} from '@classeur/database'
import { publishGeneration, type GenerationQueues } from '@classeur/queue'
import type { Report } from './generation-context.ts'
import { SupersededError } from './interruptions.ts'

/** At most this often is a draft written and sent: five times a second reads as flowing text. */
const draftIntervalMs = 200

interface ReportDependencies {
  generations: Pick<GenerationRepository, 'progress'>
  ledger: Pick<CreditLedger, 'capture'>
  queues: Pick<GenerationQueues, 'publish'>
}

/**
 * The report of one attempt. Every write is fenced by the attempt: when another one has taken over,
 * it throws {@link SupersededError} and the processor ends.
 */
export function createReport(deps: ReportDependencies, claimed: Generation): Report {
  const id = String(claimed._id)
  const { ownerId, attempt } = claimed
  const { total } = claimed.step
  let charged = chargeOf(claimed)
  let lastDraftAt = 0

  async function store(progress: GenerationProgress): Promise<Generation> {
    const updated = await deps.generations.progress(id, attempt, progress)
    if (!updated) throw new SupersededError()
    return updated
  }

  const write = async (progress: GenerationProgress) => publishGeneration(deps.queues, await store(progress))

  /** The percentage of the finished parts plus a share of the running one, so that it moves but never overtakes. */
  const percentAt = (done: number, started: boolean) =>
    Math.min(99, Math.round(((done + (started ? 0.5 : 0)) / total) * 100))
  let done = claimed.step.done

  return {
    stage: (stage) => write({ stage }),
    generator: (generator) => write({ generator }),
    async draft(draft: GenerationDraft) {
      const now = performance.now()
      if (now - lastDraftAt < draftIntervalMs) return
      lastDraftAt = now
      await write({ stage: 'writing', draftJson: JSON.stringify(draft), percent: percentAt(done, true) })
    },
    async fraction(fraction) {
      const now = performance.now()
      if (now - lastDraftAt < draftIntervalMs) return
      lastDraftAt = now
      await write({ percent: Math.min(99, Math.round(fraction * 100)) })
    },
    storing: () => write({ stage: 'saving', strayFiles: true }),
    async part(partsDone, section) {
      done = partsDone
      const written = { draftJson: null, stepDone: partsDone, percent: percentAt(partsDone, false) }
      const updated = await store(written)
      const charge = chargeOf(updated)
      if (charge > charged) {
        await deps.ledger.capture(ownerId, id, charge)
        charged = charge
      }
      // Told last: a screen that reads the wallet because of it must see the credits spent.
      await publishGeneration(deps.queues, updated, section ?? null)
    },
  }
}
