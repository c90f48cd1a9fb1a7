import { until } from '@classeur/local/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultRow, inFull, itInFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { startHarness, type Child, type Harness, type Person } from './kit/harness.ts'
import { createSheetFaults, priceOfSheet, sheetText, type SheetFaults } from './kit/sheet-faults.ts'

const sheets = 3

let harness: Harness
let faults: SheetFaults
let person: Person
beforeAll(async () => {
  harness = await startHarness()
  faults = createSheetFaults(harness)
})
afterAll(async () => {
  await faults?.stop()
  await harness?.stop()
})
beforeEach(async () => {
  person = await harness.newPerson(5000)
  harness.provider.setBehaviour({ chat: [{ text: sheetText, chunkDelayMs: 15, chunkCharacters: 20 }] })
})
afterEach(({ task }) => harness.endTest(task))

/** A moment between two steps of a worker: it dies before or after it writes this text to this collection. */
interface Moment {
  words: string
  when: 'before' | 'after'
  to: 'generations' | 'resources' | 'credit_entries'
  text: string
}
const started = '"state":"active","stage":"writing"'
const end = '"sheet":{'
const sum = '"$set":{"children"'
const endOfParent = '"stage":"done","finishedAt"'
const settled = '"$set":{"settledAt"'
const stored: Moment = {
  words: 'after it has stored the first sheet, before the request is told',
  ...{ when: 'after', to: 'resources', text: '"$inc":{"revision":1}' },
}
/** In the order of a sheet's life. The last ones concern the last sheet of a request. */
const moments: Moment[] = [
  { words: 'after a sheet has begun', when: 'after', to: 'generations', text: '"stage":"checking"' },
  { words: 'after the request has begun', when: 'after', to: 'generations', text: started },
  { words: 'before the end of a sheet is saved', when: 'before', to: 'generations', text: end },
  { words: 'after the end of a sheet is saved', when: 'after', to: 'generations', text: end },
  { words: 'before it stores a sheet', when: 'before', to: 'resources', text: '"$inc":{"revision":1}' },
  { words: 'after the request is told', when: 'after', to: 'generations', text: sum },
  { words: 'before a sheet is charged', when: 'before', to: 'credit_entries', text: '"kind":"capture"' },
  { words: 'after a sheet is charged', when: 'after', to: 'credit_entries', text: '"kind":"capture"' },
  { words: 'before a sheet is settled', when: 'before', to: 'generations', text: settled },
  { words: 'after a sheet is settled', when: 'after', to: 'generations', text: settled },
  { words: 'before the request ends', when: 'before', to: 'generations', text: endOfParent },
  { words: 'after the request has ended', when: 'after', to: 'generations', text: endOfParent },
]

describe('R1 a worker is killed between two steps of a sheet', () => {
  it.each([stored, ...inFull(...moments)])(
    '$words: each sheet is made, kept and charged once',
    async ({ words, when, to, text }) => {
      const row = faultRow({
        id: 'R1',
        fault: `a worker that makes sheets is killed (kill -9) ${words}`,
        promised: 'another worker continues; each sheet is stored and charged once; no job is left',
      })
      harness.provider.setBehaviour({ chat: [{ text: sheetText }] })
      const doomed = await harness.startWorker({ DIE_WHEN: when, DIE_IN: to, DIE_TEXT: text }, 'die-at-write')
      const parentId = await faults.accept(person.id, { sheets: 2 })
      await until('the worker to die', () => !doomed.isRunning(), 60_000)
      await harness.startWorker()
      expect(await faults.over(parentId)).toMatchObject({
        ...{ state: 'completed', percent: 100, step: { done: 2, total: 2 } },
        children: { kept: 2, failed: 0, charged: 2 * priceOfSheet },
      })
      await faults.expectNothingLeft()
      row.measured = 'each sheet stored and charged once; queues empty'
    },
  )
})

