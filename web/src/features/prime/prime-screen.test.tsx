import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from '../../http/session/auth-session.ts'
import { openPage } from '../../http/open-page.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { billingOf, freeBilling, subscriptionOf } from '../../testing/billing-samples.ts'
import { paymentUrl, schoolPlan, serveBilling, type BillingServer } from '../../testing/billing-server.ts'
import { walletAnswer } from '../../testing/generation-samples.ts'
import { planOf, proPlan } from '../../testing/plan-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import PrimeScreen from './prime-screen.tsx'

vi.mock('../../http/open-page.ts', () => ({ openPage: vi.fn(() => Promise.resolve()) }))

let api: BillingServer
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
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
  expect(pro.textContent).toContain('€9.00 a month')
  expect(within(pro).getByText(/Save €18.00 a year/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }))
  expect(pro.textContent).toContain('€90.00 a year')
  expect(within(pro).getByText(/2 months free: you save €18.00 a year/)).toBeTruthy()
})

const monthlyPro = { ...proPlan, priceMinor: { monthly: 900, yearly: 0 } }
const yearlySchool = { ...schoolPlan, priceMinor: { monthly: 0, yearly: 49_000 } }
const serveOneInterval = () =>
  server.use(
    route.get('*/api/plans', () => HttpResponse.json({ plans: [planOf(), monthlyPro, yearlySchool] })),
  )

it('a plan that is only sold for one interval says so, and isn’t offered for the other one', async () => {
  serveOneInterval()
  renderScreen(<PrimeScreen />)
  const [pro, school] = [await card('Pro'), await card('School')]
  await within(pro).findByRole('button', { name: 'Choose Pro · €9.00 a month' })
  expect(within(pro).queryByText(/Save/)).toBeNull()
  expect(within(school).getByText('Only sold with yearly payment.')).toBeTruthy()
  expect(within(school).queryByRole('button')).toBeNull()
  expect(school.textContent).not.toMatch(/€|As long as/i)
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }))
  expect(within(school).getByRole('button', { name: 'Choose School · €490.00 a year' })).toBeTruthy()
  expect(within(pro).getByText('Only sold with monthly payment.')).toBeTruthy()
  expect(within(pro).queryByRole('button')).toBeNull()
})

it('a subscriber isn’t offered a plan that is only sold for the other interval', async () => {
  serveOneInterval()
  api.billing = billingOf({ plan: monthlyPro })
  renderScreen(<PrimeScreen />)
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }))
  const school = within(await card('School'))
  expect(
    await school.findByText('School is only sold with yearly payment, and you pay by the month.'),
  ).toBeTruthy()
  expect(school.queryByRole('button')).toBeNull()
  expect(within(await card('Pro')).getByRole('link', { name: 'Manage your plan' })).toBeTruthy()
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

it('the plan for schools is sold to administrators', async () => {
  renderScreen(<PrimeScreen />)
  const school = within(await card('School'))
  expect(await school.findByText(/Shared by the teachers of Collège Ibn Khaldoun/)).toBeTruthy()
  await userEvent.click(school.getByRole('button', { name: 'Choose School · €49.00 a month' }))
  await waitFor(() => expect(api.posts[0]).toContain('"planId":"school"'))
})

it('other members learn who may buy the plan for schools', async () => {
  api.billing = freeBilling({ school: { ...billingOf().school, isAdmin: false } })
  renderScreen(<PrimeScreen />)
  const school = within(await card('School'))
  expect(await school.findByText(/Ask Leïla Haddad\./)).toBeTruthy()
  expect(school.queryByRole('button')).toBeNull()
})

it('a person with a seat sees who pays, and that an own plan comes first', async () => {
  const { school } = billingOf()
  const payer = { name: 'Leïla Haddad', isMe: false }
  api.billing = freeBilling({
    plan: schoolPlan,
    school: { ...school, isAdmin: false, payer, seat: 'seated' },
  })
  renderScreen(<PrimeScreen />)
  expect(
    await within(await card('School')).findByText('Leïla Haddad pays for your school’s plan.'),
  ).toBeTruthy()
  const pro = within(await card('Pro'))
  expect(pro.getByText(/your seat goes to a colleague/)).toBeTruthy()
  expect(pro.getByRole('button', { name: /^Choose Pro/ })).toBeTruthy()
})

