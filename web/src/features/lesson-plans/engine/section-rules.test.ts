import { expect, it } from 'vitest'
import { fitsSection, textRule, withMostItems } from './section-rules.ts'

it('the limits of a text follow from the schema of its section', () => {
  expect(textRule('objectives', ['items', 1, 'text'])).toEqual({ maxLength: 300, isRequired: true })
  expect(textRule('misconceptions', ['items', 0, 'probe'])).toEqual({ maxLength: 400, isRequired: false })
  expect(textRule('materials', ['items', 3])).toEqual({ maxLength: 600, isRequired: true })
  expect(textRule('examples', ['faded', 'steps', 0, 'text'])).toEqual({ maxLength: 600, isRequired: true })
  expect(textRule('board', ['blocks', 0, 'text'])).toEqual({ maxLength: 2400, isRequired: true })
  expect(textRule('board', ['blocks', 0, 'rows', 1, 2])).toEqual({ maxLength: 300, isRequired: false })
})

it('a list at its limit takes no further item', () => {
  const questions = (count: number) => ({ questions: Array.from({ length: count }, () => 'Why?') })
  expect(fitsSection('reflection', questions(8))).toBe(true)
  expect(fitsSection('reflection', questions(9))).toBe(false)
  expect(fitsSection('reflection', questions(0))).toBe(false)
})

it('a list gets as many items as it may have, also while a text of its section is too long', () => {
  const filled = (questions: string[], more: string[]) =>
    withMostItems('reflection', { questions }, ['questions'], more)
  const seven = Array.from({ length: 7 }, () => 'Why?')
  const tooLong = 'a'.repeat(601)
  expect(filled(seven, ['How?', 'When?'])).toEqual({ questions: [...seven, 'How?'] })
  expect(filled([tooLong], ['How?'])).toEqual({ questions: [tooLong, 'How?'] })
  expect(filled([...seven, ...seven], ['How?'])).toEqual({ questions: [...seven, ...seven] })
})
