import { expect, test } from 'vitest'
import { codeNameOf, codeOfPackedSqlState, codeOfSqlState } from './error-codes.ts'

const packed = (state: string): number =>
  [...state].reduce((sum, character, index) => sum + ((character.charCodeAt(0) - 48) << (6 * index)), 0)

test('a duplicate key is 11000 in every form the engine has for it', () => {
  expect(codeOfSqlState('23505')).toBe(11000)
  expect(codeOfSqlState('23P01')).toBe(11000)
  expect(codeOfPackedSqlState(packed('M001C'))).toBe(11000)
  expect(codeNameOf(11000)).toBe('DuplicateKey')
})

test('conflicts, deadlocks and lock timeouts are write conflicts', () => {
  for (const state of ['40001', '40P01', '55P03']) {
    expect(codeOfSqlState(state)).toBe(112)
    expect(codeOfPackedSqlState(packed(state))).toBe(112)
  }
})

test('an unknown state is UnknownError, never success', () => {
  expect(codeOfSqlState('XX000')).toBe(8)
  expect(codeOfSqlState(undefined)).toBe(8)
  expect(codeOfPackedSqlState(0)).toBe(8)
})
