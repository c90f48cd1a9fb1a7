import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAttemptCounters } from '../src/index.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

const stateAt = (ms: number) => ({ count: 1, pausedUntil: new Date(ms), expiresAt: new Date(ms + 1000) })

it('exactly one of several attempts that read the same state is counted, even if the count restarts at 1', async () => {
  const counters = createAttemptCounters(database.connection)
  expect(await counters.advance('network', null, stateAt(0))).toBe(true)
  const seen = await counters.find('network')
  const advanced = [1, 2, 3, 4].map((step) => counters.advance('network', seen, stateAt(step * 10_000)))
  expect((await Promise.all(advanced)).filter(Boolean)).toHaveLength(1)
})
