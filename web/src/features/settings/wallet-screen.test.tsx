import type { CreditLine } from '@classeur/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from '../../http/session/auth-session.ts'
import { openPage } from '../../http/open-page.ts'
import { saveFile } from '../../http/save-file.ts'
import { changeDigits } from '../../i18n/format.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { freeBilling, orderOf } from '../../testing/billing-samples.ts'
import { paymentUrl, serveBilling, type BillingServer } from '../../testing/billing-server.ts'
import { walletAnswer } from '../../testing/generation-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import WalletScreen from './wallet-screen.tsx'

vi.mock('../../http/open-page.ts', () => ({ openPage: vi.fn(() => Promise.resolve()) }))
vi.mock('../../http/save-file.ts', () => ({ saveFile: vi.fn() }))

const lessonPlan = {
  id: '65f0000000000000000000aa',
  kind: 'lesson-plan',
  title: 'Adding fractions',
  state: 'active',
  lessonPlanId: '65f0000000000000000000aa',
  resource: null,
} as const
const lineOf = (id: string, fields: Partial<CreditLine>): CreditLine => ({
  id,
  kind: 'generation',
  change: -5,
  availableAfter: 15,
  reserved: 0,
  spent: 0,
  givenBack: 0,
  generation: lessonPlan,
  order: null,
  by: null,
  at: '2026-11-18T08:00:00.000Z',
  ...fields,
})
const grant = lineOf('a', { kind: 'grant', change: 20, availableAfter: 20, generation: null })
let newest: CreditLine[]
let asked: string[]
let api: BillingServer

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('settings', 'generations', 'billing')
})
beforeEach(async () => {
  asked = []
  newest = [lineOf('b', { reserved: 5 })]
  vi.mocked(openPage).mockClear()
  vi.mocked(saveFile).mockClear()
  api = serveBilling({ billing: freeBilling() })
  server.use(
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(15))),
    route.get('*/api/wallet/entries', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      return searchParams.get('cursor') === null
        ? HttpResponse.json({ lines: newest, nextCursor: '1.2.3', remaining: 1 })
        : HttpResponse.json({ lines: [grant], nextCursor: null, remaining: 0 })
    }),
    route.get('*/api/wallet.csv', ({ request }) => {
      asked.push(`csv${new URL(request.url).search}`)
      return new HttpResponse('a;b', {
        headers: { 'content-disposition': 'attachment; filename="wallet.csv"' },
      })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  changeDigits('latin')
  vi.unstubAllEnvs()
  server.resetHandlers()
})
afterAll(() => server.close())

const rows = () => screen.getAllByRole('row').slice(1)
const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace('Available', '').trim())

it('a line names and links its generation, and changes from reserved to spent', async () => {
  const { client } = renderScreen(<WalletScreen />)
  const link = await screen.findByRole('link', { name: 'Adding fractions' })
  expect(link.getAttribute('href')).toBe(`/lesson-plan-result/${lessonPlan.id}`)
  expect(rows()).toHaveLength(1)
  expect(cellsOf(rows()[0]).slice(1)).toEqual([
    'Lesson plan · Adding fractions',
    'reserved, running',
    '-5',
    '15',
  ])
  newest = [lineOf('b', { spent: 5, generation: { ...lessonPlan, state: 'completed' } })]
  await client.invalidateQueries({ queryKey: ['wallet'] })
  await screen.findByText('spent')
  expect(rows()).toHaveLength(1)
  expect(cellsOf(rows()[0]).slice(2)).toEqual(['spent', '-5', '15'])
})

it.each([
  [{ reserved: 3, spent: 2 }, 'active', '2 of 5 spent, running'],
  [{ change: -2, spent: 2, givenBack: 3 }, 'cancelled', '2 spent, 3 refunded'],
  [{ change: 0, givenBack: 5 }, 'cancelled', 'refunded'],
  [{ change: 0, givenBack: 5 }, 'failed', 'refunded (failed)'],
  [{ change: 0, givenBack: 5 }, 'flagged', 'refunded (held back)'],
] as const)(
  'a line gives the outcome of its credits: %o of a generation that is %s',
  async (amounts, state, text) => {
    newest = [lineOf('b', { ...amounts, generation: { ...lessonPlan, state } })]
    renderScreen(<WalletScreen />)
    expect(await screen.findByText(text)).toBeTruthy()
  },
)

