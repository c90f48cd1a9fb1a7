import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { NoSuchSheet } from './no-such-sheet.tsx'

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-sheet')
})
afterEach(cleanup)

it('a mark sheet that isn’t found leads to the trash, where a deleted exam can be restored', () => {
  renderScreen(<NoSuchSheet />)
  expect(screen.getByRole('link', { name: 'trash' }).getAttribute('href')).toBe('/backup?tab=trash')
})
