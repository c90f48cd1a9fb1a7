import { cleanup, render, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadAreas, startI18n } from '../../../../i18n/i18n.ts'
import { itemOf } from '../../testing/sheet-samples.ts'
import { Key } from './key.tsx'

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('content')
})
afterEach(cleanup)

it('an answer that nobody has verified says so in the key, also when it prints', () => {
  const open = itemOf('open', { verification: { state: 'to-check', by: null, found: null } })
  const page = render(<Key items={[itemOf('right'), open]} language="en" spaceBefore={undefined} />)
  const [right, toCheck] = page.getAllByRole('listitem')
  expect(within(toCheck!).getByText('To check before use')).toBeTruthy()
  expect(within(right!).queryByText('To check before use')).toBeNull()
})
