import { generationQueues, resourceQueue } from '@classeur/contracts'
import { createGenerationFamily, createGenerationQueries, createResourceRepository } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { createGenerationQueues } from '@classeur/queue'
import { Queue } from 'bullmq'
import { expect } from 'vitest'
import { acceptSheets, type SheetKit, type SheetsOptions } from '../../kit/sheet-kit.ts'
import type { Harness } from './harness.ts'

export const priceOfSheet = 2
const outgoing = 'Grade 6, Mathematics. 1 student: S01'

/** A whole sheet as a model writes it. */
export const sheetText = JSON.stringify({
  items: [1, 2, 3, 4].map((n) => ({
    prompt: `Add: $${n} + 4 = \\square$`,
    ...{ answer: { kind: 'value', shown: `$${n + 4}$` }, steps: [] },
    check: { kind: 'arithmetic', expression: `${n}+4`, form: 'any' },
  })),
})

/** Requests for sheets against the processes of a harness. */
export function createSheetFaults(harness: Harness) {
  const { connection, generations, ledger } = harness
  const queues = createGenerationQueues(harness.redis.url, () => undefined)
  const ownQueue = new Queue(resourceQueue, { connection: { url: harness.redis.url } })
  // Some tests stop Redis; they assert the effects themselves.
  ownQueue.on('error', () => undefined)
  const kit: SheetKit = {
    ...{ connection, generations, ledger, queues },
    family: createGenerationFamily(connection),
    resources: createResourceRepository(connection),
    queries: createGenerationQueries(connection),
  }

  async function accept(ownerId: string, options: SheetsOptions = {}): Promise<string> {
    const { parentId } = await acceptSheets(kit, ownerId, { outgoing, ownerLimit: 1, ...options })
    harness.accepted.add(parentId)
    return parentId
  }

  return {
    kit,
    accept,
    /** The queue of sheets, to enqueue jobs that nobody asked for. */
    resourceQueue: ownQueue,

    /** Accepts sheets that are made one after another, and waits until so many are kept and another one is begun. */
    async begun(ownerId: string, kept: number, options: SheetsOptions = {}): Promise<string> {
      const parentId = await accept(ownerId, options)
      await until(`${kept} sheets are kept and another one is begun`, async () => {
        const children = await kit.family.childrenOf(parentId)
        const isKept = children.filter(({ state }) => state === 'completed').length >= kept
        return isKept && children.some(({ state }) => state === 'active')
      })
      return parentId
    },

    /** Waits for the end of a request; its last sheet counts as settled after the request itself. */
    async over(parentId: string) {
      const ended = await harness.over(parentId)
      await until('the sheets are settled', async () =>
        (await kit.family.childrenOf(parentId)).every(({ settledAt }) => settledAt !== null),
      )
      return ended
    },

    /** How many sheets are still to be made. */
    unwritten: () => connection.collection('resources').countDocuments({ writtenAt: null }),

    /**
     * Checks the invariants, and that no job is left in any queue and each stored sheet belongs to exactly one
     * generation. Needs a running worker.
     */
    async expectNothingLeft(): Promise<void> {
      await harness.expectInvariants()
      const sheets = await connection
        .collection<{ generationId: string; writtenAt: Date | null }>('resources')
        .find({ writtenAt: { $ne: null } })
        .toArray()
      const kept = await connection
        .collection('generations')
        .countDocuments({ kind: 'resource-sheet', state: 'completed' })
      expect([sheets.length, new Set(sheets.map(({ generationId }) => generationId)).size]).toEqual([
        kept,
        kept,
      ])
      for (const name of generationQueues) {
        const queue = new Queue(name, { connection: { url: harness.redis.url } })
        try {
          await until(`the queue ${name} to be empty`, async () => (await queue.count()) === 0, 30_000)
        } finally {
          await queue.close()
        }
      }
    },

    stop: () => Promise.all([queues.close(), ownQueue.close()]),
  }
}

export type SheetFaults = ReturnType<typeof createSheetFaults>
