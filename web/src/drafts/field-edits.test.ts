import { expect, it } from 'vitest'
import { conflictsOf, isSame } from './field-edits.ts'

it('values are the same in any order of their fields, and lists only in the same order', () => {
  expect(isSame([{ id: '1', of: { a: 1, b: [2] } }], [{ of: { b: [2], a: 1 }, id: '1' }])).toBe(true)
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(isSame({ a: 1 }, { a: 1, b: null })).toBe(false)
})

it('what was saved from here is no conflict if the server returns its fields in another order', () => {
  const sent = [{ text: 'Draw', id: '1' }]
  const edits = { objectives: { base: sent, typed: [{ text: 'Draw two', id: '1' }] } }
  expect(conflictsOf({ objectives: [{ id: '1', text: 'Draw' }] }, edits)).toEqual([])
})
