import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorCode } from '@classeur/contracts'
import type { FakeScript } from '../kit/fake-behaviour.ts'
import { faultRow, inFull, stopwatch } from './kit/fault-table.ts'
import { startHarness, type Address, type Harness, type Person } from './kit/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())
afterEach(({ task }) => harness.endTest(task))

type Chat = NonNullable<FakeScript['chat']>[number]
type Image = NonNullable<FakeScript['images']>[number]
interface Case<Behaviour> {
  fault: string
  behaviours: Behaviour[]
  /** `completed` if the generation recovers, otherwise its error code. */
  end: 'completed' | ErrorCode
}

const unavailable = 'generations/provider-unavailable'
const invalid = 'generations/output-invalid'
const unusable = 'generations/picture-unusable'
const misconfigured = 'generations/provider-misconfigured'
const busy = { mode: 'status', status: 429, retryAfter: '1' } as const
const broken = { mode: 'status', status: 500 } as const
/** A section that never ends. */
const endless = `{"overview":{"summary":"${'word '.repeat(40_000)}`
const chatCases: Case<Chat>[] = [
  { fault: 'is busy (429, Retry-After: 1)', behaviours: [busy, {}], end: 'completed' },
  { fault: 'cuts the connection halfway', behaviours: [{ mode: 'cut' }, {}], end: 'completed' },
  ...inFull<Case<Chat>>(
    { fault: 'never responds', behaviours: [{ mode: 'hang' }], end: unavailable },
    { fault: 'goes silent halfway', behaviours: [{ mode: 'hang-mid-stream' }, {}], end: 'completed' },
    { fault: 'answers 500 twice', behaviours: [broken, broken, {}], end: 'completed' },
    { fault: 'always answers 500', behaviours: [broken], end: unavailable },
    {
      fault: 'ends the response early without a finish reason',
      behaviours: [{ mode: 'cut-quietly' }, {}],
      end: 'completed',
    },
    { fault: 'never ends its response', behaviours: [{ text: endless }], end: 'generations/output-too-long' },
    { fault: 'sends JSON that doesn’t fit the schema', behaviours: [{ mode: 'wrong-schema' }], end: invalid },
    { fault: 'refuses the key (401)', behaviours: [{ mode: 'status', status: 401 }], end: misconfigured },
  ),
]
const imageCases: Case<Image>[] = [
  { fault: 'sends 0 bytes', behaviours: [{ file: 'empty' }], end: invalid },
  { fault: 'sends an SVG with a script declared as a PNG', behaviours: [{ file: 'svg' }], end: unusable },
  ...inFull<Case<Image>>(
    { fault: 'never responds', behaviours: [{ mode: 'hang' }], end: unavailable },
    { fault: 'is busy (429, Retry-After: 1)', behaviours: [busy, {}], end: 'completed' },
    { fault: 'cuts the connection halfway', behaviours: [{ mode: 'cut' }, {}], end: 'completed' },
    { fault: 'sends no picture', behaviours: [{ mode: 'no-image' }], end: invalid },
    { fault: 'sends an HTML page as a picture', behaviours: [{ file: 'html' }], end: unusable },
    { fault: 'sends half a picture', behaviours: [{ file: 'truncated' }], end: unusable },
    { fault: 'sends a picture of 900 million pixels', behaviours: [{ file: 'bomb' }], end: unusable },
    {
      fault: 'sends an endless response',
      behaviours: [{ mode: 'endless' }],
      end: 'generations/output-too-long',
    },
  ),
]
const imageRequest = { prompt: 'A red apple', style: 'flat-illustration', aspect: '1:1', language: 'en' }

async function requestImage(api: Address, person: Person): Promise<string> {
  const data = { requestKey: randomUUID(), request: imageRequest, count: 1 }
  const answer = await harness.send(api, person, 'POST', '/functions/generateImages', { data })
  expect(answer.status).toBe(202)
  const id = (answer.body as { result: { generations: { generationId: string }[] } }).result.generations[0]!
    .generationId
  harness.accepted.add(id)
  return id
}

async function expectEnd(id: string, end: 'completed' | ErrorCode): Promise<number> {
  const { state, error, startedAt, finishedAt, attempt } = await harness.over(id)
  expect([state, error?.code ?? null]).toEqual(end === 'completed' ? ['completed', null] : ['failed', end])
  expect(attempt).toBeLessThanOrEqual(4)
  return finishedAt!.getTime() - startedAt!.getTime()
}

describe('R18 faults of the text provider', () => {
  it('every generation completes, or fails with a reason and is refunded', async () => {
    const cases = chatCases
    const row = faultRow({
      id: 'R18',
      fault: `the text provider ${cases.map(({ fault }) => fault).join('; ')}`,
      promised:
        'each generation completes after a bounded number of attempts, or fails with its reason and is refunded; none completes with an invalid result',
      repetitions: cases.length,
    })
    const took = stopwatch(row, 60_000)
    const api = await harness.startApi()
    await harness.startWorker()
    let calls = 0
    for (const { behaviours, end } of cases) {
      harness.provider.setBehaviour({ chat: behaviours })
      const before = harness.provider.calls.length
      took.add(await expectEnd(await harness.acceptedPlan(api, await harness.newPerson()), end))
      calls = Math.max(calls, harness.provider.calls.length - before)
    }
    await harness.expectInvariants(api)
    const done = cases.filter(({ end }) => end === 'completed').length
    row.measured = `${done} completed, ${cases.length - done} failed with their reason and were refunded, each took ${took.text()}, at most ${calls} calls`
  })
})

describe('R18 faults of the image provider', () => {
  it('every generation completes, or fails with a reason and is refunded', async () => {
    const cases = imageCases
    const row = faultRow({
      id: 'R18',
      fault: `the image provider ${cases.map(({ fault }) => fault).join('; ')}`,
      promised: 'each generation completes, or fails with its reason, is refunded and leaves no file',
      repetitions: cases.length,
    })
    const took = stopwatch(row, 60_000)
    const api = await harness.startApi()
    await harness.startWorker()
    for (const { behaviours, end } of cases) {
      harness.provider.setBehaviour({ images: behaviours })
      took.add(await expectEnd(await requestImage(api, await harness.newPerson()), end))
    }
    await harness.expectInvariants(api)
    const done = cases.filter(({ end }) => end === 'completed').length
    row.measured = `${done} completed, ${cases.length - done} failed with their reason and were refunded, each took ${took.text()}; 0 files left`
  })
})
