import { generationKinds, orderFor } from '@classeur/contracts'
import { until } from '@classeur/local/testing'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { faultRow, itInFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { signToken, startHarness, type Harness } from './kit/harness.ts'

const minutes = 60_000
let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())
afterEach(({ task }) => harness.endTest(task))

const skewed = (ms: number) => [{ CLOCK_SKEW_MS: String(ms) }, 'other-clock'] as const
/** Checks a time against the correct clock; the wrong clocks differ by minutes. */
function expectBetween(time: Date, from: number, to: number): void {
  const toleranceMs = 1000
  expect(time.getTime()).toBeGreaterThanOrEqual(from - toleranceMs)
  expect(time.getTime()).toBeLessThanOrEqual(to + toleranceMs)
}
const inWords = (ms: number) => `${Math.abs(ms) / minutes} minutes ${ms > 0 ? 'fast' : 'slow'}`

describe('R19 a clock is wrong', () => {
  itInFull.each([-10 * minutes, 10 * minutes])(
    'with a worker’s clock off by %i ms, no healthy job is ended, restarted or delayed',
    async (skewMs) => {
      const row = faultRow({
        id: 'R19',
        fault: `the clock of one of two workers is ${inWords(skewMs)}`,
        promised:
          'no healthy job is ended or started twice; retries happen in time; stored times are the database’s',
        repetitions: repetitions(3),
      })
      const took = stopwatch(row, 60_000)
      const api = await harness.startApi()
      await harness.startWorker()
      await harness.startWorker(...skewed(skewMs))
      for (let round = 0; round < row.repetitions; round += 1) {
        // Takes longer than the heartbeat and lock limits; the first three calls fail.
        harness.provider.setBehaviour({
          chat: [
            ...Array.from({ length: 3 }, () => ({ mode: 'status' as const, status: 500 })),
            { chunkDelayMs: 45, chunkCharacters: 40 },
          ],
        })
        const from = Date.now()
        const ids = await Promise.all(
          (await harness.newPeople(8)).map((person) => harness.acceptedPlan(api, person)),
        )
        const acceptedBy = Date.now()
        for (const ended of await harness.allOver(ids)) {
          expect(ended).toMatchObject({ state: 'completed', error: null })
          expectBetween(ended.createdAt, from, acceptedBy)
          const { startedAt, finishedAt, deadlineAt } = ended
          // The last section moved the deadline, by the clock of the database.
          const leftMs = deadlineAt!.getTime() - finishedAt!.getTime()
          expect(leftMs).toBeGreaterThan(0)
          expect(leftMs).toBeLessThanOrEqual(generationKinds['lesson-plan'].partLimitMs)
          expectBetween(finishedAt!, from, Date.now())
          took.add(finishedAt!.getTime() - startedAt!.getTime())
        }
        const attempts = await Promise.all(
          ids.map(async (id) => (await harness.generations.findById(id))!.attempt),
        )
        // Three calls fail, and only they may cause another attempt.
        expect(attempts.reduce((sum, attempt) => sum + attempt, 0)).toBeLessThanOrEqual(ids.length + 3)
      }
      await harness.expectInvariants(api)
      row.measured = `${harness.accepted.size} completed, restarted only after faults, each took ${took.text()}`
    },
  )

  itInFull(
    'with the api’s clock off, generations keep the order of acceptance, and invalid tokens get 401',
    async () => {
      const row = faultRow({
        id: 'R19',
        fault:
          'of three api replicas, one clock is 10 minutes slow and one 10 minutes fast; tokens from the past and the future',
        promised:
          'generations keep the order of acceptance; tokens outside their validity get 401, never 500, with at most 60 s of leeway',
      })
      const api = await harness.startApi()
      const slow = await harness.startApi(...skewed(-10 * minutes))
      const fast = await harness.startApi(...skewed(10 * minutes))
      const accepted = []
      const from = Date.now()
      for (const replica of [api, slow, fast, slow, api]) {
        accepted.push(await harness.acceptedPlan(replica, await harness.newPerson()))
        // The queue orders generations by their time of acceptance in ms.
        await until('the next millisecond', async () => true)
      }
      const acceptedBy = Date.now()
      const orders = await Promise.all(
        accepted.map(async (id) => (await harness.generations.findById(id))!.orderMs),
      )
      expect(orders).toEqual([...orders].sort((a, b) => a - b))
      // These people have no paid plan, so their generations have no priority.
      for (const order of orders)
        expectBetween(new Date(order), orderFor(from, false), orderFor(acceptedBy, false))

      const person = await harness.newPerson()
      const statusWith = async (replica: { port: number }, changes: Parameters<typeof signToken>[1]) => {
        const token = await signToken(person, changes)
        const { status, body } = await harness.send(replica, { ...person, token }, 'GET', '/generations')
        return status === 200 ? 200 : `${status} ${(body as { code: string }).code}`
      }
      expect(await statusWith(api, { endsIn: 600 })).toBe(200)
      expect(await statusWith(api, { endsIn: -61 })).toBe('401 auth/signed-out')
      expect(await statusWith(api, { notBeforeIn: 300 })).toBe('401 auth/signed-out')
      expect([200, '401 auth/signed-out']).toContain(await statusWith(api, { issuedIn: 900, endsIn: 1500 }))
      expect(await statusWith(fast, { endsIn: 300 })).toBe('401 auth/signed-out')
      expect(await statusWith(slow, { notBeforeIn: 0 })).toBe('401 auth/signed-out')
      expect(await statusWith(slow, { endsIn: -300 })).toBe(200)

      await harness.startWorker()
      for (const { state } of await harness.allOver([...harness.accepted])) expect(state).toBe('completed')
      await harness.expectInvariants(api)
      row.measured = 'order kept across three clocks; 4 of 4 tokens outside their validity got 401'
    },
  )
})