it('earlier lines load until the first one, above a sum that is the balance', async () => {
  renderScreen(<WalletScreen />)
  await screen.findByText('reserved, running')
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 earlier' }))
  await screen.findByText('Monthly credits')
  expect(rows()).toHaveLength(2)
  expect(cellsOf(rows()[1]).slice(2)).toEqual(['added', '+20', '20'])
  expect(asked).toEqual(['', '?cursor=1.2.3'])
  expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull()
  expect(screen.getByText('15 to spend').parentElement?.textContent).toBe(
    '15 monthly + 0 bought = 15 to spend',
  )
})

it('the sum names what was spent and reserved when these are all that is gone from the grant', async () => {
  server.use(
    route.get('*/api/wallet', () =>
      HttpResponse.json({
        balance: { granted: 24, purchased: 100, reserved: 9 },
        available: 124,
        period: { grant: 300, left: 24, spent: 267, reserved: 9, endsAt: '2026-12-01T00:00:00.000Z' },
      }),
    ),
  )
  renderScreen(<WalletScreen />)
  expect((await screen.findByText('124 to spend')).parentElement?.textContent).toBe(
    '300 monthly − 267 spent − 9 reserved + 100 bought = 124 to spend',
  )
  expect(screen.getByText('24 of 300 left, until 30 Nov')).toBeTruthy()
})

it('credits that expired or were refunded from an earlier period are terms of their own', async () => {
  const period = { grant: 20, left: 4, spent: 3, reserved: 0, endsAt: '2026-12-01T00:00:00.000Z' }
  const balance = { granted: 4, purchased: 100, reserved: 0 }
  server.use(
    route.get('*/api/wallet', () =>
      HttpResponse.json({ balance, available: 104, period: { ...period, expired: 18, returned: 5 } }),
    ),
  )
  renderScreen(<WalletScreen />)
  expect((await screen.findByText('104 to spend')).parentElement?.textContent).toBe(
    '20 monthly − 3 spent − 0 reserved − 18 expired + 5 refunded from an earlier period + 100 bought = 104 to spend',
  )
  const legend = screen.getByText('spent', { selector: '[data-part]' }).closest('ul')
  expect([...(legend?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['spent 3', 'reserved 0', 'expired 18', 'refunded from an earlier period 5', 'left 4'],
  ])
})

it('nothing is said about expired credits when none expired', async () => {
  renderScreen(<WalletScreen />)
  expect(await screen.findByText('left', { selector: '[data-part]' })).toBeTruthy()
  expect(screen.queryByText(/expired|earlier period/)).toBeNull()
})

it('a purchase links its order', async () => {
  newest = [
    lineOf('c', {
      kind: 'purchase',
      change: 100,
      generation: null,
      order: { id: '65f0000000000000000000d1', number: 'C-2026-0588' },
    }),
  ]
  renderScreen(<WalletScreen />)
  const link = await screen.findByRole('link', { name: 'Order C-2026-0588' })
  expect(link.getAttribute('href')).toBe('/settings/order?number=C-2026-0588#C-2026-0588')
  expect(screen.getByText('bought')).toBeTruthy()
})

it('the lines and the CSV file follow the filters', async () => {
  renderScreen(<WalletScreen />)
  await screen.findByText('reserved, running')
  await userEvent.click(screen.getByRole('radio', { name: 'Spent' }))
  const month = screen.getByLabelText<HTMLSelectElement>('Month')
  const latest = month.options[1]?.value ?? ''
  await userEvent.selectOptions(month, latest)
  await waitFor(() => expect(asked.at(-1)).toBe(`?filter=spent&month=${latest}`))
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'wallet.csv'))
  expect(asked.at(-1)).toBe(`csv?language=en&filter=spent&month=${latest}`)
})

