import fc from 'fast-check'
import { expect, it } from 'vitest'
import { typedItems } from './typed-items.ts'

it('each line becomes an item while there is room', () => {
  expect(typedItems('Rulers\nScissors; glue', 600, 11)).toEqual(['Rulers', 'Scissors', 'glue'])
})

it('lines are joined if there are more of them than items allowed', () => {
  expect(typedItems('a\nb\nc\nd', 4, 2)).toEqual(['a; b', 'c; d'])
})

it('a full field of 1,000 letters fits into three items of 500 without losing a letter', () => {
  const letters = (text: string) => text.replace(/[\s;؛•]+/gu, '')
  const field = fc.array(fc.constantFrom('a', 'bc', ' ', '\n', ';', 'long-words-'.repeat(9)), {
    maxLength: 1000,
  })
  fc.assert(
    fc.property(field, (parts) => {
      const text = parts.join('').slice(0, 1000).trim()
      const items = typedItems(text, 500, 3)
      expect(items.length).toBeLessThanOrEqual(3)
      expect(items.every((item) => item.length <= 500)).toBe(true)
      expect(letters(items.join(''))).toBe(letters(text))
    }),
  )
})

it('500 lines of one letter are all kept', () => {
  const items = typedItems('a\n'.repeat(500), 500, 3)
  expect(items.length).toBeLessThanOrEqual(3)
  expect(items.join('').replace(/[; ]/g, '')).toBe('a'.repeat(500))
})
