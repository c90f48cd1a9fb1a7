import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { refresh } from '../../../http/session/auth-session.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { DeletionBanner } from './deletion-banner.tsx'

let dueAt: string | null
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
})
beforeEach(() => {
  dueAt = '2026-12-11T10:00:00.000Z'
  server.use(
    route.post('*/api/auth/refresh', async () => {
      const body = (await refreshAnswer().json()) as { user: object }
      return HttpResponse.json({ ...body, user: { ...body.user, ...(dueAt && { deletionDueAt: dueAt }) } })
    }),
  )
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

async function show() {
  await refresh()
  renderScreen(<DeletionBanner />)
}
const keep = () => screen.findByRole('button', { name: 'Keep my account' })

it('the banner says when the account is deleted, and disappears once the person keeps it', async () => {
  server.use(
    route.delete('*/api/account/deletion', () => {
      dueAt = null
      return HttpResponse.json({ pending: null })
    }),
  )
  await show()
  expect(screen.getByText(/Your account will be deleted on .*2026/)).toBeTruthy()
  await userEvent.click(await keep())
  await waitFor(() => expect(screen.queryByText(/Your account will be deleted/)).toBeNull())
})

it('the banner stays, with the reason, when the account could not be kept', async () => {
  server.use(route.delete('*/api/account/deletion', () => problemAnswer('account/deletion-running', 409)))
  await show()
  await userEvent.click(await keep())
  expect(await screen.findByText('Your account is being deleted.')).toBeTruthy()
})

it('disappears when the account is kept although the answer was an error', async () => {
  server.use(
    route.delete('*/api/account/deletion', () => {
      dueAt = null
      return problemAnswer('general/unavailable', 503)
    }),
  )
  await show()
  await userEvent.click(await keep())
  await waitFor(() => expect(screen.queryByText(/Your account will be deleted/)).toBeNull())
})

it('the banner is absent for everybody else', async () => {
  dueAt = null
  await show()
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull()
})
