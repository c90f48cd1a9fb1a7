import { expect, it } from 'vitest'
import { greatestDivisor } from './greatest-divisor.ts'

it.each([
  [12n, 18n, 6n],
  [7n, 0n, 7n],
  [0n, 0n, 0n],
])('the greatest divisor of %s and %s is %s', (a, b, divisor) => {
  expect(greatestDivisor(a, b)).toBe(divisor)
})

it('the greatest divisor of two numbers that need 20,000 divisions is computed', () => {
  let [smaller, larger] = [1n, 1n]
  for (let step = 0; step < 20_000; step += 1) [smaller, larger] = [larger, smaller + larger]
  expect(greatestDivisor(larger, smaller)).toBe(1n)
})
