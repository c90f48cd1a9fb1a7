import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from '../../../http/session/auth-session.ts'
import { openPage } from '../../../http/open-page.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { freeBilling, orderOf, pendingOrder } from '../../../testing/billing-samples.ts'
import { paymentUrl, serveBilling, type BillingServer } from '../../../testing/billing-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import OrderReturn from './order-return.tsx'
import { ReturnedOrder } from './returned-order.tsx'

vi.mock('../../../http/open-page.ts', () => ({ openPage: vi.fn(() => Promise.resolve()) }))

const orderId = orderOf().id
const waiting = pendingOrder({ waitsForBank: true })
let api: BillingServer
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('billing')
})
beforeEach(async () => {
  vi.mocked(openPage).mockClear()
  api = serveBilling({ billing: freeBilling(), orders: [waiting] })
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const open = (query = '') => renderScreen(<ReturnedOrder />, `/here?${query}order=${orderId}`)

it('a returning order waits for the bank, then says what arrived and takes the order out of the address without a history entry', async () => {
  const { router } = open('tab=a&')
  expect(await screen.findByText('Waiting for the bank')).toBeTruthy()
  expect(router.state.location.search).toContain('order=')
  api.orders = [orderOf()]
  expect(await screen.findByText('100 credits have arrived')).toBeTruthy()
  expect(await screen.findByText('You have 20 credits to spend.')).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toBe('?tab=a'))
  expect(router.state.historyAction).toBe('REPLACE')
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(screen.queryByRole('status')).toBeNull()
})

it('a result that arrives while another screen opens does not lead back', async () => {
  const { router } = open()
  expect(await screen.findByText('Waiting for the bank')).toBeTruthy()
  let load: (data: null) => void = () => undefined
  const loaded = new Promise<null>((resolve) => (load = resolve))
  router.patchRoutes(null, [{ id: 'slow', path: '/slow', loader: () => loaded, element: <p>opened</p> }])
  void router.navigate('/slow')
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  api.orders = [orderOf()]
  expect(await screen.findByText('100 credits have arrived', {}, { timeout: 10_000 })).toBeTruthy()
  load(null)
  expect(await screen.findByText('opened')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/slow')
})

it('a paid plan says until when it is active', async () => {
  const item = { kind: 'plan', planId: 'pro', interval: 'monthly' } as const
  const dates = { from: '2026-11-14T10:00:00.000Z', to: '2026-12-14T10:00:00.000Z' }
  api.orders = [orderOf({ item: { ...item, ...dates } })]
  open()
  expect(await screen.findByText('Pro is active until 14 December')).toBeTruthy()
})

it('a plan that an operator has added is named, in an order and on the paid page', async () => {
  const item = { kind: 'plan', planId: 'club', planName: 'Club', interval: 'monthly' } as const
  const dates = { from: '2026-11-14T10:00:00.000Z', to: '2026-12-14T10:00:00.000Z' }
  api.orders = [orderOf({ item: { ...item, ...dates } })]
  open()
  expect(await screen.findByText('Club is active until 14 December')).toBeTruthy()
  cleanup()
  api.orders = [pendingOrder({ item: { ...item, from: null, to: null }, waitsForBank: true })]
  open()
  expect(await screen.findByText(/Club, monthly/)).toBeTruthy()
})

it('a declined card charges nothing, and the order can be paid again', async () => {
  api.orders = [orderOf({ status: 'failed', failure: 'declined', paidAt: null, actions: ['pay-again'] })]
  open()
  expect(await screen.findByText('The payment didn’t go through')).toBeTruthy()
  expect(screen.getByText(/declined the card; nothing was charged/)).toBeTruthy()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay again · €4.00' }))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(paymentUrl))
  expect(api.posts).toEqual([`orders/${orderId}/pay {"returnTo":"/here"}`])
})

it('a plan whose payment failed names the monthly credits that it ends, and a pack names none', async () => {
  const failed = { status: 'failed', failure: 'declined', paidAt: null, actions: ['pay-again'] } as const
  const ending = /You have 20 monthly credits left\. They end/
  const item = { kind: 'plan', planId: 'pro', interval: 'monthly', from: null, to: null } as const
  api.orders = [orderOf({ ...failed, actions: [...failed.actions], item })]
  open()
  expect(await screen.findByText(ending)).toBeTruthy()
  cleanup()
  api.orders = [orderOf({ ...failed, actions: [...failed.actions] })]
  const { client } = open()
  await screen.findByRole('button', { name: /^Pay again/ })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.queryByText(ending)).toBeNull()
})

it('a payment page that was left without paying says so after one question to the provider', async () => {
  api.orders = [pendingOrder()]
  open()
  expect(await screen.findByText('You left the payment page')).toBeTruthy()
  expect(screen.getByText(/nothing was charged/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pay again · €4.00' })).toBeTruthy()
  expect(api.posts).toEqual([`orders/${orderId}/check {}`])
})

it('after a while without an answer, the person has the server ask again', async () => {
  renderScreen(<OrderReturn orderId={orderId} onKnown={vi.fn()} onClose={vi.fn()} patienceMs={0} />)
  const button = await screen.findByRole('button', { name: 'Check again' })
  await waitFor(() => expect(api.posts).toHaveLength(1))
  api.orders = [orderOf()]
  await userEvent.click(button)
  expect(await screen.findByText('100 credits have arrived')).toBeTruthy()
})

it('an order that can’t be read is reported, and the address of any other query is left alone', async () => {
  server.use(route.get('*/api/billing/orders/:id', () => problemAnswer('general/not-found', 404)))
  open()
  expect(await screen.findByRole('alert')).toBeTruthy()
  cleanup()
  const { router } = renderScreen(<ReturnedOrder />, '/here?order=descending')
  expect(screen.queryByRole('status')).toBeNull()
  expect(router.state.location.search).toBe('?order=descending')
})
