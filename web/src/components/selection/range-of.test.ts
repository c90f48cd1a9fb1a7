import { expect, it } from 'vitest'
import { rangeOf } from './range-of.ts'

const listed = ['a', 'b', 'c', 'd']

it('a range has both ends and begins at the first one, in either direction', () => {
  expect(rangeOf(listed, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(listed, 'd', 'b')).toEqual(['d', 'c', 'b'])
  expect(rangeOf(listed, 'c', 'c')).toEqual(['c'])
})

it('a range from an entry that the list lacks is only its other end', () => {
  expect(rangeOf(listed, null, 'c')).toEqual(['c'])
  expect(rangeOf(listed, 'z', 'c')).toEqual(['c'])
})
