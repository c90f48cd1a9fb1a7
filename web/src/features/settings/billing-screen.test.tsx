import { cleanup, screen } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { refresh } from '../../http/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { planOf, proPlan } from '../../testing/plan-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server, userId } from '../../testing/server.ts'
import BillingScreen from './billing-screen.tsx'

let asked: string[]
let tokens: number
const ask = (request: Request) =>
  asked.push(`${new URL(request.url).pathname} ${request.headers.get('authorization') ?? ''}`.trim())
const subscribed = () =>
  HttpResponse.json({ userId, planId: 'pro', interval: 'yearly', renewsAt: '2027-03-01T12:00:00.000Z' })

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('settings')
})
beforeEach(async () => {
  tokens = 0
  server.use(
    route.post('*/api/auth/refresh', ({ request }) => {
      ask(request)
      return refreshAnswer(`token-${++tokens}`)
    }),
    route.get('*/api/plans/:id', ({ request, params }) => {
      ask(request)
      return HttpResponse.json(params['id'] === 'pro' ? proPlan : planOf())
    }),
  )
  asked = []
  await refresh()
  asked = []
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const subscription = (answer: () => Response) =>
  server.use(
    route.get('*/api/current_subscriptions/:id', ({ request }) => {
      ask(request)
      return answer()
    }),
  )

it('the token is renewed before the plan is read, and the request uses the new one', async () => {
  subscription(subscribed)
  renderScreen(<BillingScreen />)
  await screen.findByText('Pro')
  expect(asked).toEqual([
    '/api/auth/refresh',
    `/api/current_subscriptions/${userId} Bearer token-2`,
    '/api/plans/pro Bearer token-2',
  ])
})

it('a subscription is shown with its price, renewal and limits', async () => {
  subscription(subscribed)
  renderScreen(<BillingScreen />)
  expect(await screen.findByText(/€90.* a year/)).toBeTruthy()
  expect(screen.getByText(/1 Mar(ch)? 2027/)).toBeTruthy()
  expect(screen.getByText('Credits per month').nextElementSibling?.textContent).toBe('200')
})

it('a person without a subscription sees the free plan, without a renewal', async () => {
  subscription(() => problemAnswer('general/not-found', 404))
  renderScreen(<BillingScreen />)
  expect(await screen.findByText('Free')).toBeTruthy()
  expect(screen.getByText('No charge')).toBeTruthy()
  expect(screen.queryByText('Renews on')).toBeNull()
})

it('a failed request is not taken for the free plan', async () => {
  subscription(() => problemAnswer('general/forbidden', 403))
  renderScreen(<BillingScreen />)
  await screen.findByRole('alert')
  expect(screen.queryByText('Free')).toBeNull()
})