it('the months offered begin with the present one at the school', async () => {
  server.use(route.get('*/api/wallet', () => HttpResponse.json({ ...walletAnswer(15), month: '2027-02' })))
  renderScreen(<WalletScreen />)
  await screen.findByText('15 to spend')
  const { options } = screen.getByLabelText<HTMLSelectElement>('Month')
  expect([...options].slice(1).map(({ value }) => value)).toEqual([
    ...['2027-02', '2027-01', '2026-12', '2026-11', '2026-10', '2026-09'],
    ...['2026-08', '2026-07', '2026-06', '2026-05', '2026-04', '2026-03'],
  ])
  expect(options[1]?.text).toBe('February 2027')
})

it('every month since the oldest line is offered', async () => {
  const months = { month: '2027-02', firstMonth: '2025-12' }
  server.use(route.get('*/api/wallet', () => HttpResponse.json({ ...walletAnswer(15), ...months })))
  renderScreen(<WalletScreen />)
  await screen.findByText('15 to spend')
  const { options } = screen.getByLabelText<HTMLSelectElement>('Month')
  expect([options.length - 1, options[1]?.value, options[15]?.value]).toEqual([15, '2027-02', '2025-12'])
})

it('beside filtered lines, the sum is named as the current balance and has no terms of this month', async () => {
  const period = { grant: 20, left: 15, spent: 5, reserved: 0, endsAt: '2026-12-01T00:00:00.000Z' }
  server.use(route.get('*/api/wallet', () => HttpResponse.json({ ...walletAnswer(15), period })))
  renderScreen(<WalletScreen />)
  const sum = async () => (await screen.findByText('15 to spend')).parentElement?.textContent
  const ofMonth = '20 monthly − 5 spent − 0 reserved + 0 bought = 15 to spend'
  await waitFor(async () => expect(await sum()).toBe(ofMonth))
  const month = await screen.findByLabelText<HTMLSelectElement>('Month')
  const earlier = month.options[2]?.value ?? ''
  await userEvent.selectOptions(month, earlier)
  await waitFor(() => expect(asked.at(-1)).toBe(`?month=${earlier}`))
  expect(await sum()).toBe('Current balance (all entries): 15 monthly + 0 bought = 15 to spend')
  await userEvent.selectOptions(month, 'All months')
  await waitFor(async () => expect(await sum()).toBe(ofMonth))
  await userEvent.click(screen.getByRole('radio', { name: 'Spent' }))
  await waitFor(async () => expect(await sum()).toContain('Current balance'))
})

it('a pack is bought once with a double click, and the payment page returns to where the person came from', async () => {
  renderScreen(<WalletScreen />, '/settings/wallet?from=%2Fgenerate%2Fimage%2Fmymedia')
  await userEvent.click(await screen.findByRole('radio', { name: /^300 credits/ }))
  expect(screen.getByText('€0.035 each')).toBeTruthy()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Buy 300 credits · €10.50' }))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(paymentUrl))
  expect(api.posts).toHaveLength(1)
  expect(api.posts[0]).toContain('"packId":"pack-300"')
  expect(api.posts[0]).toContain('"returnTo":"/generate/image/mymedia"')
})

it('a second press continues the open order, and one after a paid order asks for a new one', async () => {
  const keys: string[] = []
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buy 100 credits · €4.00' }))
    await waitFor(() => expect(api.posts).toHaveLength(keys.length + 1))
    keys.push(/"requestKey":"(\w+)"/.exec(api.posts.at(-1) ?? '')?.[1] ?? '')
  }
  renderScreen(<WalletScreen />)
  await press()
  api.billing = freeBilling({ latestOrders: [orderOf({ status: 'pending' })] })
  await press()
  api.billing = freeBilling({ latestOrders: [orderOf()] })
  await press()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('an unpaid order of a plan names the monthly credits that the plan ends', async () => {
  const item = { kind: 'plan', planId: 'pro', interval: 'monthly', from: null, to: null } as const
  const unpaid = orderOf({ status: 'failed', failure: 'declined', actions: ['pay-again'], item })
  api.billing = freeBilling({ latestOrders: [unpaid] })
  renderScreen(<WalletScreen />)
  expect(await screen.findByText(/You have 15 monthly credits left\. They end/)).toBeTruthy()
})

it('an installation without payments offers no packs', async () => {
  api.billing = freeBilling({ provider: null })
  renderScreen(<WalletScreen />)
  expect(await screen.findByText(/doesn’t sell credits/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Buy/ })).toBeNull()
})

