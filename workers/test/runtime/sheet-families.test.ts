import { AppError, generationKinds, resourceQueue } from '@classeur/contracts'
import { addResourceChildren } from '@classeur/database'
import { afterEnd } from '@classeur/queue'
import { until } from '@classeur/local/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GenerationProcessor } from '../../src/runtime/generation-context.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'
import { acceptSheets, anySheet } from '../kit/sheet-kit.ts'

let kit: RuntimeKit
let person: string
beforeEach(async () => {
  kit = await createRuntimeKit()
  person = kit.newPerson()
})
afterEach(() => kit.close())

const write: GenerationProcessor = async () => ({ sheet: anySheet })
const hang: GenerationProcessor = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
const start = (processor: GenerationProcessor, concurrency = 5) =>
  kit.startWorker(processor, { queue: resourceQueue, concurrency })
const balance = async () => {
  const { granted, purchased, reserved } = await kit.ledger.balanceOf(person)
  return { available: granted + purchased, reserved }
}
const keptOf = async (parentId: string) =>
  (await kit.resources.listOfBatch(parentId)).filter(({ writtenAt }) => writtenAt !== null).length
/** Waits for the end of a request; its last sheets count as settled after the request itself. */
async function over(parentId: string) {
  const ended = await kit.over(parentId)
  await until('the sheets are settled', async () =>
    (await kit.family.childrenOf(parentId)).every(({ settledAt }) => settledAt !== null),
  )
  return ended
}
const cancel = async (id: string) => {
  const ended = await kit.generations.end(id, { state: 'cancelled' })
  if (ended) await afterEnd(kit, ended)
  return ended
}
const statesOf = async (ids: string[]) => {
  const states = await kit.queries.statesOf(ids)
  return ids.map((id) => states.get(id))
}

describe('a request for sheets', () => {
  it('is completed once all sheets are, and costs their sum once', async () => {
    start(write)
    const { parentId, childIds } = await acceptSheets(kit, person)
    const parent = await over(parentId)
    expect(parent).toMatchObject({ state: 'completed', percent: 100, step: { done: 3, total: 3 } })
    expect(parent.children).toEqual({ total: 3, kept: 3, failed: 0, charged: 6, retryPrice: null })
    expect(await balance()).toEqual({ available: 94, reserved: 0 })
    expect(await keptOf(parentId)).toBe(3)
    for (const id of childIds) expect(await kit.over(id)).toMatchObject({ state: 'completed', price: 2 })
    const seqs = kit.events
      .filter(({ payload }) => payload.generationId === parentId)
      .map(({ payload }) => payload.seq)
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b))
  })

  it('reserves everything in one entry and refuses everything when the credits are too few', async () => {
    await kit.ledger.ensureGrant(person, '2026-01', 100)
    await expect(acceptSheets(kit, person, { sheets: 51 })).rejects.toMatchObject({
      code: 'credits/insufficient',
    })
    expect(await balance()).toEqual({ available: 100, reserved: 0 })
    expect(await kit.queries.listAllowed(person, 60)).toEqual([])
  })

  it('keeps and charges the finished sheets when it is cancelled midway', async () => {
    let starts = 0
    let aborted = 0
    start(async (context) => {
      starts += 1
      if (starts === 1) return { sheet: anySheet }
      return hang(context).finally(() => (aborted += 1))
    })
    const { parentId, childIds } = await acceptSheets(kit, person, { sheets: 4 })
    await until('one sheet', async () => (await keptOf(parentId)) === 1)
    await until('the others run', async () => starts === 4)
    await cancel(parentId)
    const parent = await over(parentId)
    expect(parent).toMatchObject({ state: 'cancelled', children: { kept: 1, failed: 3, charged: 2 } })
    expect(parent.children?.retryPrice).toBe(6)
    expect((await statesOf(childIds)).toSorted()).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'completed',
    ])
    expect(await balance()).toEqual({ available: 98, reserved: 0 })
    await until('the workers have stopped', async () => aborted === 3, 2000)
  })

  it('fails with the error of the sheet that failed, and keeps the others', async () => {
    start(async ({ generation }) => {
      if (generation.title === 'Sheet 2') throw new AppError('generations/output-invalid')
      return { sheet: anySheet }
    })
    const { parentId } = await acceptSheets(kit, person)
    const parent = await over(parentId)
    expect(parent).toMatchObject({
      state: 'failed',
      error: { code: 'generations/output-invalid' },
      children: { kept: 2, failed: 1, charged: 4, retryPrice: 0 },
    })
    expect(await balance()).toEqual({ available: 96, reserved: 0 })
    expect(await keptOf(parentId)).toBe(2)
  })

  it('counts as one waiting request, and as many sheets run as the plan allows', async () => {
    let running = 0
    let most = 0
    start(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return { sheet: anySheet }
    })
    const { parentId } = await acceptSheets(kit, person, { sheets: 6, ownerLimit: 2, until: 'children' })
    expect(await kit.queries.countUnfinished(person)).toBe(1)
    expect(await kit.queries.listUnfinished(person, 10)).toHaveLength(1)
    await kit.reconcile()
    await over(parentId)
    expect(most).toBeLessThanOrEqual(2)
  })
})

