import { expect, it } from 'vitest'
import { retryPriceOf, type Retryable } from './retry-price.ts'

type Code = 'ours' | 'theirs'
const isOurFault = (code: Code) => code === 'ours'
const priceOf = (changes: Partial<Retryable<Code>>) =>
  retryPriceOf(
    {
      ...{ state: 'failed', price: 5, step: { done: 4, total: 10 }, doneAtStart: 0, error: null },
      ...changes,
    },
    isOurFault,
  )

it('a retry is free after our failure, and costs the whole price after any other', () => {
  expect(priceOf({ error: { code: 'ours' } })).toBe(0)
  expect(priceOf({ error: { code: 'theirs' } })).toBe(5)
  expect(priceOf({})).toBe(5)
})

it('a retry after a cancel costs the parts that were not paid', () => {
  expect(priceOf({ state: 'cancelled' })).toBe(3)
})

it.each(['queued', 'active', 'completed', 'flagged'] as const)('a %s generation has no retry', (state) => {
  expect(priceOf({ state })).toBeNull()
})

it('nothing is retried after what it was about was deleted for good', () => {
  expect(priceOf({ title: '', error: { code: 'ours' } })).toBeNull()
})

it('a parent costs what its children cost, once it has ended', () => {
  const children = { charged: 2, retryPrice: 4 }
  expect(priceOf({ children })).toBe(4)
  expect(priceOf({ state: 'active', children })).toBeNull()
})
