import { expect, it } from 'vitest'
import { retryOnConflict } from './retry-on-conflict.ts'

const otherwise = () => new Error('too busy')

it('an optimistic write is retried until there is no conflict', async () => {
  const tried: number[] = []
  const attempt = (tries: number) => {
    tried.push(tries)
    return Promise.resolve(tries < 2 ? ('conflict' as const) : 'written')
  }
  const options = { mostTries: 3, longestPauseMs: () => 1, otherwise }
  expect(await retryOnConflict(attempt, options)).toBe('written')
  expect(tried).toEqual([0, 1, 2])
})

it('an optimistic write gives up after the given number of conflicts', async () => {
  let tried = 0
  const attempt = () => Promise.resolve((tried += 1) && ('conflict' as const))
  await expect(retryOnConflict(attempt, { mostTries: 3, otherwise })).rejects.toThrow('too busy')
  expect(tried).toBe(3)
})

it('an optimistic write that fails for another reason is not retried', async () => {
  let tried = 0
  const attempt = () => Promise.reject(new Error(`attempt ${(tried += 1)}`))
  await expect(retryOnConflict(attempt, { mostTries: 3, otherwise })).rejects.toThrow('attempt 1')
})
