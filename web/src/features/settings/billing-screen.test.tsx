import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from '../../http/session/auth-session.ts'
import { openPage } from '../../http/open-page.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { billingOf, freeBilling, pastDue, subscriptionOf } from '../../testing/billing-samples.ts'
import { paymentUrl, schoolPlan, serveBilling, type BillingServer } from '../../testing/billing-server.ts'
import { classCardOf, classPageOf } from '../../testing/class-samples.ts'
import { walletAnswer } from '../../testing/generation-samples.ts'
import { proPlan } from '../../testing/plan-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import BillingScreen from './billing-screen.tsx'

vi.mock('../../http/open-page.ts', () => ({ openPage: vi.fn(() => Promise.resolve()) }))

let api: BillingServer
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('settings', 'billing', 'larger-plan', 'open-classes')
})
beforeEach(async () => {
  vi.mocked(openPage).mockClear()
  api = serveBilling()
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const open = () => renderScreen(<BillingScreen />, '/settings/billing')
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('an active plan shows its status, price with tax, period and next payment', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Pro' })).toBeTruthy()
  expect(screen.getByText('active')).toBeTruthy()
  expect(screen.getByText('€9.00 a month').parentElement?.textContent).toBe(
    '€9.00 a month, VAT included. Renews automatically.',
  )
  expect(screen.getByText('18 days left')).toBeTruthy()
  expect(screen.getByText('14 Dec 2026')).toBeTruthy()
  const payment = within(screen.getByRole('region', { name: 'Payment' }))
  expect(payment.getByText('Card ending 4242')).toBeTruthy()
  expect(payment.getByText('Valid until 08/28')).toBeTruthy()
  expect(payment.getByText('Next payment on 14 Dec').nextElementSibling?.textContent).toBe('€9.00')
  expect(payment.getByText('VAT 20%').nextElementSibling?.textContent).toBe('€1.50')
  expect(payment.getByRole('link', { name: 'Edit in School' }).getAttribute('href')).toBe('/settings/school')
})

it('each limit has a meter with what is in use', async () => {
  open()
  const use = within(await screen.findByRole('region', { name: 'What you use' }))
  expect(use.getAllByRole('progressbar')).toHaveLength(6)
  expect(use.getByText('24 more can be created')).toBeTruthy()
  expect(use.getByText(/6A Mathematics/)).toBeTruthy()
  expect(use.getByText('of 5,000 MB')).toBeTruthy()
})

it('the month’s credits in use are those spent and reserved, beside those that expired', async () => {
  const period = { grant: 20, left: 2, spent: 3, reserved: 1, expired: 14 }
  server.use(
    route.get('*/api/wallet', () =>
      HttpResponse.json({
        balance: { granted: 2, purchased: 0, reserved: 1 },
        available: 2,
        period: { ...period, endsAt: '2026-12-01T00:00:00.000Z' },
      }),
    ),
  )
  open()
  const use = within(await screen.findByRole('region', { name: 'What you use' }))
  const note = await use.findByText('3 spent, 1 reserved, 14 expired, 2 left')
  expect(note.parentElement?.textContent).toContain('Credits this month4 of 20')
})

it('the consequences of the plan’s end are shown before it ends', async () => {
  open()
  const end = within(await screen.findByRole('region', { name: 'If Pro ends' }))
  expect(end.getByText('3 classes stay open. 3 become read-only.')).toBeTruthy()
  expect(end.getByText(/20 credits a month/)).toBeTruthy()
  expect(end.queryByText(/colleagues/)).toBeNull()
})

it('the payer of the plan for schools learns that colleagues lose their seats with it', async () => {
  api.billing = billingOf({ plan: schoolPlan })
  const own = { granted: 0, purchased: 30, reserved: 0 }
  server.use(
    route.get('*/api/wallet', () => HttpResponse.json({ ...walletAnswer(1500), source: 'school', own })),
  )
  open()
  const end = within(await screen.findByRole('region', { name: 'If School ends' }))
  expect(await end.findByText(/\b30 /)).toBeTruthy()
  expect(end.getByText('Your colleagues lose their seats and the shared credits.')).toBeTruthy()
})

it('a switch to yearly payment starts with the next period, and can be withdrawn', async () => {
  open()
  expect(await screen.findByText('Pay by the year and get 2 months free')).toBeTruthy()
  expect(screen.getByText('€90.00 instead of €108.00. Nothing is charged today.')).toBeTruthy()
  api.billing = billingOf({ subscription: subscriptionOf({ nextInterval: 'yearly' }) })
  await press('Switch to yearly · €90.00 on 14 Dec')
  expect(await screen.findByText('Yearly payment starts on 14 Dec')).toBeTruthy()
  api.billing = billingOf()
  await press('Keep monthly')
  await screen.findByRole('button', { name: /Switch to yearly/ })
  expect(api.posts).toEqual([
    'subscription/interval {"interval":"yearly"}',
    'subscription/interval {"interval":"monthly"}',
  ])
})

it.each([
  ['no cheaper', 10_800, '€108.00'],
  ['dearer', 11_700, '€117.00'],
])('yearly payment that is %s promises no saving', async (_name, yearly, price) => {
  api.billing = billingOf({ plan: { ...proPlan, priceMinor: { monthly: 900, yearly } } })
  open()
  expect(await screen.findByText('Pay by the year')).toBeTruthy()
  expect(screen.getByText(`${price} a year from 14 Dec. Nothing is charged today.`)).toBeTruthy()
  expect(screen.queryByText(/free|instead of/)).toBeNull()
  const action = screen.getByRole('button', { name: `Switch to yearly · ${price} on 14 Dec` })
  expect(action.dataset['look']).toBe('default')
})

it('a subscriber whose plan became dearer sees the price of the next payment, and what yearly payment costs now', async () => {
  const dearer = { ...proPlan, priceMinor: { monthly: 1200, yearly: 12_000 } }
  api.billing = billingOf({ plan: dearer })
  open()
  expect(await screen.findByText('€9.00 a month')).toBeTruthy()
  expect(screen.getByText('€120.00 a year from 14 Dec. Nothing is charged today.')).toBeTruthy()
  api.billing = billingOf({
    plan: dearer,
    subscription: subscriptionOf({ nextInterval: 'yearly', nextPriceMinor: 11_000 }),
  })
  await press('Switch to yearly · €120.00 on 14 Dec')
  expect(await screen.findByText('€110.00 a year from 14 Dec. Nothing is charged today.')).toBeTruthy()
})

it('the prices of a subscription that an older api answers without them are those of its plan', async () => {
  const { priceMinor: _price, nextPriceMinor: _next, currency: _currency, ...older } = subscriptionOf()
  api.billing = billingOf({ subscription: older })
  open()
  expect(await screen.findByText('€9.00 a month')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Switch to yearly · €90.00 on 14 Dec' })).toBeTruthy()
})

it.each([
  ['yearly', subscriptionOf(), { monthly: 900, yearly: 0 }],
  ['monthly', subscriptionOf({ interval: 'yearly', nextInterval: 'yearly' }), { monthly: 0, yearly: 9000 }],
] as const)(
  '%s payment isn’t offered if the plan isn’t sold for it',
  async (_other, subscription, priceMinor) => {
    api.billing = billingOf({ plan: { ...proPlan, priceMinor }, subscription })
    open()
    expect(await screen.findByRole('button', { name: 'Cancel on 14 Dec' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull()
    expect(screen.queryByText(/^Pay by the/)).toBeNull()
  },
)

it('a planned switch can be withdrawn even if the plan is no longer sold for either interval', async () => {
  api.billing = billingOf({
    plan: { ...proPlan, priceMinor: { monthly: 0, yearly: 0 } },
    subscription: subscriptionOf({ nextInterval: 'yearly' }),
  })
  open()
  await press('Keep monthly')
  expect(api.posts).toEqual(['subscription/interval {"interval":"monthly"}'])
})

it('cancelling asks in place first, and a cancelled plan can be resumed', async () => {
  open()
  await press('Cancel on 14 Dec')
  expect(api.posts).toEqual([])
  await press('Keep Pro')
  await press('Cancel on 14 Dec')
  api.billing = billingOf({
    subscription: subscriptionOf({
      status: 'cancelled',
      endsAt: '2026-12-14T10:00:00.000Z',
      nextPayment: null,
    }),
  })
  await press('Yes, cancel Pro')
  expect(await screen.findByText('Pro ends on 14 December')).toBeTruthy()
  expect(screen.getByText('There is no further payment.')).toBeTruthy()
  api.billing = billingOf()
  await press('Resume Pro')
  expect(await screen.findByText('active')).toBeTruthy()
  expect(api.posts).toEqual(['subscription/cancel {}', 'subscription/resume {}'])
})

it('a refused change says why, and the plan stays as shown', async () => {
  server.use(
    route.post('*/api/billing/subscription/cancel', () => problemAnswer('billing/provider-unavailable', 503)),
  )
  open()
  await press('Cancel on 14 Dec')
  await press('Yes, cancel Pro')
  expect(await screen.findByText('The payment service isn’t responding.')).toBeTruthy()
  expect(screen.getByText('active')).toBeTruthy()
})

it('a failed renewal shows the days of grace, and a double click pays once', async () => {
  api.billing = billingOf({ now: '2026-12-17T16:00:00.000Z', subscription: pastDue() })
  open()
  const strip = within(await screen.findByRole('region', { name: /payment of 14 December/ }))
  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '14 Dec · declined',
    '15',
    '16',
    '17 · next attempt',
    '18',
    '19 · last attempt',
    '20 · last day',
  ])
  expect(strip.getByText(/until 21 December/)).toBeTruthy()
  expect(screen.getByText('payment needed')).toBeTruthy()
  expect(screen.getByText('Open since 14 Dec').nextElementSibling?.textContent).toBe('€9.00')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Switch to yearly' }).disabled).toBe(true)
  await userEvent.dblClick(strip.getByRole('button', { name: 'Pay €9.00 again' }))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(paymentUrl))
  expect(api.posts).toEqual(['orders/65f0000000000000000000d2/pay {"returnTo":"/settings/billing"}'])
})

it('cancelling while a renewal is unpaid stops the attempts and keeps the plan for the days of grace', async () => {
  const unpaid = pastDue()
  api.billing = billingOf({ now: '2026-12-15T10:00:00.000Z', subscription: unpaid })
  open()
  expect(await screen.findByText(/the free plan begins on 21 December/)).toBeTruthy()
  await press('Cancel Pro')
  api.billing = billingOf({
    now: '2026-12-15T10:00:00.000Z',
    subscription: { ...unpaid, failedPayment: { ...unpaid.failedPayment!, nextTryAt: null } },
  })
  await press('Yes, cancel Pro')
  expect(await screen.findByText('Pro ends on 21 December')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel Pro' })).toBeNull()
  expect(api.posts).toEqual(['subscription/cancel {}'])
})

it('another card is chosen on the provider’s page, which returns here', async () => {
  open()
  await press('Change')
  await waitFor(() => expect(openPage).toHaveBeenCalledWith('http://payments.example/card'))
  expect(api.posts).toEqual(['subscription/payment-method {"returnTo":"/settings/billing"}'])
})

it('the free plan shows what it gives, and buys Pro once with a double click', async () => {
  api.billing = freeBilling()
  open()
  expect(await screen.findByRole('heading', { name: 'Free' })).toBeTruthy()
  expect(screen.getByText('20 credits a month')).toBeTruthy()
  expect(await screen.findByText(/You have 20 monthly credits left\. They end when the plan/)).toBeTruthy()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Choose Pro · €9.00 a month' }))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(paymentUrl))
  expect(api.posts).toHaveLength(1)
  expect(api.posts[0]).toMatch(/"item":\{"kind":"plan","planId":"pro","interval":"monthly"\}/)
})

it('the free plan offers one that is only sold by the year for a year', async () => {
  api.billing = freeBilling()
  const yearly = { ...proPlan, priceMinor: { monthly: 0, yearly: 9000 } }
  server.use(route.get('*/api/plans', () => HttpResponse.json({ plans: [yearly] })))
  open()
  await press('Choose Pro · €90.00 a year')
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(paymentUrl))
  expect(api.posts[0]).toMatch(/"item":\{"kind":"plan","planId":"pro","interval":"yearly"\}/)
})

it('an installation without payments has no buttons that buy', async () => {
  api.billing = freeBilling({ provider: null, testCardsUrl: null })
  open()
  expect(await screen.findByText(/doesn’t sell plans or credits/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('over the limit, the read-only classes are named and others can be chosen', async () => {
  server.use(
    route.get('*/api/classes', () =>
      HttpResponse.json(
        classPageOf([
          classCardOf(),
          classCardOf({ id: '65f0000000000000000000c2', name: '4C Physics', readOnly: 'over-limit' }),
        ]),
      ),
    ),
  )
  api.billing = freeBilling({ usage: { ...billingOf().usage, classes: 4 } })
  open()
  const note = within(await screen.findByRole('region', { name: '1 class is read-only' }))
  expect(await note.findByRole('link', { name: /4C Physics/ })).toBeTruthy()
  expect(note.queryByRole('link', { name: /6B/ })).toBeNull()
  expect(note.getByRole('button', { name: 'Choose the classes' })).toBeTruthy()
})

it('a failed request can be retried', async () => {
  server.use(route.get('*/api/billing', () => problemAnswer('general/forbidden', 403), { once: true }))
  open()
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Pro' })).toBeTruthy()
})

it('a person with a seat learns that the school pays and whom to ask, and can’t cancel', async () => {
  const school = { ...billingOf().school, isAdmin: false, payer: { name: 'Karim', isMe: false } }
  api.billing = freeBilling({ plan: schoolPlan, school: { ...school, seat: 'seated' } })
  open()
  expect(await screen.findByRole('heading', { name: 'School' })).toBeTruthy()
  expect(screen.getByText('Paid by your school')).toBeTruthy()
  expect(screen.getByText(/ask Karim/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull()
})

it('a planned change to another plan is shown, and can be withdrawn', async () => {
  api.billing = billingOf({
    plan: schoolPlan,
    subscription: subscriptionOf({ planId: 'school', nextPlanId: 'pro' }),
  })
  open()
  expect(await screen.findByText('Pro begins on 14 Dec')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Switch to yearly/ })).toBeNull()
  api.billing = billingOf({
    plan: schoolPlan,
    subscription: subscriptionOf({ planId: 'school', nextPlanId: 'school' }),
  })
  await press('Keep School')
  expect(await screen.findByRole('button', { name: 'Change to Pro' })).toBeTruthy()
  expect(api.posts).toEqual(['subscription/withdraw-change {}'])
})

it('the next payment names a plan that an operator has added', async () => {
  api.billing = billingOf({ subscription: subscriptionOf({ nextPlanId: 'club', nextPlanName: 'Club' }) })
  open()
  const payment = within(await screen.findByRole('region', { name: 'Payment' }))
  expect(payment.getByText('Club, 14 Dec to 14 Jan')).toBeTruthy()
})

it('a plan that is only sold for the other interval says so, and has no button', async () => {
  const plans = [proPlan, { ...schoolPlan, priceMinor: { monthly: 0, yearly: 49_000 } }]
  server.use(route.get('*/api/plans', () => HttpResponse.json({ plans })))
  open()
  expect(
    await screen.findByText('School is only sold with yearly payment, and you pay by the month.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change to School' })).toBeNull()
})

it('a member who may not buy for the school isn’t offered its plan', async () => {
  api.billing = billingOf({ school: { ...billingOf().school, isAdmin: false } })
  open()
  expect(await screen.findByRole('heading', { name: 'Pro' })).toBeTruthy()
  await waitFor(() => expect(screen.getByText(/Pay by the year/)).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Change to School' })).toBeNull()
})
