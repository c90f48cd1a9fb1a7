import type { BillingOverview, Order, PlanChangePreview } from '@classeur/contracts'
import { http as route, HttpResponse } from 'msw'
import { billingOf, orderOf, packSamples, pendingOrder } from './billing-samples.ts'
import { walletAnswer } from './generation-samples.ts'
import { planOf, proPlan } from './plan-samples.ts'
import { refreshAnswer, server } from './server.ts'

export const paymentUrl = 'http://payments.example/pay/1'

/** The billing part of the mocked API: what it answers, and what it was asked to change. */
export interface BillingServer {
  billing: BillingOverview
  orders: Order[]
  /** Every POST, as `path body`. */
  posts: string[]
  /** The query of every request for a list or a file. */
  reads: string[]
}

export const schoolPlan = planOf({
  id: 'school',
  name: 'School',
  priceMinor: { monthly: 4900, yearly: 49_000 },
  monthlyCredits: 2000,
  seats: 30,
})

const previews: Record<string, Partial<PlanChangePreview>> = {
  school: { takesEffect: 'now', nowMinor: 2013, renewalMinor: 4900 },
  pro: { takesEffect: 'next-period', nowMinor: 0, renewalMinor: 900 },
}

/** Installs the answers. A test changes the returned object, which later requests then see. */
export function serveBilling(fields: Partial<BillingServer> = {}): BillingServer {
  const state: BillingServer = { billing: billingOf(), orders: [orderOf()], posts: [], reads: [], ...fields }
  const note = async (request: Request) => {
    const { pathname } = new URL(request.url)
    state.posts.push(`${pathname.replace('/api/billing/', '')} ${await request.text()}`.trim())
  }
  const read = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    state.reads.push(`${pathname}${search}`)
  }
  const csv = (name: string) =>
    new HttpResponse('a;b', { headers: { 'content-disposition': `attachment; filename="${name}"` } })
  const checkout = (order: Order, status: number) => HttpResponse.json({ order, paymentUrl }, { status })
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/plans', () => HttpResponse.json({ plans: [planOf(), proPlan, schoolPlan] })),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer())),
    route.get('*/api/billing', () => HttpResponse.json(state.billing)),
    route.get('*/api/billing/packs', () => HttpResponse.json(packSamples)),
    route.get('*/api/billing/orders', ({ request }) => {
      read(request)
      return HttpResponse.json({
        orders: state.orders,
        nextCursor: null,
        totals: {
          orders: state.orders.length,
          paid: [{ currency: 'EUR', orders: 1, totalMinor: 400, taxMinor: 67 }],
        },
        years: [2026, 2025],
      })
    }),
    route.get('*/api/billing/orders.csv', ({ request }) => {
      read(request)
      return csv('orders.csv')
    }),
    route.get('*/api/billing/orders/:id', ({ params }) =>
      HttpResponse.json(state.orders.find(({ id }) => id === params['id'])),
    ),
    route.get('*/api/billing/orders/:id/receipt.pdf', ({ request }) => {
      read(request)
      return csv('receipt.pdf')
    }),
    route.post('*/api/billing/orders', async ({ request }) => {
      await note(request)
      return checkout(pendingOrder(), 201)
    }),
    route.post('*/api/billing/orders/:id/pay', async ({ request }) => {
      await note(request)
      return checkout(pendingOrder(), 200)
    }),
    route.post('*/api/billing/orders/:id/check', async ({ request, params }) => {
      await note(request)
      return HttpResponse.json(state.orders.find(({ id }) => id === params['id']))
    }),
    route.get('*/api/billing/subscription/plan-change', ({ request }) => {
      const planId = new URL(request.url).searchParams.get('planId') ?? ''
      const common = { planId, interval: 'monthly', currency: 'EUR', renewsAt: '2026-12-14T10:00:00.000Z' }
      return HttpResponse.json({ ...common, prorationAt: '2026-11-26T10:00:00.000Z', ...previews[planId] })
    }),
    route.post('*/api/billing/subscription/payment-method', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ url: 'http://payments.example/card' })
    }),
    route.post('*/api/billing/subscription/:change', async ({ request }) => {
      await note(request)
      return HttpResponse.json(state.billing)
    }),
  )
  return state
}
