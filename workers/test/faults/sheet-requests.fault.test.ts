import type { ErrorCode } from '@classeur/contracts'
import { until } from '@classeur/local/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { FakeScript } from '../kit/fake-behaviour.ts'
import { askForSheets, classForSheets } from './kit/class-for-sheets.ts'
import { faultRow, inFull, itInFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { startHarness, type Address, type Harness, type Person } from './kit/harness.ts'
import { createSheetFaults, priceOfSheet, sheetText, type SheetFaults } from './kit/sheet-faults.ts'

const sheets = 3
const slowly = [{ text: sheetText, chunkDelayMs: 15, chunkCharacters: 20 }]
const quickly = [{ text: sheetText }]

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
  person = await harness.newPerson(100)
  harness.provider.setBehaviour({ chat: slowly })
})
afterEach(({ task }) => harness.endTest(task))

const available = async () => {
  const { granted, purchased, reserved } = await harness.ledger.balanceOf(person.id)
  return { available: granted + purchased, reserved }
}
const cancel = (api: Address, id: string) =>
  harness.send(api, person, 'POST', `/generations/${id}/cancel`, {})
const retry = (api: Address, id: string) => harness.send(api, person, 'POST', `/generations/${id}/retry`, {})
const acceptedBy = ({ status, body }: { status: number; body: unknown }): string => {
  expect({ status, body }).toMatchObject({ status: 202 })
  const { generationId } = body as { generationId: string }
  harness.accepted.add(generationId)
  return generationId
}
const calls = () => harness.provider.calls.filter(({ path }) => path.endsWith('/completions'))

describe('a request for sheets is cancelled', () => {
  it.each([1, ...inFull(0, 2)])(
    'after %i sheets: they are kept and charged, the others stop within 2 s and are refunded, and can be made later',
    async (kept) => {
      const row = faultRow({
        id: 'R1',
        fault: `a request for ${sheets} sheets is cancelled after ${kept} of them are kept`,
        promised: 'kept sheets are charged, the others refunded; the call to the provider ends within 2 s',
      })
      const took = stopwatch(row, 2000)
      const api = await harness.startApi()
      await harness.startWorker()
      const { examId } = await classForSheets(harness, api, person, ['Ada'])
      const earlier = calls().length
      const parentId = await faults.begun(person.id, kept, { sheets, examId })
      const { available: credits } = await available()
      await until('the provider to be asked', () => calls().length > earlier + kept)
      const cancelledAt = performance.now()
      expect((await cancel(api, parentId)).status).toBe(200)
      await calls().at(-1)!.outcome
      took.add(performance.now() - cancelledAt)
      const ended = await faults.over(parentId)
      const stored = ended.children!.kept
      // Another sheet may have ended at the same moment.
      expect([kept, kept + 1]).toContain(stored)
      expect(ended).toMatchObject({
        ...{ state: 'cancelled', step: { done: stored, total: sheets } },
        children: { failed: sheets - stored, charged: stored * priceOfSheet },
      })
      const left = sheets - stored
      expect(await available()).toEqual({ available: credits + left * priceOfSheet, reserved: 0 })
      harness.provider.setBehaviour({ chat: quickly })
      const again = acceptedBy(await retry(api, parentId))
      expect(await faults.over(again)).toMatchObject({
        ...{ state: 'completed', step: { done: left, total: left } },
        children: { kept: left, charged: left * priceOfSheet },
      })
      await faults.expectNothingLeft()
      row.measured = `stopped after ${took.text()}; ${stored} kept and charged, the others made by a retry`
    },
  )

  itInFull('and the api dies at any step of the cancel: what is kept is what is charged', async () => {
    const deaths = [
      ['before', 'generations', '"state":"cancelled"'],
      ['after', 'generations', '"state":"cancelled"'],
      ['before', 'credit_entries', '"kind":"release"'],
      ['after', 'credit_entries', '"kind":"release"'],
      ['before', 'generations', '"$set":{"settledAt"'],
      ['after', 'generations', '"$set":{"settledAt"'],
    ]
    const row = faultRow({
      id: 'R5',
      fault: 'the api is killed (kill -9) at each step of the cancel of a request for sheets',
      promised: 'a repeated cancel or the reconciler ends it; kept sheets are charged, the rest is refunded',
      repetitions: deaths.length,
    })
    await harness.startWorker()
    const healthy = await harness.startApi()
    for (const [when = '', to = '', text = ''] of deaths) {
      const environment = { DIE_WHEN: when, DIE_IN: to, DIE_TEXT: text }
      const doomed = await harness.startApi(environment, 'die-at-write')
      const parentId = await faults.begun(person.id, 1, { sheets })
      expect((await cancel(doomed, parentId)).status).toBe(0)
      // The person sees no answer and cancels again; by then, it may have been cancelled.
      expect([200, 409]).toContain((await cancel(healthy, parentId)).status)
      expect((await faults.over(parentId)).state).toBe('cancelled')
    }
    await faults.expectNothingLeft()
    row.measured = 'kept and charged sheets agree each time'
  })
})

