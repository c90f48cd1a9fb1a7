import { expect, it } from 'vitest'
import { conflictsOf, isSame, withoutSaved, withSent, withTyped } from './field-edits.ts'

it('values are the same in any order of their fields, and lists only in the same order', () => {
  expect(isSame([{ id: '1', of: { a: 1, b: [2] } }], [{ of: { b: [2], a: 1 }, id: '1' }])).toBe(true)
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(isSame({ a: 1 }, { a: 1, b: null })).toBe(false)
})

it('a save from this page isn’t a conflict if the server returns its fields in another order', () => {
  const sent = [{ text: 'Draw', id: '1' }]
  const edits = { objectives: { base: sent, typed: [{ text: 'Draw two', id: '1' }] } }
  expect(conflictsOf({ objectives: [{ id: '1', text: 'Draw' }] }, edits)).toEqual([])
})

it('a text sent from this page isn’t a conflict if its answer was lost, but a later one from elsewhere is', () => {
  const first = withSent({ text: 'a' }, withTyped({ text: 'a' }, {}, { text: 'ab' }), { text: 'ab' })
  const second = withSent({ text: 'a' }, withTyped({ text: 'a' }, first, { text: 'abc' }), { text: 'abc' })
  const typed = withTyped({ text: 'a' }, second, { text: 'abcd' })
  for (const text of ['a', 'ab', 'abc']) expect(conflictsOf({ text }, typed)).toEqual([])
  expect(conflictsOf({ text: 'theirs' }, typed)).toMatchObject([{ field: 'text', typed: 'abcd' }])
  const answered = withoutSaved(typed, { text: 'abc' })
  expect(conflictsOf({ text: 'ab' }, answered)).toMatchObject([{ stored: 'ab' }])
})
