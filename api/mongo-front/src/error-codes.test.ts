import { expect, test } from 'vitest'
import { codeNameOf, codeOfPackedSqlState, codeOfSqlState } from './error-codes.ts'

const packed = (state: string): number =>
  [...state].reduce((sum, character, index) => sum + ((character.charCodeAt(0) - 48) << (6 * index)), 0)

test('every form of the engine’s duplicate key error becomes 11000', () => {
  expect(codeOfSqlState('23505')).toBe(11000)
  expect(codeOfSqlState('23P01')).toBe(11000)
  expect(codeOfPackedSqlState(packed('M001C'))).toBe(11000)
  expect(codeNameOf(11000)).toBe('DuplicateKey')
})

test('conflicts, deadlocks and lock timeouts become write conflicts', () => {
  for (const state of ['40001', '40P01', '55P03']) {
    expect(codeOfSqlState(state)).toBe(112)
    expect(codeOfPackedSqlState(packed(state))).toBe(112)
  }
})

test('an unknown state becomes UnknownError, never success', () => {
  expect(codeOfSqlState('XX000')).toBe(8)
  expect(codeOfSqlState(undefined)).toBe(8)
  expect(codeOfPackedSqlState(0)).toBe(8)
})