describe('R5 the api is killed while it accepts a retry of sheets', () => {
  type Death = readonly [words: string, when: 'before' | 'after', to: string, text: string]
  const deaths: Death[] = [
    ['before it takes the sheets over', 'before', 'resources', '"writtenAt":null'],
    ['before it reserves the credits', 'before', 'credit_entries', '"kind":"reserve"'],
    ['after it has reserved the credits', 'after', 'credit_entries', '"kind":"reserve"'],
    ['before it stores their generations', 'before', 'generations', '"kind":"resource-sheet"'],
    ['after it has stored their generations', 'after', 'generations', '"kind":"resource-sheet"'],
  ]
  itInFull.each(deaths)(
    '%s: whether the request is repeated or not, each sheet is made and charged once',
    async (words, when, to, text) => {
      const row = faultRow({
        id: 'R5',
        fault: `the api is killed (kill -9) ${words}`,
        promised: 'a repeated request, or the reconciler, completes it; each sheet is made and charged once',
        repetitions: 2,
      })
      harness.provider.setBehaviour({ chat: quickly })
      await harness.startWorker()
      const healthy = await harness.startApi()
      const { examId } = await classForSheets(harness, healthy, person, ['Ada'])
      for (const repeats of [true, false]) {
        const parentId = await faults.accept(person.id, { sheets, examId, until: 'children' })
        expect((await cancel(healthy, parentId)).status).toBe(200)
        const environment = { DIE_WHEN: when, DIE_IN: to, DIE_TEXT: text }
        const doomed = await harness.startApi(environment, 'die-at-write')
        expect((await retry(doomed, parentId)).status).toBe(0)
        if (repeats) await faults.over(acceptedBy(await retry(healthy, parentId)))
        await until('every sheet to be made', async () => (await faults.unwritten()) === 0, 90_000)
        const again = acceptedBy(await retry(healthy, parentId))
        expect(await faults.over(again)).toMatchObject({ state: 'completed', children: { kept: sheets } })
      }
      await faults.expectNothingLeft()
      row.measured = 'each sheet made and charged once'
    },
  )
})

describe('R6 and R7 Redis is lost while sheets are made', () => {
  itInFull.each(['emptied', 'killed'])('%s: all sheets are made and charged once', async (how) => {
    const row = faultRow({
      id: how === 'killed' ? 'R6' : 'R7',
      fault: `Redis is ${how} while sheets are made and others wait`,
      promised: 'every sheet is made within 30 s of its return; each is stored and charged once',
      repetitions: repetitions(3),
    })
    const took = stopwatch(row, 30_000)
    // One sheet at a time, so that the job of the other request waits in Redis.
    await harness.startWorker({ WORKER_CONCURRENCY: '1' })
    for (let round = 0; round < row.repetitions; round += 1) {
      harness.provider.setBehaviour({ chat: slowly })
      const waiting = await faults.accept((await harness.newPerson()).id, { sheets })
      const parentId = await faults.begun(person.id, 1, { sheets })
      if (how === 'emptied') await harness.redis.wipe()
      else {
        await harness.redis.kill()
        await harness.redis.startAgain()
      }
      const backAt = performance.now()
      harness.provider.setBehaviour({ chat: quickly })
      for (const id of [parentId, waiting])
        expect(await faults.over(id)).toMatchObject({ state: 'completed', children: { kept: sheets } })
      took.add(performance.now() - backAt)
    }
    await faults.expectNothingLeft()
    row.measured = `all sheets made ${took.text()} after its return`
  })
})

