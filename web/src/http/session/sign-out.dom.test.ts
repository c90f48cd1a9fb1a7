import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { problemAnswer, refreshAnswer, server } from '../../testing/server.ts'

const leaveFor = vi.fn()
vi.mock('../../config/leave-for.ts', () => ({ leaveFor }))

/** Simulates a browser tab: its own modules, but shared storage and channels. */
const openTab = async () => {
  vi.resetModules()
  const session = await import('./auth-session.ts')
  await session.refresh()
  return session
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  leaveFor.mockClear()
})
afterAll(() => server.close())

it('sign-out clears local storage, drops the token, signs the other tabs out and leaves for the issuer', async () => {
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.post('*/api/auth/sign-out', () => HttpResponse.json({ endSessionUrl: '/oidc/session/end?x=1' })),
  )
  const other = await openTab()
  const tab = await openTab()
  localStorage.setItem('draft', 'x')
  await tab.signOut()

  expect(tab.readAuth()).toEqual({ status: 'signed-out', reason: 'signed-out' })
  expect(tab.currentAccessToken()).toBeNull()
  expect(localStorage.length).toBe(0)
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/oidc/session/end?x=1')
  await vi.waitFor(() => expect(other.readAuth()).toEqual({ status: 'signed-out', reason: 'signed-out' }))
  expect(other.currentAccessToken()).toBeNull()
})

it('sign-out signs the other tabs out without an alarm, even if they hear of the end of the session first', async () => {
  let answer = () => undefined as void
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.post('*/api/auth/sign-out', async () => {
      await held
      return HttpResponse.json({ endSessionUrl: '/oidc/session/end' })
    }),
  )
  const other = await openTab()
  const announced = new Promise((resolve) =>
    new BroadcastChannel('classeur:sign-out').addEventListener('message', resolve, { once: true }),
  )
  const tab = await openTab()
  const signedOut = tab.signOut()
  await announced
  other.dropSession('session-ended')
  answer()
  await signedOut
  expect(other.readAuth()).toEqual({ status: 'signed-out', reason: 'signed-out' })
})

it('a session that ends after a failed sign-out is reported as ended', async () => {
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.post('*/api/auth/sign-out', () => problemAnswer('general/internal', 500)),
  )
  const other = await openTab()
  const failed = new Promise<void>((resolve) =>
    new BroadcastChannel('classeur:sign-out').addEventListener('message', ({ data }) => {
      if (data === 'failed') resolve()
    }),
  )
  const tab = await openTab()
  await expect(tab.signOut()).rejects.toThrow()
  await failed
  other.dropSession('session-ended')
  expect(other.readAuth()).toEqual({ status: 'signed-out', reason: 'session-ended' })
})

/** Resolves when the other tabs have heard of a step. */
const heard = (step: string) =>
  new Promise<void>((resolve) =>
    new BroadcastChannel('classeur:sign-out').addEventListener('message', ({ data }) => {
      if (data === step) resolve()
    }),
  )
/** A tab that is closed after it has announced a sign-out, before its request reaches the server. */
const closeDuringSignOut = async () => {
  const arrived = heard('begun')
  new BroadcastChannel('classeur:sign-out').postMessage('begun')
  await arrived
}

it('a session that ends after a tab was closed during its sign-out keeps the drafts', async () => {
  server.use(route.post('*/api/auth/refresh', () => refreshAnswer()))
  const tab = await openTab()
  await closeDuringSignOut()
  // The session still exists, so the sign-out didn't happen.
  await tab.refresh()
  localStorage.setItem('classeur:draft:ada:card:1', 'typed')
  tab.dropSession('session-ended')

  expect(tab.readAuth()).toEqual({ status: 'signed-out', reason: 'session-ended' })
  expect(localStorage.getItem('classeur:draft:ada:card:1')).toBe('typed')
  localStorage.clear()
})

it('a session that ends long after a tab was closed during its sign-out keeps the drafts', async () => {
  server.use(route.post('*/api/auth/refresh', () => refreshAnswer()))
  const tab = await openTab()
  await closeDuringSignOut()
  localStorage.setItem('classeur:draft:ada:card:1', 'typed')
  // The computer slept until the session had expired, so no renewal succeeded.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 24 * 3_600_000 })
  server.use(route.post('*/api/auth/refresh', () => problemAnswer('auth/session-ended', 401)))
  await tab.refresh().finally(() => vi.useRealTimers())

  expect(tab.readAuth()).toEqual({ status: 'signed-out', reason: 'session-ended' })
  expect(localStorage.getItem('classeur:draft:ada:card:1')).toBe('typed')
  localStorage.clear()
})

it('a renewal sent before the sign-out began doesn’t report the end of the session as unexpected', async () => {
  let answer = () => undefined as void
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(route.post('*/api/auth/refresh', () => refreshAnswer()))
  const tab = await openTab()
  server.use(
    route.post('*/api/auth/refresh', async () => {
      await held
      return refreshAnswer()
    }),
  )
  const renewed = tab.refresh()
  await closeDuringSignOut()
  answer()
  await renewed
  tab.dropSession('session-ended')
  expect(tab.readAuth()).toEqual({ status: 'signed-out', reason: 'signed-out' })
})

it('another sign-in that replaces the session keeps drafts in every tab', async () => {
  server.use(route.post('*/api/auth/refresh', () => refreshAnswer()))
  const other = await openTab()
  const tab = await openTab()
  localStorage.setItem('classeur:draft:ada:card:1', 'typed')
  localStorage.setItem('classeur:other', 'x')
  tab.makeWayForSignIn()

  await vi.waitFor(() =>
    expect(other.readAuth()).toEqual({ status: 'signed-out', reason: 'replaced-elsewhere' }),
  )
  expect(tab.readAuth()).toEqual({ status: 'signed-out', reason: 'replaced' })
  expect(Object.keys(localStorage)).toEqual(['classeur:draft:ada:card:1'])
  localStorage.clear()
})

it("sign-out changes nothing if the server can't be reached", async () => {
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.post('*/api/auth/sign-out', () => problemAnswer('general/internal', 500)),
  )
  const tab = await openTab()
  await expect(tab.signOut()).rejects.toMatchObject({ code: 'general/internal' })
  expect(tab.readAuth().status).toBe('signed-in')
  expect(leaveFor).not.toHaveBeenCalled()
})
