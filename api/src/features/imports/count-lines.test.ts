import { expect, it } from 'vitest'
import { hasMoreLinesThan } from './count-lines.ts'

const has = (most: number, text: string) => hasMoreLinesThan(most, new TextEncoder().encode(text))

it('the count of lines includes non-empty lines with any line ending', () => {
  for (const text of ['a\nb\nc', 'a\r\nb\r\nc\r\n', 'a\rb\rc\r', '\n\na\n\n\nb\n\nc\n\n']) {
    expect([text, has(3, text), has(2, text)]).toEqual([text, false, true])
  }
  expect(has(0, '')).toBe(false)
})

it('a line end within quotes belongs to its field', () => {
  expect(has(1, '"a\nb\n";"c""\n""d"')).toBe(false)
  expect(has(2, 'x;"a\n\n\nb"\n"y"')).toBe(false)
})

it('a quote in the middle of a field does not start a quoted field', () => {
  expect(has(2, 'a 5" nail\nb\nc')).toBe(true)
})
