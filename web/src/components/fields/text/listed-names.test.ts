import { expect, it } from 'vitest'
import { namesIn } from './listed-names.ts'

it('names are split at commas of any script, trimmed and deduplicated', () => {
  expect(namesIn('Maths, Physics ,Maths,, ')).toEqual(['Maths', 'Physics'])
  expect(namesIn('رياضيات، فيزياء')).toEqual(['رياضيات', 'فيزياء'])
})

it('no name is dropped or shortened, however many there are', () => {
  const many = Array.from({ length: 50 }, (_, index) => `${index}${'x'.repeat(90)}`)
  expect(namesIn(many.join(', '))).toEqual(many)
})
