import { createGenerationFamily, createGenerationQueries, createResourceRepository } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { createGenerationQueues, type GenerationQueues } from '@classeur/queue'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptSheets, type SheetKit } from '../kit/sheet-kit.ts'
import { faultRow, inFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { startHarness, type Child, type Harness, type Person } from './kit/harness.ts'

const sheets = 3
const outgoing = 'Grade 6, Mathematics. 1 student: S01'
const text = JSON.stringify({
  items: [1, 2, 3, 4].map((n) => ({
    prompt: `Add: $${n} + 4 = \\square$`,
    ...{ answer: { kind: 'value', shown: `$${n + 4}$` }, steps: [] },
    check: { kind: 'arithmetic', expression: `${n}+4`, form: 'any' },
  })),
})

let harness: Harness
let queues: GenerationQueues
let kit: SheetKit
let person: Person
beforeAll(async () => {
  harness = await startHarness()
  queues = createGenerationQueues(harness.redis.url, () => undefined)
  const { connection, generations, ledger } = harness
  kit = {
    ...{ generations, ledger, queues },
    family: createGenerationFamily(connection),
    resources: createResourceRepository(connection),
    queries: createGenerationQueries(connection),
  }
})
afterAll(async () => {
  await queues?.close()
  await harness?.stop()
})
beforeEach(async () => {
  person = await harness.newPerson(5000)
  harness.provider.setBehaviour({ chat: [{ text, chunkDelayMs: 15, chunkCharacters: 20 }] })
})
afterEach(({ task }) => harness.endTest(task))

/** Accepts sheets that are made one after another, and waits until so many are kept and another one is begun. */
async function begun(kept: number): Promise<string> {
  const { parentId } = await acceptSheets(kit, person.id, { sheets, outgoing, ownerLimit: 1 })
  harness.accepted.add(parentId)
  await until(`${kept} sheets are kept and another one is begun`, async () => {
    const children = await kit.family.childrenOf(parentId)
    const isKept = children.filter(({ state }) => state === 'completed').length >= kept
    return isKept && children.some(({ state }) => state === 'active')
  })
  return parentId
}

/** Waits for the end of a request; its last sheet counts as settled after the request itself. */
async function over(parentId: string) {
  const ended = await harness.over(parentId)
  await until('the sheets are settled', async () =>
    (await kit.family.childrenOf(parentId)).every(({ settledAt }) => settledAt !== null),
  )
  return ended
}

describe('R1 a worker is killed while it makes sheets', () => {
  it.each([1, ...inFull(0, 2)])(
    'after %i sheets: another worker makes the others, and each sheet is kept and charged once',
    async (kept) => {
      const row = faultRow({
        id: 'R1',
        fault: `both workers are killed (kill -9) after ${kept} of ${sheets} sheets are kept`,
        promised: 'the sheet that was begun restarts within 15 s; all sheets are kept and charged once',
        repetitions: repetitions(3),
      })
      const took = stopwatch(row, 15_000)
      let workers: Child[] = [await harness.startWorker(), await harness.startWorker()]
      for (let round = 0; round < row.repetitions; round += 1) {
        const parentId = await begun(kept)
        await Promise.all(workers.map((worker) => worker.kill('SIGKILL')))
        const killedAt = performance.now()
        workers = await Promise.all([harness.startWorker(), harness.startWorker()])
        await until('the next start', async () => {
          const children = await kit.family.childrenOf(parentId)
          return children.some(({ attempt }) => attempt > 1) || children.every(({ finishedAt }) => finishedAt)
        })
        took.add(performance.now() - killedAt)
        const ended = await over(parentId)
        expect(ended).toMatchObject({ state: 'completed', children: { kept: sheets, charged: 2 * sheets } })
      }
      await harness.expectInvariants()
      row.measured = `restarted after ${took.text()}; each sheet kept and charged once`
    },
  )

  it('and the request is cancelled at the same moment: what is kept is what is charged', async () => {
    const row = faultRow({
      id: 'R1',
      fault:
        'a request for sheets is cancelled, and the api and both workers are killed (kill -9) at that moment',
      promised: 'no sheet runs on; the kept sheets are the charged ones, the rest is refunded',
      repetitions: repetitions(3),
    })
    let workers: Child[] = [await harness.startWorker(), await harness.startWorker()]
    for (let round = 0; round < row.repetitions; round += 1) {
      const api = await harness.startApi()
      const parentId = await begun(1)
      const cancelling = harness
        .send(api, person, 'POST', `/generations/${parentId}/cancel`, {})
        .catch(() => null)
      await until('the cancel has begun', async () => (await kit.generations.findById(parentId))?.finishedAt)
      await Promise.all([api, ...workers].map((child) => child.kill('SIGKILL')))
      await cancelling
      workers = await Promise.all([harness.startWorker(), harness.startWorker()])
      const ended = await over(parentId)
      expect(ended.state).toBe('cancelled')
      expect(ended.children?.kept).toBeGreaterThanOrEqual(1)
    }
    await harness.expectInvariants()
    row.measured = 'kept and charged sheets agree each time'
  })
})
