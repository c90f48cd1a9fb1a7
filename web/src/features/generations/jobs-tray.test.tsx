import {
  defaultKeyboardPreferences,
  defaultNotificationPreferences,
  type GenerationSnapshot,
  type UserInfo,
} from '@classeur/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { profileQuery } from '../../http/queries/profile.ts'
import { loadPanels } from '../../components/overlays/panels/use-panels.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { generationViews, receiveReading } from '../../realtime/generations/generation-store.ts'
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
const finish = (state: 'completed' | 'failed', fields: Partial<GenerationSnapshot> = {}) => {
  const error = state === 'failed' ? ({ code: 'generations/timed-out', params: {} } as const) : null
  stored = [snapshotOf({ state, stage: 'done', seq: 4, percent: 100, error, ...fields })]
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

it('stopping a generation leaves the focus in the list', async () => {
  const other = snapshotOf({ id: '65f0000000000000000000bb', title: 'Comparing fractions' })
  stored = [{ ...snapshotOf(), createdAt: '2026-11-18T09:00:00.000Z' }, other]
  server.use(
    route.post(`*/api/generations/${generationId}/cancel`, () =>
      HttpResponse.json(snapshotOf({ state: 'cancelled', stage: 'done', seq: 4 })),
    ),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: '2 running' }))
  screen.getByRole('button', { name: 'Stop Adding fractions' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('stopped')).toBeTruthy()
  expect(document.activeElement?.closest('li')?.textContent).toContain('Comparing fractions')
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

it('the end of a rewrite is not announced on the page of its sheet', async () => {
  const [resourceId, itemId] = ['65f0000000000000000000d1', 'i3']
  const resource = {
    examId: '65f0000000000000000000e1',
    markId: '65f0000000000000000000b9',
    resourceId,
    itemId,
  }
  const fields = { kind: 'resource-item', title: 'Adding fractions', lessonPlanId: null, resource } as const
  stored = [snapshotOf(fields)]
  show(`/marksheet/${resource.markId}/generate_resource/${resourceId}`)
  await screen.findByRole('button', { name: '1 running' })
  finish('completed', fields)
  await screen.findByRole('button', { name: 'Running and recent generations' })
  expect(notices.get()).toEqual([])
})

it('a request for several sheets counts once and is announced once', async () => {
  const childId = '65f0000000000000000000bb'
  const parent = snapshotOf({ kind: 'resource', lessonPlanId: null, title: 'Three sheets' })
  const child = snapshotOf({
    ...{ id: childId, kind: 'resource-sheet', lessonPlanId: null, parentId: generationId },
  })
  stored = [parent]
  server.use(
    route.get('*/api/generations/:id', ({ params }) =>
      HttpResponse.json([...stored, child].find(({ id }) => id === params['id'])),
    ),
  )
  show()
  await screen.findByRole('button', { name: '1 running' })
  act(() => serverSends('generation:accepted', { generationId: childId, attempt: 0, seq: 0 }))
  await waitFor(() => expect(generationViews.get()[childId]).toBeTruthy())
  expect(screen.getByRole('button', { name: '1 running' })).toBeTruthy()
  act(() =>
    serverSends('generation:finished', {
      ...{ generationId: childId, attempt: 1, seq: 4, state: 'completed', charged: 2, error: null },
    }),
  )
  expect(generationViews.get()[childId]?.snapshot.state).toBe('completed')
  expect(notices.get()).toEqual([])
  finish('completed', { kind: 'resource', lessonPlanId: null, title: 'Three sheets' })
  await screen.findByRole('button', { name: 'Running and recent generations' })
  expect(notices.get()).toHaveLength(1)
})

it('the request of a colleague, whose result the person reads, is neither listed nor announced', async () => {
  const id = '65f0000000000000000000bb'
  server.use(route.get(`*/api/generations/${id}`, () => problemAnswer('general/not-found', 404)))
  show()
  await screen.findByRole('button', { name: '1 running' })
  const theirs = snapshotOf({ id, title: 'Of a colleague' })
  act(() => void receiveReading({ snapshot: theirs, own: false }))
  await userEvent.click(screen.getByRole('button', { name: '1 running' }))
  expect(screen.queryByText('Of a colleague')).toBeNull()
  act(() => void receiveReading({ snapshot: { ...theirs, state: 'completed', seq: 4 }, own: false }))
  expect(screen.queryByText('Of a colleague')).toBeNull()
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
