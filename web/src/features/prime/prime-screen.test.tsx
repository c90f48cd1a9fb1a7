import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from '../../http/auth-session.ts'
import { openPage } from '../../http/open-page.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { billingOf, freeBilling } from '../../testing/billing-samples.ts'
import { paymentUrl, serveBilling, type BillingServer } from '../../testing/billing-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import PrimeScreen from './prime-screen.tsx'

vi.mock('../../http/open-page.ts', () => ({ openPage: vi.fn(() => Promise.resolve()) }))

let api: BillingServer
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('prime', 'billing')
})
beforeEach(async () => {
  vi.mocked(openPage).mockClear()
  api = serveBilling({ billing: freeBilling() })
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const card = (name: string) => screen.findByRole('region', { name })

it('the plans are side by side, and the person’s own is marked', async () => {
  api.billing = billingOf()
  renderScreen(<PrimeScreen />)
  const pro = await card('Pro')
  await waitFor(() => expect(within(pro).getByText('Your plan')).toBeTruthy())
  expect(pro.getAttribute('aria-current')).toBe('true')
  expect(within(pro).getByText(/sooner/)).toBeTruthy()
  expect(within(pro).getByRole('link', { name: 'Manage your plan' })).toBeTruthy()
  const free = await card('Free')
  expect(within(free).queryByText('Your plan')).toBeNull()
  expect(within(free).getByText('20 credits a month')).toBeTruthy()
})

it('prices are shown per month or per year, with what yearly payment saves', async () => {
  renderScreen(<PrimeScreen />)
  const pro = await card('Pro')
  expect(pro.textContent).toContain('€9 a month')
  expect(within(pro).getByText(/Save €18 a year/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }))
  expect(pro.textContent).toContain('€90 a year')
  expect(within(pro).getByText(/2 months free: you save €18 a year/)).toBeTruthy()
})

it('a double click on a plan opens one payment page, which returns to where the person came from', async () => {
  renderScreen(<PrimeScreen />, '/prime?from=%2F%3Fnew%3Dclass')
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Choose Pro · €9.00 a month' }))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(paymentUrl))
  expect(api.posts).toHaveLength(1)
  expect(api.posts[0]).toContain('"item":{"kind":"plan","planId":"pro","interval":"monthly"}')
  expect(api.posts[0]).toContain('"returnTo":"/?new=class"')
  expect(screen.getByRole('link', { name: 'Back to where you were' }).getAttribute('href')).toBe(
    '/?new=class',
  )
})

it('an address of another site isn’t a place to return to', async () => {
  renderScreen(<PrimeScreen />, '/prime?from=%2F%2Fevil.example')
  await userEvent.click(await screen.findByRole('button', { name: /^Choose Pro/ }))
  await waitFor(() => expect(api.posts[0]).toContain('"returnTo":"/"'))
})

it('the plan for schools can’t be bought yet, and says so', async () => {
  renderScreen(<PrimeScreen />)
  const school = within(await card('School'))
  expect(await school.findByText('This plan can’t be bought yet.')).toBeTruthy()
  expect(school.queryByRole('button')).toBeNull()
})

it('an installation without payments has no buttons that buy', async () => {
  api.billing = freeBilling({ provider: null })
  renderScreen(<PrimeScreen />)
  expect(await screen.findByText(/doesn’t sell plans/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a refused order says why', async () => {
  server.use(route.post('*/api/billing/orders', () => problemAnswer('billing/already-subscribed', 409)))
  renderScreen(<PrimeScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Choose Pro/ }))
  expect(await screen.findByText('You already have this plan.')).toBeTruthy()
})

it('a failed request can be retried', async () => {
  server.use(route.get('*/api/plans', () => problemAnswer('general/forbidden', 403), { once: true }))
  renderScreen(<PrimeScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await card('Free')).toBeTruthy()
})
