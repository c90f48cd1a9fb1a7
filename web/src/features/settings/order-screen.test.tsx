import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from '../../http/session/auth-session.ts'
import { openPage } from '../../http/open-page.ts'
import { saveFile } from '../../http/save-file.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { freeBilling, orderOf, pendingOrder } from '../../testing/billing-samples.ts'
import { paymentUrl, serveBilling, type BillingServer } from '../../testing/billing-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { server } from '../../testing/server.ts'
import OrderScreen from './order-screen.tsx'

vi.mock('../../http/open-page.ts', () => ({ openPage: vi.fn(() => Promise.resolve()) }))
vi.mock('../../http/save-file.ts', () => ({ saveFile: vi.fn() }))

let api: BillingServer
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('settings', 'billing')
})
beforeEach(async () => {
  vi.mocked(openPage).mockClear()
  vi.mocked(saveFile).mockClear()
  api = serveBilling()
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const open = () => renderScreen(<OrderScreen />, '/settings/order')
const rowOf = async (number: string) => {
  const row = (await screen.findByRole('rowheader', { name: number })).closest('tr')
  return within(row as HTMLElement)
}

it('an order shows its item, amounts with tax, status and receipt', async () => {
  open()
  const row = await rowOf('C-2026-0588')
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '22 Nov 2026',
    'Pack of 100 credits',
    'Net €3.33',
    'VAT €0.67',
    '€4.00',
    'paid',
    'Receipt',
  ])
  expect(screen.getByRole('columnheader', { name: 'VAT 20%' })).toBeTruthy()
  await userEvent.click(row.getByRole('button', { name: 'Receipt C-2026-0588' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'receipt.pdf'))
  expect(api.reads.at(-1)).toBe('/api/billing/orders/65f0000000000000000000d1/receipt.pdf?language=en')
})

it('the footer sums what was paid, and links to where receipts get their name', async () => {
  open()
  expect(await screen.findByText('1 order, 1 paid: €4.00 with €0.67 VAT')).toBeTruthy()
  expect(await screen.findByText(/made out to .*Collège Ibn Khaldoun/)).toBeTruthy()
})

it('an unpaid order of a plan names the monthly credits that the plan ends', async () => {
  api.billing = freeBilling()
  const item = { kind: 'plan', planId: 'pro', interval: 'monthly', from: null, to: null } as const
  api.orders = [orderOf({ status: 'failed', failure: 'declined', actions: ['pay-again'], item })]
  open()
  const row = await rowOf('C-2026-0588')
  expect(await row.findByText(/You have 20 monthly credits left\. They end/)).toBeTruthy()
})

it.each([
  [
    { status: 'failed', failure: 'declined', actions: ['pay-again'] },
    'The bank declined the card; nothing was charged',
    /^Pay again · €4.00/,
  ],
  [
    { status: 'cancelled', failure: 'left', actions: ['order-again'] },
    'The payment page was closed; nothing was charged',
    /^Order again/,
  ],
  [
    { status: 'cancelled', failure: 'replaced', actions: ['order-again'] },
    'You chose another order instead; nothing was charged for this one',
    /^Order again/,
  ],
  [
    { status: 'pending', waitsForBank: true, actions: ['payment-page'] },
    'The bank hasn’t answered yet',
    /^Payment page/,
  ],
  [
    {
      status: 'refunded',
      refundedMinor: 400,
      creditNotes: [{ number: 'A-2026-0001', amountMinor: 400, at: '2026-09-28T10:00:00.000Z' }],
      actions: [],
    },
    /€4.00 went back to the card on 28 Sept? 2026/,
    'Credit note A-2026-0001',
  ],
] satisfies [Parameters<typeof orderOf>[0], string | RegExp, string | RegExp][])(
  'an order with %o says what happened and what can be done',
  async (fields, text, button) => {
    api.orders = [orderOf(fields)]
    open()
    const row = await rowOf('C-2026-0588')
    expect(row.getByText(text)).toBeTruthy()
    expect(row.getByRole('button', { name: button })).toBeTruthy()
  },
)

it('paying again opens the payment page once, also with a double click', async () => {
  api.orders = [pendingOrder({ status: 'failed', failure: 'declined', actions: ['pay-again'] })]
  open()
  const row = await rowOf('C-2026-0588')
  await userEvent.dblClick(row.getByRole('button', { name: /^Pay again/ }))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(paymentUrl))
  expect(api.posts).toEqual(['orders/65f0000000000000000000d1/pay {"returnTo":"/settings/order"}'])
})

it('ordering again asks for the same item with a new key', async () => {
  api.orders = [orderOf({ status: 'cancelled', failure: 'left', actions: ['order-again'] })]
  open()
  const row = await rowOf('C-2026-0588')
  await userEvent.click(row.getByRole('button', { name: /^Order again/ }))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(paymentUrl))
  expect(api.posts[0]).toMatch(
    /^orders \{"item":\{"kind":"pack","packId":"pack-100"\},"requestKey":"[0-9a-f]{32}"/,
  )
})

it('cancelled orders can be listed', async () => {
  open()
  await rowOf('C-2026-0588')
  await userEvent.click(screen.getByRole('radio', { name: 'Cancelled' }))
  await waitFor(() => expect(api.reads.at(-1)).toBe('/api/billing/orders?status=cancelled'))
})

it('the list and its CSV file follow the filters', async () => {
  open()
  await rowOf('C-2026-0588')
  await userEvent.click(screen.getByRole('radio', { name: 'Paid' }))
  await rowOf('C-2026-0588')
  await userEvent.selectOptions(screen.getByLabelText('School year'), 'School year 2026–27')
  await waitFor(() => expect(api.reads.at(-1)).toBe('/api/billing/orders?status=paid&year=2026'))
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'orders.csv'))
  expect(api.reads.at(-1)).toBe('/api/billing/orders.csv?language=en&status=paid&year=2026')
})

it('a link to an order of a later page loads and marks it', async () => {
  const numbers = Array.from({ length: 31 }, (_, index) => `C-2026-${String(100 - index).padStart(4, '0')}`)
  const orders = numbers.map((number, index) =>
    orderOf({ number, id: `65f0000000000000000001${String(index).padStart(2, '0')}` }),
  )
  const asked: string[] = []
  server.use(
    route.get('*/api/billing/orders', ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      asked.push(cursor ?? '')
      const page = cursor === null ? orders.slice(0, 30) : orders.slice(30)
      const totals = { orders: 31, paid: [] }
      return HttpResponse.json({
        orders: page,
        nextCursor: cursor === null ? 'more' : null,
        totals,
        years: [],
      })
    }),
  )
  renderScreen(<OrderScreen />, '/settings/order?number=C-2026-0070')
  const row = (await screen.findByRole('rowheader', { name: 'C-2026-0070' })).closest('tr')
  expect(row?.getAttribute('aria-current')).toBe('true')
  expect(document.getElementById('C-2026-0070')).toBe(row)
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  expect(asked).toEqual(['', 'more'])
})

it('without orders, the page says what it will show', async () => {
  Object.assign(api, { orders: [], billing: freeBilling() })
  open()
  expect(await screen.findByText('No orders yet')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Compare plans' })).getAttribute('href')).toBe('/prime')
})

it('a filter without orders isn’t taken for an empty list', async () => {
  open()
  await rowOf('C-2026-0588')
  api.orders = []
  await userEvent.click(screen.getByRole('radio', { name: 'Failed' }))
  expect(await screen.findByText('No matching orders')).toBeTruthy()
})
