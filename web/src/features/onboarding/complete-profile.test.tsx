import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { profileAnswer, refreshAnswer, server } from '../../testing/server.ts'
import { CompleteProfile } from './complete-profile.tsx'

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('onboarding')
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

it('a new profile is saved with the time zone of the device, so that the school’s days are those of its teacher', async () => {
  const saved: { url: URL; body: unknown }[] = []
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.put('*/api/user_info/:id', async ({ request }) => {
      saved.push({ url: new URL(request.url), body: await request.json() })
      return profileAnswer()
    }),
  )
  await refresh()
  renderScreen(<CompleteProfile />)
  await userEvent.type(screen.getByLabelText('Your name'), 'Leïla')
  await userEvent.click(screen.getByRole('checkbox', { name: /Start with a sample class/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Get started' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(saved[0]?.body).toMatchObject({ displayName: 'Leïla' })
  expect(saved[0]?.url.searchParams.get('timeZone')).toBe(timeZone)
  // Older servers refuse fields that they don't know.
  expect(saved[0]?.body).not.toHaveProperty('timeZone')
})
