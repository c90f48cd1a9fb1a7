import { cleanup, screen } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { refresh } from '../../../http/session/auth-session.ts'
import { ProblemError } from '../../../http/client.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { billingOf, freeBilling } from '../../../testing/billing-samples.ts'
import { serveBilling, type BillingServer } from '../../../testing/billing-server.ts'
import { planOf, proPlan } from '../../../testing/plan-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import { ProblemNote } from '../../feedback/problem-note.tsx'
import { NoticeList } from '../../overlays/notices/notice-list.tsx'
import { notifyProblem } from '../../overlays/notices/notify.tsx'

let api: BillingServer
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('larger-plan')
})
beforeEach(async () => {
  api = serveBilling({ billing: freeBilling() })
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const problem = (code: ProblemError['code']) =>
  new ProblemError({ code, params: {}, status: 403, requestId: '' })
const show = (code: ProblemError['code']) =>
  renderScreen(<ProblemNote error={problem(code)} />, '/classe/1?new=exam')

it.each([
  ['classes/limit-reached', 'Pro includes 30 classes for €9.00 a month.'],
  ['students/limit-reached', /at €9.00 a month for the class’s owner, a class can have 60 students/],
  ['images/storage-full', 'Pro includes 5,000 MB for €9.00 a month.'],
  ['generations/too-many-waiting', 'Pro lets 50 requests wait in the queue, for €9.00 a month.'],
] as const)(
  'at the limit %s, the next plan is offered with its price and the way back',
  async (code, text) => {
    show(code)
    expect(await screen.findByText(text)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'See the plans' })
    expect(link.getAttribute('href')).toBe('/prime?from=%2Fclasse%2F1%3Fnew%3Dexam')
  },
)

it.each([
  ['classes/limit-reached', 'Pro includes 30 classes for €90.00 a year.'],
  ['credits/insufficient', 'Pro includes 200 credits a month for €90.00 a year.'],
] as const)(
  'at the limit %s, a plan that is only sold by the year is offered for a year',
  async (code, text) => {
    const yearly = { ...proPlan, priceMinor: { monthly: 0, yearly: 9000 } }
    server.use(route.get('*/api/plans', () => HttpResponse.json({ plans: [planOf(), yearly] })))
    show(code)
    expect(await screen.findByText(text)).toBeTruthy()
  },
)

it('without enough credits, the smallest pack is offered beside the plan', async () => {
  show('credits/insufficient')
  expect(await screen.findByText('100 credits cost €4.00.')).toBeTruthy()
  expect(screen.getByText('Pro includes 200 credits a month for €9.00.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Buy credits' }).getAttribute('href')).toBe(
    '/settings/wallet?from=%2Fclasse%2F1%3Fnew%3Dexam',
  )
})

it('a subscriber isn’t offered a plan that gives no more or can’t be bought', async () => {
  api.billing = billingOf()
  show('classes/limit-reached')
  await screen.findByRole('link', { name: 'See the plans' })
  expect(screen.queryByText(/a month\./)).toBeNull()
})

it('prices that can’t be read leave the link', async () => {
  server.use(route.get('*/api/billing', () => problemAnswer('general/forbidden', 403)))
  show('classes/limit-reached')
  expect(await screen.findByRole('link', { name: 'See the plans' })).toBeTruthy()
})

it('other errors offer no plan', () => {
  show('general/forbidden')
  expect(screen.queryByRole('link')).toBeNull()
})

it('a toast at a limit says what the next plan gives and what it costs', async () => {
  renderScreen(<NoticeList />, '/classe/1')
  notifyProblem(problem('classes/limit-reached'))
  expect(await screen.findByText(/Pro includes 30 classes for €9.00 a month\./)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'See the plans' })
  expect(link.getAttribute('href')).toBe('/prime?from=%2Fclasse%2F1')
})
