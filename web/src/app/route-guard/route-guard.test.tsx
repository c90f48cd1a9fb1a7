import { authReadyPollIntervalMs } from '@classeur/contracts'
import type { RouteAuth } from '@classeur/domain/access'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { http as route } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { problemAnswer, profileAnswer, refreshAnswer, server } from '../../testing/server.ts'

interface Situation {
  at: string
  signedIn?: boolean
  complete?: boolean
  /** The refresh is answered only after this promise resolves. */
  refreshHeldBy?: Promise<void>
}

/** Opens a small app with one screen for each kind of route, in the state of a fresh page load. */
async function open({ at, signedIn = false, complete = false, refreshHeldBy }: Situation) {
  vi.resetModules()
  localStorage.setItem('classeur:language', 'en')
  server.use(
    route.post('*/api/auth/refresh', async () => {
      await refreshHeldBy
      return signedIn ? refreshAnswer() : problemAnswer('auth/signed-out', 401)
    }),
    route.get('*/api/user_info/:id', () =>
      complete ? profileAnswer() : problemAnswer('general/not-found', 404),
    ),
  )
  const [
    { guardedScreen },
    { guardThenRedirect },
    { RootFrame },
    { LoadingOverlay },
    { startI18n },
    { resolveAuth },
  ] = await Promise.all([
    import('../guarded-screen.ts'),
    import('./guard-route.ts'),
    import('../root-frame.tsx'),
    import('./loading-overlay.tsx'),
    import('../../i18n/i18n.ts'),
    import('../../http/session/auth-session.ts'),
  ])
  await startI18n()
  void resolveAuth()
  const screenFor = (path: string, auth: RouteAuth) => ({
    path,
    ...guardedScreen({
      auth,
      layout: 'blank',
      title: 'title.home',
      screen: async () => ({ default: () => <h1>screen {path}</h1> }),
    }),
  })
  const router = createMemoryRouter(
    [
      {
        Component: RootFrame,
        HydrateFallback: LoadingOverlay,
        children: [
          screenFor('/', 'required'),
          screenFor('/backup', 'required'),
          { path: '/leads-on', element: null, loader: guardThenRedirect('required', '/backup') },
          screenFor('/login', 'public'),
          screenFor('/register', 'public'),
          screenFor('/welcome', 'public'),
          screenFor('/joinclass/x', 'unset'),
        ],
      },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const overlay = () => screen.queryByTestId('loading-overlay')

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

it('the guard covers the screen with a black spinner of 56 px and polls every 100 ms until the auth state is known', async () => {
  let answer = () => undefined as void
  const refreshHeldBy = new Promise<void>((resolve) => (answer = resolve))
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await open({ at: '/welcome', refreshHeldBy })
  const polls = () => timers.mock.calls.filter(([, ms]) => ms === authReadyPollIntervalMs).length
  await waitFor(() => expect(polls()).toBeGreaterThanOrEqual(3))

  const spinner = overlay()?.querySelector('svg')
  expect(authReadyPollIntervalMs).toBe(100)
  expect(spinner?.getAttribute('width')).toBe('56')
  expect(spinner?.querySelector('path')?.getAttribute('stroke')).toBe('#000')
  expect(screen.queryByRole('heading')).toBeNull()

  answer()
  await screen.findByText('screen /welcome')
  await waitFor(() => expect(overlay()).toBeNull())
})

it('the guard sends a signed-out person from a screen that requires sign-in to /login with the full path', async () => {
  const router = await open({ at: '/backup?a=1&b=2' })
  await screen.findByText('screen /login')
  expect(router.state.location.search).toBe(`?redirect_to=${encodeURIComponent('/backup?a=1&b=2')}`)
})

it.each(['/login', '/register'])(
  'the guard sends a signed-in person with a profile from %s to the home page',
  async (at) => {
    const router = await open({ at, signedIn: true, complete: true })
    await screen.findByText('screen /')
    expect(router.state.location.pathname).toBe('/')
  },
)

it.each([
  ['/login', true, false],
  ['/register', true, false],
  ['/login', false, false],
  ['/backup', true, false],
  ['/backup', true, true],
  ['/welcome', false, false],
  ['/welcome', true, true],
  ['/joinclass/x', false, false],
  ['/joinclass/x', true, true],
])(
  'the guard lets this visit through: %s, signed in %s, profile complete %s',
  async (at, signedIn, complete) => {
    await open({ at, signedIn, complete })
    await screen.findByText(`screen ${at}`)
    await waitFor(() => expect(overlay()).toBeNull())
  },
)

it('a path that only redirects is guarded under its own address first', async () => {
  const router = await open({ at: '/leads-on' })
  await screen.findByText('screen /login')
  expect(router.state.location.search).toBe('?redirect_to=%2Fleads-on')
  cleanup()
  await open({ at: '/leads-on', signedIn: true, complete: true })
  await screen.findByText('screen /backup')
})

it('the guard runs again on every route change', async () => {
  const router = await open({ at: '/welcome' })
  await screen.findByText('screen /welcome')
  await act(() => router.navigate('/backup'))
  await screen.findByText('screen /login')
})

it('the guard lets a signed-in person through when the profile lookup fails', async () => {
  await open({ at: '/backup', signedIn: true })
  server.use(route.get('*/api/user_info/:id', () => problemAnswer('general/forbidden', 403)))
  await screen.findByText('screen /backup')
})

it('the end of a session on an open screen leads to the sign-in screen, which gives the reason', async () => {
  const router = await open({ at: '/backup?a=1', signedIn: true, complete: true })
  await screen.findByText('screen /backup')
  const { dropSession } = await import('../../http/session/auth-session.ts')
  act(() => dropSession('session-ended'))
  await screen.findByText('screen /login')
  const query = new URLSearchParams(router.state.location.search)
  expect(query.get('redirect_to')).toBe('/backup?a=1')
  expect(query.get('error')).toBe('auth/session-ended')
})
