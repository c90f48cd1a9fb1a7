import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type * as LeaveFor from '../../../config/leave-for.ts'
import { leaveFor } from '../../../config/leave-for.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { ExternalSignIn } from './external-sign-in.tsx'

vi.mock('../../../config/leave-for.ts', async (original) => ({
  ...(await original<typeof LeaveFor>()),
  leaveFor: vi.fn(),
}))

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('identity')
})
beforeEach(() => vi.mocked(leaveFor).mockClear())
afterEach(cleanup)

it.each([
  ['an ordinary sign-in may use the session of the issuer', '', ''],
  ['signing in again asks the issuer for it', '&again=1', '&prompt=login'],
])('%s', async (_name, query, prompt) => {
  render(
    <MemoryRouter initialEntries={[`/login?redirect_to=%2Fbackup${query}`]}>
      <ExternalSignIn issuerName="School" />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(leaveFor).toHaveBeenCalledWith(`/api/auth/login?redirect_to=%2Fbackup${prompt}`)
})
