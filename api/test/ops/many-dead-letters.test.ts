import {
  connectDatabase,
  createFailedGenerations,
  createGenerationQueries,
  createGenerationRepository,
  type Connection,
} from '@classeur/database'
import { newDatabaseUrl } from '@classeur/local/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retryIdOf } from '../../src/features/generations/retry-key.ts'
import { deadLettersPage } from '../../src/features/ops/dead-letters/dead-letters.page.ts'
import { createDeadLetters } from '../../src/features/ops/dead-letters/dead-letters.service.ts'

const operator = { userId: 'operator', operator: true }
const code = 'generations/worker-lost'
const newerCount = 1000

let connection: Connection
beforeAll(async () => {
  connection = await connectDatabase(newDatabaseUrl())
})
afterAll(() => connection?.close())

it('dead letters behind a thousand newer failures are shown and counted; of more, it says that there are more', async () => {
  const generations = connection.collection('generations')
  const now = Date.now()
  // Two at a time, so that the order within a moment counts too.
  const failedAt = (index: number) => new Date(now - Math.floor(index / 2) * 1000)
  const failures = Array.from({ length: newerCount + 1 }, (_, index) => ({
    ...{
      _id: new connection.base.Types.ObjectId(),
      ownerId: 'ada',
      kind: 'lesson-plan',
      state: 'failed',
      attempt: 3,
    },
    ...{ error: { code, params: {} }, createdAt: failedAt(index), finishedAt: failedAt(index) },
  }))
  const [oldest] = failures.slice(-1)
  const retries = failures.slice(0, newerCount).map(({ _id, ...failure }) => ({
    ...failure,
    ...{
      _id: new connection.base.Types.ObjectId(retryIdOf('ada', String(_id))),
      state: 'completed',
      error: null,
    },
  }))
  await generations.insertMany([...failures, ...retries])
  const deadLetters = createDeadLetters({
    listFailed: createFailedGenerations(connection),
    generations: createGenerationRepository(connection),
    queries: createGenerationQueries(connection),
    retry: () => Promise.reject(new Error('not asked for')),
    ...{ retryIdOf, log: { info: () => undefined } },
  })
  const page = async () => {
    const list = await deadLetters.list(operator)
    const view = { jobs: [], showAll: false, outcome: null, waiting: 0, now: new Date() }
    return deadLettersPage({ ...view, list })
  }
  const first = await page()
  expect(first).toContain(`<tr id="${String(oldest?._id)}">`)
  expect(first).toContain('To retry (1)')
  expect((await deadLetters.countByCode()).get(code)).toBe(1)
  await generations.deleteMany({ state: 'completed' })
  expect(await page()).toContain('To retry (1000 or more)')
  expect((await deadLetters.countByCode()).get(code)).toBe(1000)
})