describe('R1 all workers are killed while they make sheets', () => {
  it.each(inFull(0, 1, 2))(
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
        const parentId = await faults.begun(person.id, kept, { sheets })
        await Promise.all(workers.map((worker) => worker.kill('SIGKILL')))
        const killedAt = performance.now()
        workers = await Promise.all([harness.startWorker(), harness.startWorker()])
        await until('the next start', async () => {
          const children = await faults.kit.family.childrenOf(parentId)
          return children.some(({ attempt }) => attempt > 1) || children.every(({ finishedAt }) => finishedAt)
        })
        took.add(performance.now() - killedAt)
        const ended = await faults.over(parentId)
        expect(ended).toMatchObject({ state: 'completed', children: { kept: sheets, charged: 2 * sheets } })
      }
      await faults.expectNothingLeft()
      row.measured = `restarted after ${took.text()}; each sheet kept and charged once`
    },
  )

  itInFull('and the request is cancelled at the same moment: what is kept is what is charged', async () => {
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
      const parentId = await faults.begun(person.id, 1, { sheets })
      const cancelling = harness
        .send(api, person, 'POST', `/generations/${parentId}/cancel`, {})
        .catch(() => null)
      await until(
        'the cancel has begun',
        async () => (await harness.generations.findById(parentId))?.finishedAt,
      )
      await Promise.all([api, ...workers].map((child) => child.kill('SIGKILL')))
      await cancelling
      workers = await Promise.all([harness.startWorker(), harness.startWorker()])
      const ended = await faults.over(parentId)
      expect(ended.state).toBe('cancelled')
      expect(ended.children?.kept).toBeGreaterThanOrEqual(1)
    }
    await faults.expectNothingLeft()
    row.measured = 'kept and charged sheets agree each time'
  })
})

describe('R2 a worker is paused while it makes a sheet', () => {
  itInFull('another one takes the sheet over, and the late sheet changes nothing', async () => {
    const row = faultRow({
      id: 'R2',
      fault:
        'a worker is paused (SIGSTOP) during a sheet, another one takes over, the first resumes (SIGCONT)',
      promised: 'the late end is rejected; each sheet is stored and charged once',
      repetitions: repetitions(3),
    })
    for (let round = 0; round < row.repetitions; round += 1) {
      const sleeper = await harness.startWorker()
      const parentId = await faults.begun(person.id, 1, { sheets })
      sleeper.process.kill('SIGSTOP')
      const other = await harness.startWorker()
      await until('the sheet to be taken over', async () =>
        (await faults.kit.family.childrenOf(parentId)).some(({ attempt }) => attempt > 1),
      )
      sleeper.process.kill('SIGCONT')
      const ended = await faults.over(parentId)
      expect(ended).toMatchObject({ state: 'completed', children: { kept: sheets, charged: 2 * sheets } })
      await faults.expectNothingLeft()
      for (const worker of [sleeper, other]) await worker.kill('SIGTERM')
    }
    row.measured = 'the late end was rejected each time; each sheet stored and charged once'
  })
})

describe('R12 the job of a sheet is delivered twice', () => {
  itInFull('two workers on one sheet store and charge it once', async () => {
    const row = faultRow({
      id: 'R12',
      fault: 'the jobs of all sheets are enqueued a second time, and once more after the end',
      promised: 'each sheet is stored and charged once; the late jobs change nothing',
      repetitions: repetitions(5),
    })
    await harness.startWorker()
    await harness.startWorker()
    const queue = faults.resourceQueue
    for (let round = 0; round < row.repetitions; round += 1) {
      const parentId = await faults.accept(person.id, { sheets, ownerLimit: sheets })
      const again = async (prefix: string) => {
        const children = await faults.kit.family.childrenOf(parentId)
        const jobs = children.map(({ _id }) => ({
          name: 'make-resource-sheet',
          data: { version: 1, generationId: String(_id) },
          opts: { jobId: `${prefix}-${String(_id)}` },
        }))
        return queue.addBulk(jobs)
      }
      await again('twice')
      const ended = await faults.over(parentId)
      expect(ended).toMatchObject({ state: 'completed', children: { kept: sheets, charged: 2 * sheets } })
      const late = await again('thrice')
      await until('the late jobs to be over', async () =>
        (await Promise.all(late.map(({ id }) => queue.getJobState(id!)))).every(
          (state) => state === 'completed',
        ),
      )
      const after = (await harness.generations.findById(parentId))!
      expect([after.seq, after.children]).toEqual([ended.seq, ended.children])
    }
    await faults.expectNothingLeft()
    row.measured = '0 second sheets, 0 second charges'
  })
})
