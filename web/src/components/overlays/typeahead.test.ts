import { expect, it } from 'vitest'
import { createTypeahead } from './typeahead.ts'

const labels = ['Éclair', 'أحمد', 'Duplicate', 'Delete', 'Details']

/** The line after typing these letters, `pauseMs` apart, from the line `at`. */
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
])('finds the line for the letters %s: %s', (text, label) => expect(typed(text, 50)).toBe(label))

it('begins a new word after a pause', () => expect(typed('de', 1000)).toBe('Éclair'))

it('stays where it is when no line begins like that', () => expect(typed('dx', 50)).toBe('Duplicate'))
