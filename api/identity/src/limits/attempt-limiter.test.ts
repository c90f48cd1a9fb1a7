import { AppError } from '@classeur/contracts'
import { expect, test } from 'vitest'
import { attemptLimits, createAttemptLimiter } from './attempt-limiter.ts'

function limiterAt(clock: { ms: number }) {
  const counts = new Map<string, number>()
  const counters = {
    increment: (key: string) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return Promise.resolve(counts.get(key) ?? 0)
    },
    reset: (key: string) => {
      counts.delete(key)
      return Promise.resolve()
    },
  }
  return { counts, limiter: createAttemptLimiter(counters, () => clock.ms) }
}

const { max, windowMs } = attemptLimits['sign-in']
const exhaust = async (limiter: ReturnType<typeof createAttemptLimiter>, email: string) => {
  for (let attempt = 0; attempt < max; attempt += 1) await limiter.count('sign-in', email)
}

test('one attempt too many is refused until the window ends, with the seconds to wait', async () => {
  const clock = { ms: windowMs * 100 + 60_000 }
  const { limiter } = limiterAt(clock)
  await exhaust(limiter, 'a@school.test')
  const refusal = await limiter.count('sign-in', 'a@school.test').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({
    code: 'general/too-many-requests',
    params: { retryAfterSeconds: (windowMs - 60_000) / 1000 },
  })
  await limiter.count('sign-in', 'b@school.test')
  clock.ms = windowMs * 101
  await limiter.count('sign-in', 'a@school.test')
})

test('a success forgives the attempts before it', async () => {
  const { limiter } = limiterAt({ ms: 0 })
  await exhaust(limiter, 'a@school.test')
  await limiter.forgive('sign-in', 'a@school.test')
  await exhaust(limiter, 'a@school.test')
})

test('no address is stored with a counter', async () => {
  const { limiter, counts } = limiterAt({ ms: 0 })
  await limiter.count('mail', 'a@school.test')
  expect([...counts.keys()].join()).not.toContain('school')
})
