import { expect, it } from 'vitest'
import { checkNumber, exact, hundredths, tenths } from './exact-numbers.ts'

it.each([
  [-3, '-3'],
  ['2.5', '5/2'],
  ['5/6', '5/6'],
  ['1 3/4', '7/4'],
  ['25%', '1/4'],
  [tenths(3), '3/10'],
  [hundredths(-125), '-5/4'],
])('%s is read without rounding', (value, fraction) => {
  expect(exact(value).toFraction()).toBe(fraction)
})

it.each([0.5, 0.1 + 0.2, 2 ** 53, Infinity, NaN, '', '1/0', '0.(3)', 'x'])(
  '%s is refused, because it may be rounded or isn’t a number',
  (value) => {
    expect(() => exact(value)).toThrow('number')
  },
)

it('a number in a check is a decimal if it ends, otherwise a fraction', () => {
  expect(['5/2', '1/3', -4, '1/4096'].map(checkNumber)).toEqual(['2.5', '1/3', '-4', '0.000244140625'])
})
