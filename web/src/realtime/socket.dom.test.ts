import { http as route } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { problemAnswer, refreshAnswer, server } from '../testing/server.ts'

type Handler = (...args: unknown[]) => void
interface FakeConnection {
  auth: (send: (data: { token: string | null }) => void) => void
  hears: (event: string, ...args: unknown[]) => void
}
const connections: FakeConnection[] = []
const connect = vi.fn()
const disconnect = vi.fn()
const emit = vi.fn()
const state = { active: true, connected: true }

vi.mock('socket.io-client', () => ({
  io: ({ auth }: Pick<FakeConnection, 'auth'>) => {
    const handlers = new Map<string, Handler>()
    connections.push({ auth, hears: (event, ...args) => handlers.get(event)?.(...args) })
    return {
      get active() {
        return state.active
      },
      get connected() {
        return state.connected
      },
      ...{ connect, disconnect, emit },
      on: (event: string, handler: Handler) => handlers.set(event, handler),
      onAny: (handler: Handler) => handlers.set('any', handler),
    }
  },
}))

let tokens = 0

/** Opens a page whose person is signed in and that listens to the server. */
async function open() {
  vi.resetModules()
  server.use(route.post('*/api/auth/refresh', () => refreshAnswer(`token-${++tokens}`)))
  const session = await import('../http/session/auth-session.ts')
  const socket = await import('./socket.ts')
  await session.refresh()
  const heard = vi.fn()
  const reconnected = vi.fn()
  socket.onServerEvent('credits:changed', heard)
  socket.onReconnect(reconnected)
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  const [connection] = connections
  if (!connection) throw new Error('no connection')
  await tokenSentBy(connection)
  return { session, connection, heard, reconnected }
}
const tokenSentBy = ({ auth }: FakeConnection) =>
  new Promise<string | null>((resolve) => auth(({ token }) => resolve(token)))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
  connections.length = 0
  tokens = 0
  Object.assign(state, { active: true, connected: true })
  vi.clearAllMocks()
})
afterAll(() => server.close())

it('every connection but the first runs the reconnect handlers, because events may have been missed', async () => {
  const { connection, reconnected } = await open()
  connection.hears('connect')
  expect(reconnected).not.toHaveBeenCalled()
  connection.hears('connect')
  expect(reconnected).toHaveBeenCalledOnce()
})

it('every connection uses the newest token, and an open connection is sent each new one', async () => {
  const { session, connection } = await open()
  expect(await tokenSentBy(connection)).toBe('token-1')
  await session.refresh()
  expect(await tokenSentBy(connection)).toBe('token-2')
  await vi.waitFor(() => expect(emit).toHaveBeenCalledOnce())
  expect(emit.mock.calls[0]?.slice(0, 2)).toEqual(['token:renewed', 'token-2'])
})

it('a connection that the server closed gets a new token and connects again', async () => {
  const { connection } = await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  connection.hears('disconnect', 'io server disconnect')
  await vi.runOnlyPendingTimersAsync()
  await vi.waitFor(() => expect(connect).toHaveBeenCalledOnce())
  expect(await tokenSentBy(connection)).not.toBe('token-1')
})

it('a refused connection tries again with the token that a request has got meanwhile, without another one', async () => {
  const { session, connection } = await open()
  state.connected = false
  await session.refresh()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  state.active = false
  connection.hears('connect_error')
  await vi.runOnlyPendingTimersAsync()
  await vi.waitFor(() => expect(connect).toHaveBeenCalledOnce())
  expect(await tokenSentBy(connection)).toBe('token-2')
})

it('the library alone retries after a lost network', async () => {
  const { connection } = await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  connection.hears('disconnect', 'transport close')
  connection.hears('connect_error')
  expect(vi.getTimerCount()).toBe(0)
})

it('the socket stays closed when the session is over', async () => {
  const { session, connection } = await open()
  server.use(route.post('*/api/auth/refresh', () => problemAnswer('auth/signed-out', 401)))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  state.active = false
  connection.hears('connect_error')
  await vi.runOnlyPendingTimersAsync()
  await vi.waitFor(() => expect(session.readAuth().status).toBe('signed-out'))
  expect(connect).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalledOnce())
})
