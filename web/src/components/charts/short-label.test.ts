import { expect, it } from 'vitest'
import { shortLabel } from './short-label.ts'

it('a name that is too long for the end of a line is shortened', () => {
  expect(shortLabel('Yasmine')).toBe('Yasmine')
  expect(shortLabel('Mohammed-Abderrahmane')).toBe('Mohammed-Abd…')
})
