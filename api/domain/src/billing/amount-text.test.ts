import { describe, expect, it, test } from 'vitest'
import { readAmount, writeAmount } from './amount-text.ts'

test.each([
  ['1.10', 'EUR', 110],
  ['1,10', 'EUR', 110],
  ['1.1', 'EUR', 110],
  [' 12 ', 'EUR', 1200],
  ['0.29', 'EUR', 29],
  ['1.005', 'TND', 1005],
  ['500', 'JPY', 500],
  ['0', 'EUR', 0],
  ['999999999.99', 'EUR', 99_999_999_999],
])('the text %s in %s is %i minor units', (text, currency, minor) => {
  expect(readAmount(text, currency)).toBe(minor)
})

test.each([
  ...['1.105', '-1', '+1', '1.', '.5', '1.2.3', '1 000', '1e2', '0x10', '١', '', ' ', 'ten', '€5', '5 €'],
  ...['1234567890', 'Infinity', 'NaN', '1\n2'],
])('the text %j is refused as an amount in EUR', (text) => expect(readAmount(text, 'EUR')).toBeNull())

describe('amounts', () => {
  it('refuse digits that the currency does not have', () => {
    expect(readAmount('5.0', 'JPY')).toBeNull()
    expect(readAmount('1.0005', 'TND')).toBeNull()
  })

  it('are read back exactly as they were written', () => {
    for (const currency of ['EUR', 'JPY', 'TND']) {
      for (const minor of [0, 1, 9, 10, 99, 100, 1005, 4035, 110_017, 99_999_999]) {
        expect(readAmount(writeAmount(minor, currency), currency)).toBe(minor)
      }
    }
    expect(writeAmount(5, 'EUR')).toBe('0.05')
    expect(writeAmount(-1050, 'EUR')).toBe('-10.50')
    expect(writeAmount(1050, 'JPY')).toBe('1050')
  })
})
