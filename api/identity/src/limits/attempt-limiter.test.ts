import { AppError } from '@classeur/contracts'
import type { AttemptCount, AttemptCounters } from '@classeur/database'
import { expect, test } from 'vitest'
import { attemptLimits, createAttemptLimiter, type LimitedAction } from './attempt-limiter.ts'

function limiterAt(clock: { ms: number }) {
  const counts = new Map<string, AttemptCount>()
  const counters: AttemptCounters = {
    find: (key) => Promise.resolve(counts.get(key) ?? null),
    advance: (key, seen, next) => {
      const isCurrent = (counts.get(key)?.count ?? null) === (seen?.count ?? null)
      if (isCurrent) counts.set(key, next)
      return Promise.resolve(isCurrent)
    },
    reset: (key) => {
      counts.delete(key)
      return Promise.resolve()
    },
  }
  return { counts, limiter: createAttemptLimiter(counters, () => clock.ms) }
}

const here = ['a@school.test', 'network:192.0.2.1']
const { free, firstPauseMs, maxPauseMs, memoryMs } = attemptLimits['sign-in']

async function exhaust(limiter: ReturnType<typeof createAttemptLimiter>, subject = here) {
  for (let attempt = 0; attempt < free; attempt += 1) await limiter.count('sign-in', subject)
}

test('after the free attempts, each pause is twice as long as the previous one, up to a maximum', async () => {
  const clock = { ms: 1_000_000 }
  const { limiter } = limiterAt(clock)
  await exhaust(limiter)
  const pausesMs: number[] = []
  while (pausesMs.at(-1) !== maxPauseMs) {
    const refusal: unknown = await limiter.count('sign-in', here).catch((error: unknown) => error)
    if (!(refusal instanceof AppError)) throw new Error('there is no pause')
    expect(refusal.code).toBe('general/too-many-requests')
    const pauseMs = Number(refusal.params['retryAfterSeconds']) * 1000
    pausesMs.push(pauseMs)
    clock.ms += pauseMs
    await limiter.count('sign-in', here)
  }
  expect(pausesMs.slice(0, 4)).toEqual([1, 2, 4, 8].map((times) => times * firstPauseMs))
})

test('a pause applies to one combination of account and network only', async () => {
  const { limiter } = limiterAt({ ms: 0 })
  await exhaust(limiter)
  expect(await limiter.allows('sign-in', here)).toBe(false)
  expect(await limiter.allows('sign-in', ['a@school.test', 'network:192.0.2.2'])).toBe(true)
  expect(await limiter.allows('sign-in', ['b@school.test', 'network:192.0.2.1'])).toBe(true)
})

test('of fifty concurrent attempts, only the free ones are allowed', async () => {
  const { limiter } = limiterAt({ ms: 0 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => limiter.allows('sign-in', here)))
  expect(answers.filter(Boolean)).toHaveLength(free)
})

test('attempts are forgotten after a success, and once the last one is old enough', async () => {
  const clock = { ms: 0 }
  const { limiter } = limiterAt(clock)
  await exhaust(limiter)
  await limiter.forgive('sign-in', here)
  await exhaust(limiter)
  clock.ms += firstPauseMs + memoryMs
  await exhaust(limiter)
})

test('somebody who guesses for thirty days adds about one entry a day to the log of the account', async () => {
  const clock = { ms: 0 }
  const { limiter } = limiterAt(clock)
  let entries = 0
  for (let hour = 0; hour < 30 * 24; hour += 1) {
    clock.ms = hour * 3_600_000
    if (await limiter.allows('failed-sign-in-entry', here)) entries += 1
  }
  expect(entries).toBeLessThanOrEqual(40)
  expect(entries).toBeGreaterThanOrEqual(30)
})

test('the pause between emails is shorter than the lifetime of a link, so a mailbox always holds a valid one', () => {
  expect(attemptLimits.mailbox.maxPauseMs).toBeLessThan(3600 * 1000)
})

test('a counter stores neither an email address nor a network', async () => {
  const { limiter, counts } = limiterAt({ ms: 0 })
  for (const action of Object.keys(attemptLimits) as LimitedAction[]) await limiter.allows(action, here)
  expect([...counts.keys()].join()).not.toMatch(/school|192/)
})
