import type { CreditLine } from '@classeur/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { refresh } from '../../http/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { walletAnswer } from '../../testing/generation-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../testing/server.ts'
import WalletScreen from './wallet-screen.tsx'

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
  at: '2026-11-18T08:00:00.000Z',
  ...fields,
})
const grant = lineOf('a', { kind: 'grant', change: 20, availableAfter: 20, generation: null })
let newest: CreditLine[]
let asked: (string | null)[]

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('settings', 'generations')
})
beforeEach(async () => {
  asked = []
  newest = [lineOf('b', { reserved: 5 })]
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(15))),
    route.get('*/api/wallet/entries', ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      asked.push(cursor)
      return cursor === null
        ? HttpResponse.json({ lines: newest, nextCursor: 'after b' })
        : HttpResponse.json({ lines: [grant], nextCursor: null })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
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

it('further pages load until the end, which shows the balance', async () => {
  renderScreen(<WalletScreen />)
  await screen.findByText('reserved, running')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Monthly credits')
  expect(rows()).toHaveLength(2)
  expect(cellsOf(rows()[1]).slice(3)).toEqual(['+20', '20'])
  expect(asked).toEqual([null, 'after b'])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.getByText('15 from this month + 0 bought = 15 available')).toBeTruthy()
})

it('a failed page keeps the shown lines and reports the error', async () => {
  renderScreen(<WalletScreen />)
  await screen.findByText('reserved, running')
  server.use(route.get('*/api/wallet/entries', () => problemAnswer('general/forbidden', 403)))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('alert')
  expect(rows()).toHaveLength(1)
})

it('an empty wallet explains what it will show', async () => {
  server.use(route.get('*/api/wallet/entries', () => HttpResponse.json({ lines: [], nextCursor: null })))
  renderScreen(<WalletScreen />)
  await waitFor(() => expect(screen.getByText('No credits spent yet')).toBeTruthy())
})
