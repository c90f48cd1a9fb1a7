import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route } from 'msw'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { ProblemNote } from '../components/feedback/problem-note.tsx'
import { NoticeList } from '../components/overlays/notices/notice-list.tsx'
import { closeNotice, notices } from '../components/overlays/notices/notices.ts'
import { notifyProblem } from '../components/overlays/notices/notify.tsx'
import { dropSession, refresh } from '../http/session/auth-session.ts'
import { ProblemError } from '../http/problem-error.ts'
import { startI18n } from '../i18n/i18n.ts'
import { refreshAnswer, server } from '../testing/server.ts'
import { FollowSignOut } from './follow-sign-out.tsx'

const tooOld = new ProblemError({ code: 'auth/sign-in-too-old', params: {}, status: 403, requestId: '' })

function open(backup = <ProblemNote error={tooOld} />) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <FollowSignOut />
            <Outlet />
            <NoticeList />
          </>
        ),
        children: [
          { path: '/login', element: <h1>Sign in</h1>, handle: { auth: 'public' } },
          { path: '/backup', element: backup, handle: { auth: 'required' } },
        ],
      },
    ],
    { initialEntries: ['/backup?restore=1'] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
})
beforeEach(async () => {
  server.use(route.post('*/api/auth/refresh', () => refreshAnswer()))
  await refresh()
})
afterEach(() => {
  cleanup()
  for (const { id } of notices.get()) closeNotice(id)
  server.resetHandlers()
})
afterAll(() => server.close())

it.each([
  ['note', <ProblemNote key="note" error={tooOld} />],
  [
    'notice',
    <button key="notice" onClick={() => notifyProblem(tooOld)}>
      Take over the class
    </button>,
  ],
])('signing in again from a %s asks for a new sign-in and leads back to the screen', async (form, backup) => {
  const router = open(backup)
  if (form === 'notice') await userEvent.click(await screen.findByText('Take over the class'))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  const query = new URLSearchParams(router.state.location.search)
  expect(query.get('redirect_to')).toBe('/backup?restore=1')
  expect(query.has('again')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull()
})

it('signing in again in another tab asks for no new sign-in here', async () => {
  const router = open()
  await screen.findByRole('alert')
  const otherTab = new BroadcastChannel('classeur:sign-out')
  otherTab.postMessage('replaced')
  await screen.findByRole('heading', { name: 'Sign in' })
  otherTab.close()
  expect(router.state.location.search).toBe('?redirect_to=%2Fbackup%3Frestore%3D1')
})

it('an ended session is explained on the sign-in screen', async () => {
  const router = open()
  await screen.findByRole('alert')
  act(() => dropSession('session-ended'))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(router.state.location.search).toBe('?redirect_to=%2Fbackup%3Frestore%3D1&error=auth/session-ended')
})