describe('after a crash', () => {
  it('between the start of a sheet and that of its request, the next start shows the request as running', async () => {
    const { parentId, childIds } = await acceptSheets(kit, person, { sheets: 1, until: 'children' })
    await kit.generations.claim(childIds[0]!, 'resource-sheet', 3)
    await kit.generations.handBack(childIds[0]!, 1, 'waiting')
    start(hang)
    await kit.reconcile()
    await until('the second start', async () => (await kit.get(childIds[0]!)).attempt === 2)
    await until('the request runs', async () => (await kit.get(parentId)).state === 'active')
    expect((await kit.get(parentId)).startedAt).not.toBeNull()
  })

  it.each(['inserted', 'reserved', 'accepted', 'children'] as const)(
    'a request that was %s is completed by the reconciler, and charged once',
    async (step) => {
      start(write)
      const { parentId } = await acceptSheets(kit, person, { until: step })
      await kit.reconcile()
      await kit.reconcile()
      expect(await over(parentId)).toMatchObject({ state: 'completed', children: { charged: 6 } })
      expect(await balance()).toEqual({ available: 94, reserved: 0 })
      expect(await keptOf(parentId)).toBe(3)
    },
  )

  it('a request without credits is withdrawn by the reconciler', async () => {
    const { parentId } = await acceptSheets(kit, person, { sheets: 51, until: 'inserted' })
    await kit.reconcile()
    expect(await kit.generations.findById(parentId)).toBeNull()
    expect(await balance()).toEqual({ available: 100, reserved: 0 })
  })

  it('between the end of a sheet and everything after it, nothing is lost or charged twice', async () => {
    const { parentId, childIds } = await acceptSheets(kit, person, { until: 'children' })
    for (const id of childIds) {
      await kit.generations.claim(id, 'resource-sheet', 3)
      await kit.generations.finish(id, 1, { state: 'completed', stepDone: 1, sheet: anySheet })
    }
    expect(await keptOf(parentId)).toBe(0)
    await kit.reconcile()
    await kit.reconcile()
    expect(await over(parentId)).toMatchObject({ state: 'completed', children: { charged: 6 } })
    expect(await keptOf(parentId)).toBe(3)
    expect(await balance()).toEqual({ available: 94, reserved: 0 })
  })

  it('between a cancel and the end of the sheets, the reconciler ends and refunds them', async () => {
    const { parentId, childIds } = await acceptSheets(kit, person, { until: 'children' })
    await kit.generations.claim(childIds[0]!, 'resource-sheet', 3)
    await kit.generations.finish(childIds[0]!, 1, { state: 'completed', stepDone: 1, sheet: anySheet })
    await kit.generations.end(parentId, { state: 'cancelled' })
    await kit.reconcile()
    await kit.reconcile()
    expect(await over(parentId)).toMatchObject({
      state: 'cancelled',
      children: { kept: 1, failed: 2, charged: 2 },
    })
    expect(await keptOf(parentId)).toBe(1)
    expect(await balance()).toEqual({ available: 98, reserved: 0 })
  })

  it('a cancelled request whose sheets were not stored yet never starts them', async () => {
    start(write)
    const { parentId, childIds } = await acceptSheets(kit, person, { until: 'accepted' })
    await cancel(parentId)
    await addResourceChildren(kit, await kit.get(parentId))
    await kit.reconcile()
    expect(await statesOf(childIds)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(await over(parentId)).toMatchObject({ state: 'cancelled', children: { charged: 0 } })
    expect(await balance()).toEqual({ available: 100, reserved: 0 })
  })

  it('sheets whose jobs were lost with Redis are queued again', async () => {
    const { parentId } = await acceptSheets(kit, person)
    for (const queue of kit.queues.all()) await queue.obliterate({ force: true })
    start(write)
    await kit.reconcile()
    expect(await over(parentId)).toMatchObject({ state: 'completed' })
  })

  it('a sheet that ends late after a cancel is neither kept nor charged', async () => {
    const { parentId, childIds } = await acceptSheets(kit, person, { sheets: 1, until: 'children' })
    await kit.generations.claim(childIds[0]!, 'resource-sheet', 3)
    await cancel(parentId)
    const late = await kit.generations.finish(childIds[0]!, 1, { state: 'completed', sheet: anySheet })
    expect(late).toBeNull()
    expect(await keptOf(parentId)).toBe(0)
    expect(await balance()).toEqual({ available: 100, reserved: 0 })
  })
})

it('a sheet costs 2 credits and has 180 seconds; a rewritten item costs 1', () => {
  expect(generationKinds['resource-sheet']).toMatchObject({ priceCredits: 2, timeLimitMs: 180_000 })
  expect(generationKinds['resource-item']).toMatchObject({ priceCredits: 1, timeLimitMs: 180_000 })
})
