import {
  defaultKeyboardPreferences,
  defaultNotificationPreferences,
  type GenerationSnapshot,
  type UserInfo,
} from '@classeur/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../http/auth-session.ts'
import { profileQuery } from '../../http/profile.ts'
import { loadPanels } from '../../components/overlays/panels/use-panels.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { serverSends } from '../../testing/fake-socket.ts'
import { generationId, snapshotOf } from '../../testing/generation-samples.ts'
import { problemAnswer, refreshAnswer, server, userId } from '../../testing/server.ts'
import JobsTray from './jobs-tray.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))

const profile: UserInfo = {
  id: userId,
  displayName: 'Leïla Mansouri',
  role: 'teacher',
  subjects: [],
  language: 'en',
  digits: 'latin',
  theme: 'system',
  keyboard: defaultKeyboardPreferences,
  notifications: defaultNotificationPreferences,
}
let stored: GenerationSnapshot[]

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadPanels()
  await loadAreas('generations')
})
beforeEach(async () => {
  stored = [snapshotOf()]
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/generations', () => HttpResponse.json({ generations: stored })),
    route.get('*/api/generations/:id', ({ params }) =>
      HttpResponse.json(stored.find(({ id }) => id === params['id'])),
    ),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  notices.set([])
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

function show(at = '/', wanted = defaultNotificationPreferences) {
  const element = (
    <>
      <JobsTray />
      <NoticeList />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const client = new QueryClient()
  const wants: UserInfo | null = { ...profile, notifications: wanted }
  client.setQueryData<UserInfo | null>(profileQuery(userId).queryKey, wants)
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const finish = (state: 'completed' | 'failed') => {
  const error = state === 'failed' ? ({ code: 'generations/timed-out', params: {} } as const) : null
  stored = [snapshotOf({ state, stage: 'done', seq: 4, percent: 100, error })]
  act(() =>
    serverSends('generation:finished', { generationId, attempt: 1, seq: 4, state, charged: 5, error }),
  )
}

it('the tray counts running generations on every page and shows their progress live', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: '1 running' }))
  const bar = screen.getByRole('progressbar', { name: 'Progress of Adding fractions' })
  expect(bar.getAttribute('aria-valuenow')).toBe('10')
  act(() =>
    serverSends('generation:progressed', {
      ...{ generationId, attempt: 1, seq: 4, state: 'active', stage: 'writing', percent: 45, charged: 0 },
      ...{ step: { done: 0, total: 12 }, draft: { section: 'phases', value: {} }, section: null },
    }),
  )
  expect(bar.getAttribute('aria-valuenow')).toBe('45')
  expect(screen.getByText('writing: Phases')).toBeTruthy()
})

it('the tray includes generations started on another device', async () => {
  show()
  await screen.findByRole('button', { name: '1 running' })
  const id = '65f0000000000000000000bb'
  stored = [snapshotOf({ id, state: 'queued', attempt: 0, seq: 0 }), ...stored]
  act(() => serverSends('generation:accepted', { generationId: id, attempt: 0, seq: 0 }))
  expect(await screen.findByRole('button', { name: '2 running' })).toBeTruthy()
})

it('the tray can stop a generation', async () => {
  server.use(
    route.post(`*/api/generations/${generationId}/cancel`, () => {
      stored = [snapshotOf({ state: 'cancelled', stage: 'done', seq: 4 })]
      return HttpResponse.json(stored[0])
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: '1 running' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stop Adding fractions' }))
  expect(await screen.findByText('stopped')).toBeTruthy()
  expect(screen.queryByText(/is written/)).toBeNull()
})

it('the end of a generation is announced with a link while the person is on another page', async () => {
  show('/settings/account')
  await screen.findByRole('button', { name: '1 running' })
  finish('completed')
  const notice = await screen.findByText(/The lesson plan “Adding fractions” is written/)
  const link = within(notice).getByRole('link', { name: 'Open' })
  expect(link.getAttribute('href')).toBe(`/lesson-plan-result/${generationId}`)
})

it('the end of a generation on the current page is not announced', async () => {
  show(`/lesson-plan-result/${generationId}`)
  await screen.findByRole('button', { name: '1 running' })
  finish('completed')
  await screen.findByRole('button', { name: 'Running and recent generations' })
  expect(notices.get()).toEqual([])
})

it('a failure is announced as a problem that stays', async () => {
  show()
  await screen.findByRole('button', { name: '1 running' })
  finish('failed')
  expect((await screen.findByRole('alert')).textContent).toContain('Unfinished parts cost nothing')
})

it('a person without finish notices sees only failures', async () => {
  show('/', { generations: false, colleagues: true })
  await screen.findByRole('button', { name: '1 running' })
  finish('completed')
  await screen.findByRole('button', { name: 'Running and recent generations' })
  expect(notices.get()).toEqual([])
})

it('an empty tray explains its purpose, and a failed request can be retried', async () => {
  stored = []
  server.use(route.get('*/api/generations', () => problemAnswer('general/unavailable', 503), { once: true }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Running and recent generations' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing is running')).toBeTruthy()
})
