import type { CreditEntry } from '@classeur/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { refresh } from '../../../http/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { walletAnswer } from '../../../testing/generation-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import WalletScreen from './wallet-screen.tsx'

const nothing = { granted: 0, purchased: 0, reserved: 0 }
const entryOf = (id: string, fields: Partial<CreditEntry>): CreditEntry => ({
  id,
  kind: 'grant',
  change: { ...nothing, granted: 20 },
  balanceAfter: { ...nothing, granted: 20 },
  generationId: null,
  at: '2026-11-18T08:00:00.000Z',
  ...fields,
})
const newest = [
  entryOf('c', { kind: 'capture', change: { ...nothing, reserved: -5 } }),
  entryOf('b', { kind: 'reserve', change: { granted: -5, purchased: 0, reserved: 5 } }),
]
const oldest = [entryOf('a', {})]
let asked: (string | null)[]

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('settings')
})
beforeEach(async () => {
  asked = []
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(15))),
    route.get('*/api/wallet/entries', ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      asked.push(cursor)
      return cursor === null
        ? HttpResponse.json({ entries: newest, nextCursor: 'after b' })
        : HttpResponse.json({ entries: oldest, nextCursor: null })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('shows the newest changes with their sign and goes on where the page ended, until there is no more', async () => {
  renderScreen(<WalletScreen />)
  await screen.findByText('Spent on a generation')
  expect(lines().map((line) => line.slice(-2))).toEqual(['-5', '-5'])
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Credits of the month')
  expect(lines()).toHaveLength(3)
  expect(lines()[2]).toMatch(/\+20$/)
  expect(asked).toEqual([null, 'after b'])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('keeps what is shown when the next page fails, and says so', async () => {
  renderScreen(<WalletScreen />)
  await screen.findByText('Spent on a generation')
  server.use(route.get('*/api/wallet/entries', () => problemAnswer('general/forbidden', 403)))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('alert')
  expect(lines()).toHaveLength(2)
})

it('teaches what will be here while nothing was spent', async () => {
  server.use(route.get('*/api/wallet/entries', () => HttpResponse.json({ entries: [], nextCursor: null })))
  renderScreen(<WalletScreen />)
  await waitFor(() => expect(screen.getByText('Nothing has been spent yet')).toBeTruthy())
})
