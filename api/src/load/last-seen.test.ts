import { expect, it } from 'vitest'
import { createLastSeen } from './last-seen.ts'

it('the last value of a key is remembered, and only of the keys that were seen last', () => {
  const seen = createLastSeen<number>(2)
  seen.remember('a', 1)
  seen.remember('b', 2)
  seen.remember('a', 3)
  seen.remember('c', 4)
  expect([seen.guess('a'), seen.guess('b'), seen.guess('c')]).toEqual([3, undefined, 4])
})
