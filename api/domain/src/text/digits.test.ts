import { describe, expect, it } from 'vitest'
import { arabicDigits, westernDigits } from './digits.ts'

describe('westernDigits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['القسم ٦/أ', 'القسم 6/أ'],
    ['12.5 %', '12.5 %'],
  ])('reads %s as %s', (text, expected) => expect(westernDigits(text)).toBe(expected))
})

it('arabicDigits and westernDigits are each other’s inverse', () => {
  expect(arabicDigits('0123456789')).toBe('٠١٢٣٤٥٦٧٨٩')
  expect(westernDigits(arabicDigits('12.50 / 20'))).toBe('12.50 / 20')
})