describe('R18 the provider fails while sheets are made', () => {
  type Chat = NonNullable<FakeScript['chat']>[number]
  const good: Chat = { text: sheetText }
  const broken: Chat = { mode: 'status', status: 500 }
  const unavailable = 'generations/provider-unavailable'
  interface Case {
    fault: string
    behaviours: Chat[]
    kept: number
    /** The error; null if the request is completed. */
    end: ErrorCode | null
  }
  const cases: Case[] = [
    {
      fault: 'refuses (flagged)',
      behaviours: [good, { mode: 'refusal-field' }],
      kept: 1,
      end: 'generations/output-flagged',
    },
    ...inFull<Case>(
      { fault: 'never responds', behaviours: [good, { mode: 'hang' }], kept: 1, end: unavailable },
      {
        fault: 'goes silent halfway once',
        behaviours: [{ text: sheetText, mode: 'hang-mid-stream' }, good],
        kept: 3,
        end: null,
      },
      {
        fault: 'is busy once (429)',
        behaviours: [{ mode: 'status', status: 429, retryAfter: '1' }, good],
        kept: 3,
        end: null,
      },
      { fault: 'answers 500 twice', behaviours: [good, broken, broken, good], kept: 3, end: null },
      { fault: 'always answers 500', behaviours: [good, broken], kept: 1, end: unavailable },
      {
        fault: 'cuts the connection once',
        behaviours: [{ text: sheetText, mode: 'cut' }, good],
        kept: 3,
        end: null,
      },
      {
        fault: 'answers nonsense',
        behaviours: [good, { text: 'colourless green ideas' }],
        kept: 1,
        end: 'generations/output-invalid',
      },
      {
        fault: 'answers JSON that isn’t a sheet',
        behaviours: [good, { text: '{"items":[{"a":1}]}' }],
        kept: 1,
        end: 'generations/output-invalid',
      },
      {
        fault: 'refuses the key (401)',
        behaviours: [good, { mode: 'status', status: 401 }],
        kept: 1,
        end: 'generations/provider-misconfigured',
      },
    ),
  ]

  it('the good sheets are kept and charged, the others fail with a reason and are free', async () => {
    const row = faultRow({
      id: 'R18',
      fault: `while sheets are made, the text provider ${cases.map(({ fault }) => fault).join('; ')}`,
      promised: 'sheets complete after a bounded number of attempts, or fail with the reason and are free',
      repetitions: cases.length,
    })
    const took = stopwatch(row, 60_000)
    await harness.startWorker()
    for (const { fault, behaviours, kept, end } of cases) {
      harness.provider.setBehaviour({ chat: behaviours })
      const from = performance.now()
      const parentId = await faults.accept(person.id, { sheets })
      const { state, error, children, step } = await faults.over(parentId)
      took.add(performance.now() - from)
      expect({ fault, error: error?.code ?? null, ...children, done: step.done }).toMatchObject({
        ...{ fault, error: end, kept, failed: sheets - kept, charged: kept * priceOfSheet, done: kept },
      })
      expect(state).toBe(end === null ? 'completed' : end.endsWith('flagged') ? 'flagged' : 'failed')
    }
    await faults.expectNothingLeft()
    row.measured = `each request was over after ${took.text()}; kept sheets charged, the others free`
  })
})

describe('R23 more requests for sheets than credits', () => {
  const requests = 50
  /** What the person has: enough for one request, and in the last case for a part of a second one. */
  const cases = [sheets * priceOfSheet + 1, sheets * priceOfSheet, 2 * sheets * priceOfSheet - 1]

  itInFull.each(cases)(
    'with %i credits, exactly one of 50 at the same time is accepted and made, and the ledger adds up',
    async (credits) => {
      const row = faultRow({
        id: 'R23',
        fault: `${requests} concurrent requests for ${sheets} sheets each to two api replicas, with ${credits} credits: enough for one`,
        promised:
          'exactly 1 accepted, the others refused with credits/insufficient and without a trace; nobody is below zero',
        repetitions: repetitions(5),
      })
      harness.provider.setBehaviour({ chat: quickly })
      const free = harness.connection.collection<{ _id: string }>('plans')
      const before = await free.findOne({ _id: 'free' })
      // Only the credits decide, not the number of waiting generations.
      const limits = { monthlyCredits: 0, 'limits.waitingGenerations': 2 * requests }
      await free.updateOne({ _id: 'free' }, { $set: limits })
      onTestFinished(async () => {
        await free.replaceOne({ _id: 'free' }, before!)
      })
      const apis = [await harness.startApi(), await harness.startApi()]
      await harness.startWorker()
      for (let round = 0; round < row.repetitions; round += 1) {
        const poor = await harness.newPerson(credits)
        const request = await classForSheets(harness, apis[0]!, poor, ['Ada', 'Ben', 'Cleo'])
        const answers = await Promise.all(
          Array.from({ length: requests }, (_, index) =>
            askForSheets(harness, apis[index % 2]!, poor, request),
          ),
        )
        const accepted = answers.filter(({ status }) => status === 202)
        expect(accepted).toHaveLength(1)
        const refused = answers.filter(({ status }) => status !== 202)
        expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['credits/insufficient']))
        expect(await faults.over(accepted[0]!.body.result!.generationId)).toMatchObject({
          ...{ state: 'completed', price: sheets * priceOfSheet },
          children: { total: sheets, kept: sheets, charged: sheets * priceOfSheet },
        })
        expect(await harness.ledger.balanceOf(poor.id)).toEqual({
          ...{ granted: 0, reserved: 0, purchased: credits - sheets * priceOfSheet },
        })
        const stored = { ownerId: poor.id }
        expect(await harness.connection.collection('generations').countDocuments(stored)).toBe(1 + sheets)
        expect(await harness.connection.collection('resources').countDocuments(stored)).toBe(sheets)
      }
      await faults.expectNothingLeft()
      row.measured = `1 of ${requests} accepted each time, its ${sheets} sheets made and charged; sums equal`
    },
  )
})
