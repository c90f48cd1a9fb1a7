import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { startI18n } from '../../../../i18n/i18n.ts'
import { changeText } from './cell-looks.ts'

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await i18next.loadNamespaces('mark-grid')
})

it.each([
  ['3', '4', 64, '3 → 4'],
  ['', '4', 64, '4'],
  ['3', '', 64, '3 → ∅'],
  // Half of a number would read like another number.
  ['12.75', '13.25', 64, '13.25'],
  ['12.75', '13.25', 110, '12.75 → 13.25'],
])('a pasted change from %j to %j in a cell %d pixels wide reads %j', (before, after, width, text) => {
  expect(changeText(before, after, width)).toBe(text)
})
