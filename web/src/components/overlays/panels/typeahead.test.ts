import { expect, it } from 'vitest'
import { createTypeahead } from './typeahead.ts'

const labels = ['Éclair', 'أحمد', 'Duplicate', 'Delete', 'Details']

/** Returns the item after typing these letters, `pauseMs` apart, starting at the item `at`. */
function typed(text: string, pauseMs: number, at = -1): string | undefined {
  const find = createTypeahead()
  let line = at
  ;[...text].forEach((letter, index) => {
    const next = find(letter, index * pauseMs, labels, line)
    if (next >= 0) line = next
  })
  return labels[line]
}

it.each([
  ['e', 'Éclair'],
  ['ا', 'أحمد'],
  ['det', 'Details'],
  ['DEL', 'Delete'],
  ['dd', 'Delete'],
  ['ddd', 'Details'],
  ['dddd', 'Duplicate'],
])('typing ahead finds the item for the letters %s: %s', (text, label) => expect(typed(text, 50)).toBe(label))

it('typing ahead starts a new word after a pause', () => expect(typed('de', 1000)).toBe('Éclair'))

it('typing ahead stays on the same item if no item starts with the letters', () =>
  expect(typed('dx', 50)).toBe('Duplicate'))
