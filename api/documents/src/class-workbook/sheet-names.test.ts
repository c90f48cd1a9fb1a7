import { expect, it } from 'vitest'
import { sheetNames } from './sheet-names.ts'

it.each([
  [
    ['Test 1', 'test 1', 'Test 1'],
    ['Test 1', 'test 1 (2)', 'Test 1 (3)'],
  ],
  [['A/B: what?*[x]'], ['A B  what x']],
  [
    ['', 'History'],
    ['–', 'History–'],
  ],
  [["'quoted'"], ['quoted']],
  [
    ['x'.repeat(40), 'x'.repeat(35)],
    ['x'.repeat(31), `${'x'.repeat(27)} (2)`],
  ],
  [['Overview'], ['Overview (2)']],
])('the titles %j become the sheets %j', (titles, expected) => {
  expect(sheetNames(titles, ['Overview'])).toEqual(expected)
})

it('a name is never cut inside a character', () => {
  expect(sheetNames(['😀'.repeat(20)], [])[0]).toBe('😀'.repeat(15))
})
