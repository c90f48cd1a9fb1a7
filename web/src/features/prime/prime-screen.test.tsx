import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { refresh } from '../../http/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { planOf, proPlan } from '../../testing/plan-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server, userId } from '../../testing/server.ts'
import PrimeScreen from './prime-screen.tsx'

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('prime')
})
beforeEach(async () => {
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/current_subscriptions/:id', () =>
      HttpResponse.json({ userId, planId: 'pro', interval: 'monthly', renewsAt: null }),
    ),
    route.get('*/api/plans/:id', () => HttpResponse.json(proPlan)),
    route.get('*/api/plans', () => HttpResponse.json({ plans: [planOf(), proPlan] })),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const card = (name: string) => screen.findByRole('region', { name })

it('the plans are side by side, and the person’s own is marked', async () => {
  renderScreen(<PrimeScreen />)
  const pro = await card('Pro')
  await waitFor(() => expect(within(pro).getByText('Your plan')).toBeTruthy())
  expect(pro.getAttribute('aria-current')).toBe('true')
  expect(within(pro).getByText(/sooner/)).toBeTruthy()
  const free = await card('Free')
  expect(within(free).queryByText('Your plan')).toBeNull()
  expect(within(free).getByText('20 credits a month')).toBeTruthy()
})

it('prices are shown per month or per year', async () => {
  renderScreen(<PrimeScreen />)
  const pro = await card('Pro')
  expect(pro.textContent).toMatch(/€9(\.00)? a month/)
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }))
  expect(pro.textContent).toMatch(/€90(\.00)? a year/)
})

it('a failed request can be retried', async () => {
  server.use(route.get('*/api/plans', () => problemAnswer('general/forbidden', 403), { once: true }))
  renderScreen(<PrimeScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await card('Free')).toBeTruthy()
})
