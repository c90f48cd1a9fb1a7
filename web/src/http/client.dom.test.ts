import { http as route, HttpResponse } from 'msw'
import { InteractionResponse } from '@classeur/contracts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { problemAnswer, refreshAnswer, server } from '../testing/server.ts'

const Answer = InteractionResponse
const load = async () => {
  vi.resetModules()
  const [client, session, connection] = await Promise.all([
    import('./client.ts'),
    import('./session/auth-session.ts'),
    import('./connection.ts'),
  ])
  return { ...client, ...session, ...connection }
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => localStorage.clear())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('a call sends the access token and returns the checked response', async () => {
  let sent: string | null = null
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer('token-7')),
    route.get('*/api/x', ({ request }) => {
      sent = request.headers.get('authorization')
      return HttpResponse.json({ redirectTo: '/1', more: true })
    }),
  )
  const { http, refresh } = await load()
  await refresh()
  expect(await http.get('/api/x', Answer)).toEqual({ redirectTo: '/1' })
  expect(sent).toBe('Bearer token-7')
})

it('calls that get a 401 share one refresh, and each is sent again', async () => {
  let refreshes = 0
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer(`token-${++refreshes}`)),
    route.get('*/api/x', ({ request }) =>
      request.headers.get('authorization') === 'Bearer token-2'
        ? HttpResponse.json({ redirectTo: '/2' })
        : problemAnswer('auth/signed-out', 401),
    ),
  )
  const { http, refresh } = await load()
  await refresh()
  const answers = await Promise.all([1, 2, 3].map(() => http.get('/api/x', Answer)))
  expect(answers).toEqual(Array(3).fill({ redirectTo: '/2' }))
  expect(refreshes).toBe(2)
})

it('after a change, the session is refreshed again, even if a refresh was already running', async () => {
  let refreshes = 0
  server.use(route.post('*/api/auth/refresh', () => refreshAnswer(`token-${++refreshes}`)))
  const { refresh, refreshAnew, currentAccessToken } = await load()
  const underWay = refresh()
  await Promise.all([refreshAnew(), refreshAnew()])
  expect(currentAccessToken()).toBe('token-2')
  expect(await underWay).toBe(true)
})

it('a refresh without an answer ends, so that requests do not wait for it for ever, and the next refresh succeeds', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  let refreshes = 0
  server.use(
    route.post('*/api/auth/refresh', () =>
      ++refreshes === 1 ? new Promise<never>(() => undefined) : refreshAnswer(),
    ),
  )
  const { refresh, readAuth } = await load()
  const first = refresh()
  await vi.waitFor(() => expect(refreshes).toBe(1))
  limit.abort(new DOMException('', 'TimeoutError'))
  await expect(first).rejects.toMatchObject({ code: 'general/unavailable', status: 0 })
  expect(await refresh()).toBe(true)
  expect(readAuth().status).toBe('signed-in')
  timeout.mockRestore()
})

it('when the session is over, the caller gets the 401 and the person is signed out but keeps their drafts', async () => {
  let refreshes = 0
  server.use(
    route.post('*/api/auth/refresh', () =>
      ++refreshes === 1 ? refreshAnswer() : problemAnswer('auth/session-ended', 401),
    ),
    route.get('*/api/x', () => problemAnswer('auth/signed-out', 401)),
  )
  const { http, refresh, readAuth } = await load()
  await refresh()
  localStorage.setItem('anything', 'kept')
  localStorage.setItem('classeur:draft:somebody:student:', 'kept')
  await expect(http.get('/api/x', Answer)).rejects.toMatchObject({ code: 'auth/signed-out', status: 401 })
  expect(readAuth()).toEqual({ status: 'signed-out', reason: 'session-ended' })
  expect(Object.keys(localStorage)).toEqual(['classeur:draft:somebody:student:'])
})

it('a problem response rejects with its code, values and request ID', async () => {
  server.use(route.put('*/api/x', () => problemAnswer('credits/insufficient', 402)))
  const { http } = await load()
  const call = http.put('/api/x', { a: 1 }, Answer)
  await expect(call).rejects.toMatchObject({ code: 'credits/insufficient', status: 402, requestId: 'req-1' })
})

it('a missing response rejects with general/unavailable, and the person stays signed in', async () => {
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/x', () => HttpResponse.error()),
  )
  const { http, refresh, readAuth, reportReachable } = await load()
  await refresh()
  await expect(http.get('/api/x', Answer)).rejects.toMatchObject({ code: 'general/unavailable', status: 0 })
  expect(readAuth().status).toBe('signed-in')
  reportReachable()
})

it('a response of another shape is refused', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(route.get('*/api/x', () => HttpResponse.json({ redirectTo: 1 })))
  const { http } = await load()
  await expect(http.get('/api/x', Answer)).rejects.toMatchObject({ code: 'general/internal' })
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
})

it('a function is called by name with its data and returns the checked result', async () => {
  server.use(
    route.post('*/api/functions/follow', async ({ request }) => {
      const { data } = (await request.json()) as { data: { path: string } }
      return HttpResponse.json({ result: { redirectTo: data.path } })
    }),
  )
  const { callFunction } = await load()
  expect(await callFunction('follow', { path: '/4' }, Answer)).toEqual({ redirectTo: '/4' })
})

it.each([
  ["attachment; filename=marks.csv; filename*=UTF-8''6B%20%E2%80%93%20x.csv", '6B – x.csv'],
  ['attachment; filename="Notes 6A; test 1.csv"', 'Notes 6A; test 1.csv'],
  ['attachment; filename=marks.csv', 'marks.csv'],
])('a downloaded file gets its name from %s', async (disposition, name) => {
  server.use(
    route.get('*/file', () => new HttpResponse('a;b', { headers: { 'content-disposition': disposition } })),
  )
  const { http } = await load()
  expect((await http.file('/api/file')).name).toBe(name)
})