it('a failed page keeps the shown lines and reports the error', async () => {
  renderScreen(<WalletScreen />)
  await screen.findByText('reserved, running')
  server.use(route.get('*/api/wallet/entries', () => problemAnswer('general/forbidden', 403)))
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 earlier' }))
  await screen.findByRole('alert')
  expect(rows()).toHaveLength(1)
})

it.each([
  ['the balance', '*/api/wallet'],
  ['the lines', '*/api/wallet/entries'],
  ['the packs', '*/api/billing/packs'],
  ['what is sold', '*/api/billing'],
])('a failed read of %s says so, and can be repeated', async (_what, path) => {
  server.use(route.get(path, () => problemAnswer('general/unavailable', 503), { once: true }))
  renderScreen(<WalletScreen />)
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByText('reserved, running')
  expect(await screen.findByRole('button', { name: /^Buy/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a pack names as many lesson plans as its credits pay for, each with its objectives', async () => {
  renderScreen(<WalletScreen />)
  const pack = await screen.findByRole('radio', { name: /^100 credits/ })
  expect(pack.closest('label')?.textContent).toContain('16 lesson plans')
})

it('the last day of the monthly credits is the same in every time zone', async () => {
  vi.stubEnv('TZ', 'Europe/Paris')
  // A format is made once for each locale, so one of this zone needs other digits.
  changeDigits('arabic')
  renderScreen(<WalletScreen />)
  expect(await screen.findByText('١٥ of ٢٠ left, until ٣٠ Nov')).toBeTruthy()
})

it('an empty wallet explains what it will show', async () => {
  server.use(route.get('*/api/wallet/entries', () => HttpResponse.json({ lines: [], nextCursor: null })))
  renderScreen(<WalletScreen />)
  await waitFor(() => expect(screen.getByText('No credits spent yet')).toBeTruthy())
})

it('a person with a seat sees the school’s credits and their own apart, and whose they are', async () => {
  const school = { name: 'Collège Ibn Khaldoun', payer: 'Karim', isPayer: false, isLedgerShown: false }
  const own = { granted: 0, purchased: 30, reserved: 0 }
  server.use(
    route.get('*/api/wallet', () =>
      HttpResponse.json({ ...walletAnswer(1500), source: 'school', own, school }),
    ),
  )
  renderScreen(<WalletScreen />)
  expect(await screen.findByText(/Karim pays for it/)).toBeTruthy()
  expect(
    screen.getByText(/30 bought credits\. They pay when the school’s credits aren’t enough/),
  ).toBeTruthy()
  expect(screen.getByText(/what you spent yourself/)).toBeTruthy()
  await waitFor(() => expect(asked).toEqual(['?source=school']))
  await userEvent.click(screen.getByRole('radio', { name: 'Own credits' }))
  await waitFor(() => expect(asked.at(-1)).toBe(''))
  expect(screen.getByText('30 to spend')).toBeTruthy()
})

it('the administrator who pays sees who spent the school’s credits, but not what for', async () => {
  const school = { name: 'Collège Ibn Khaldoun', payer: 'Leïla', isPayer: true, isLedgerShown: true }
  const own = { granted: 0, purchased: 0, reserved: 0 }
  const by = { name: 'Karim', isMe: false, kind: 'lesson-plan' } as const
  newest = [lineOf('b', { spent: 5, generation: null, by })]
  server.use(
    route.get('*/api/wallet', () =>
      HttpResponse.json({ ...walletAnswer(1995), source: 'school', own, school }),
    ),
  )
  renderScreen(<WalletScreen />)
  await screen.findByText('Karim')
  expect(cellsOf(rows()[0])[1]).toBe('Lesson plan · Karim')
  expect(screen.queryByRole('link', { name: 'Adding fractions' })).toBeNull()
})