it('a subscriber sees the amounts of the payment service before a change, and confirms them', async () => {
  api.billing = billingOf()
  renderScreen(<PrimeScreen />)
  const school = within(await card('School'))
  expect(await school.findByText(/School replaces Pro at once/)).toBeTruthy()
  await userEvent.click(school.getByRole('button', { name: 'Change to School' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change from Pro to School' }))
  expect(await dialog.findByText('€20.13')).toBeTruthy()
  expect(dialog.getByText('€49.00')).toBeTruthy()
  expect(api.posts).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Pay €20.13 and change' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.posts).toEqual([
    'subscription/plan {"planId":"school","prorationAt":"2026-11-26T10:00:00.000Z"}',
  ])
})

const ending = /monthly credits? left/

it('the monthly credits that a plan ends are named before it is paid', async () => {
  renderScreen(<PrimeScreen />)
  const text = 'You have 20 monthly credits left. They end when the plan starts. Credits you bought stay.'
  expect(await within(await card('Pro')).findByText(text)).toBeTruthy()
  expect(await within(await card('School')).findByText(text)).toBeTruthy()
  expect(within(await card('Free')).queryByText(ending)).toBeNull()
})

it.each([
  ['no monthly credits are left', { ...walletAnswer(0), available: 30 }],
  ['the monthly credits are the school’s', { ...walletAnswer(1500), source: 'school' }],
])('nothing is said about ending credits when %s', async (_case, wallet) => {
  let asked = false
  server.use(
    route.get('*/api/wallet', () => {
      asked = true
      return HttpResponse.json(wallet)
    }),
  )
  const { client } = renderScreen(<PrimeScreen />)
  await screen.findByRole('button', { name: /^Choose Pro/ })
  await waitFor(() => expect(asked && client.isFetching() === 0).toBe(true))
  expect(screen.queryByText(ending)).toBeNull()
})

it('a change to a plan that a school shares names the person’s own credits that end', async () => {
  api.billing = billingOf()
  server.use(route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(1))))
  renderScreen(<PrimeScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change to School' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    await dialog.findByText(
      'You have 1 monthly credit left. It ends when the plan starts. Credits you bought stay.',
    ),
  ).toBeTruthy()
})

it('a cheaper plan follows the present one, also if that is no longer sold for the interval', async () => {
  const priceMinor = { monthly: 4900, yearly: 0 }
  const school = planOf({ id: 'school', name: 'School', seats: 30, priceMinor })
  const yearly = { interval: 'yearly', nextInterval: 'yearly' } as const
  const subscription = subscriptionOf({
    ...yearly,
    planId: 'school',
    nextPlanId: 'school',
    priceMinor: 49_000,
  })
  api.billing = billingOf({ plan: school, subscription })
  server.use(route.get('*/api/plans', () => HttpResponse.json({ plans: [planOf(), proPlan, school] })))
  renderScreen(<PrimeScreen />)
  expect(await screen.findByText(/^Pro follows School/)).toBeTruthy()
})

it('a change between plans of one person ends no credits', async () => {
  api.billing = billingOf()
  const larger = planOf({ id: 'large', name: 'Large', priceMinor: { monthly: 2000, yearly: 20_000 } })
  server.use(route.get('*/api/plans', () => HttpResponse.json({ plans: [planOf(), proPlan, larger] })))
  server.use(
    route.get('*/api/billing/subscription/plan-change', () =>
      HttpResponse.json({
        ...{ planId: 'large', takesEffect: 'now', interval: 'monthly', nowMinor: 500, renewalMinor: 2000 },
        ...{ currency: 'EUR', renewsAt: '2026-12-14T10:00:00.000Z', prorationAt: '2026-11-26T10:00:00.000Z' },
      }),
    ),
  )
  const { client } = renderScreen(<PrimeScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change to Large' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('€20.00')
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(dialog.queryByText(ending)).toBeNull()
})

it('a change whose payment fails says so and stays open', async () => {
  api.billing = billingOf()
  server.use(
    route.post('*/api/billing/subscription/plan', () => problemAnswer('billing/payment-declined', 402)),
  )
  renderScreen(<PrimeScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change to School' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Pay €20.13 and change' }))
  expect(await screen.findByText('The bank declined the card.')).toBeTruthy()
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
