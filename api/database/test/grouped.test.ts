import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewGeneration } from '../src/generations/new-generation.ts'
import { createGenerationRepository, generationIdFor } from '../src/index.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let generations: ReturnType<typeof createGenerationRepository>

beforeAll(async () => {
  database = await openTestDatabase()
  generations = createGenerationRepository(database.connection)
})
afterAll(() => database.drop())

const newGeneration = (): NewGeneration => {
  const ownerId = generationIdFor('person', randomUUID())
  return {
    ...{ id: generationIdFor(ownerId, 'only'), ownerId, kind: 'lesson-plan', title: 'Fractions' },
    ...{ requestHash: 'hash', input: {}, lessonPlanId: null, retryOf: null, step: { done: 0, total: 12 } },
    ...{ doneAtStart: 0, price: 5, ownerLimit: 1, orderMs: 0, paid: false },
  }
}
const claimed = async () => {
  const fields = newGeneration()
  await generations.insert(fields)
  await generations.markReserved(fields.id)
  return (await generations.claim(fields.id, 'lesson-plan', 6))!
}

describe('grouped transitions', () => {
  it('each succeed or fail independently', async () => {
    const running = await Promise.all(Array.from({ length: 30 }, claimed))
    // One third is superseded, one third was ended from outside, one third continues.
    await Promise.all(
      running.map(({ _id }, index) => {
        if (index % 3 === 0) return generations.claim(String(_id), 'lesson-plan', 6)
        return index % 3 === 1 ? generations.end(String(_id), { state: 'cancelled' }) : Promise.resolve(null)
      }),
    )
    const answers = await Promise.all(
      running.map(({ _id, attempt }, index) =>
        generations.progress(String(_id), attempt, { percent: index, stepDone: index }),
      ),
    )
    answers.forEach((answer, index) => {
      if (index % 3 < 2) return expect(answer).toBeNull()
      expect(answer).toMatchObject({ _id: running[index]!._id, percent: index, step: { done: index } })
    })
    const stored = await Promise.all(running.map(({ _id }) => generations.findById(String(_id))))
    stored.forEach((generation, index) => expect(generation?.percent).toBe(index % 3 < 2 ? 0 : index))
  })

  it('keep the order of changes to one document', async () => {
    const { _id, attempt } = await claimed()
    const id = String(_id)
    const answers = await Promise.all([
      ...[10, 20, 30].map((percent) => generations.progress(id, attempt, { percent })),
      generations.finish(id, attempt, { state: 'completed' }),
      generations.progress(id, attempt, { percent: 40 }),
    ])
    expect(answers.map((answer) => answer?.percent ?? null)).toEqual([10, 20, 30, 100, null])
    const seqs = answers.slice(0, 4).map((answer) => answer!.seq)
    expect(seqs).toEqual(seqs.map((_, index) => seqs[0]! + index))
  })

  it('insert a repeated request once, together with other requests', async () => {
    const same = newGeneration()
    const answers = await Promise.all([same, newGeneration(), same, newGeneration()].map(generations.insert))
    expect(answers.map((answer) => answer !== null)).toEqual([true, true, false, true])
  })
})
