import type { GenerationSnapshot } from '@classeur/contracts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as AuthSession from '../../http/session/auth-session.ts'
import { http } from '../../http/client.ts'
import { reconnects, serverSends } from '../../testing/fake-socket.ts'
import { generationId, snapshotOf } from '../../testing/generation-samples.ts'
import { followGenerations } from './follow-generations.ts'
import { generationViews } from './generation-store.ts'

vi.mock('../socket.ts', () => import('../../testing/fake-socket.ts'))
const auth = vi.hoisted(() => ({ status: 'signed-in', listeners: new Set<() => void>() }))
vi.mock('../../http/session/auth-session.ts', async (original) => ({
  ...(await original<typeof AuthSession>()),
  readAuth: () => ({ status: auth.status }),
  onAuthChange: (listener: () => void) => {
    auth.listeners.add(listener)
    return () => auth.listeners.delete(listener)
  },
}))

const silenceMs = 10_000
let stored: GenerationSnapshot
let reads: string[]

const progressed = (seq: number, percent: number) =>
  serverSends('generation:progressed', {
    generationId,
    ...{ attempt: 1, seq, percent, charged: 0, state: 'active', stage: 'writing' },
    ...{ step: { done: 0, total: 12 }, draft: null, section: null },
  })
const shown = () => generationViews.get()[generationId]?.snapshot
const load = async () => {
  followGenerations()
  await vi.advanceTimersByTimeAsync(0)
}
const signOut = () => {
  auth.status = 'signed-out'
  auth.listeners.forEach((listener) => listener())
}

beforeEach(() => {
  auth.status = 'signed-in'
  vi.useFakeTimers()
  reads = []
  stored = snapshotOf({ seq: 3, percent: 10 })
  vi.spyOn(http, 'get').mockImplementation(async (path) => {
    reads.push(path)
    return path === '/api/generations' ? { generations: [stored] } : stored
  })
})
afterEach(() => {
  signOut()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('consecutive events are shown without a request', async () => {
  await load()
  progressed(4, 20)
  progressed(5, 30)
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toMatchObject({ seq: 5, percent: 30 })
  expect(reads).toEqual(['/api/generations'])
})

it('a gap in the events reads the snapshot once', async () => {
  await load()
  stored = snapshotOf({ seq: 9, percent: 60, step: { done: 7, total: 12 } })
  progressed(9, 60)
  progressed(9, 60)
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toMatchObject({ seq: 9, step: { done: 7 } })
  expect(reads).toEqual(['/api/generations', `/api/generations/${generationId}`])
})

it('everything is read again after a reconnect', async () => {
  await load()
  stored = snapshotOf({ seq: 20, percent: 100, state: 'completed', stage: 'done' })
  reconnects()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toMatchObject({ state: 'completed', percent: 100 })
})

it('generations that ended while disconnected are shown as ended, also those that the list no longer holds', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `65f0000000000000000000${10 + index}`)
  const listed = { active: ids, completed: ids.slice(2) }
  let state: keyof typeof listed = 'active'
  const of = (id: string) => snapshotOf({ id, state, seq: state === 'active' ? 3 : 9 })
  vi.mocked(http.get).mockImplementation(async (path) =>
    path === '/api/generations'
      ? { generations: listed[state].map(of) }
      : of(path.slice('/api/generations/'.length)),
  )
  await load()
  state = 'completed'
  reconnects()
  await vi.advanceTimersByTimeAsync(0)
  expect(Object.values(generationViews.get()).map(({ snapshot }) => snapshot.state)).toEqual(
    ids.map(() => 'completed'),
  )
})

it('polling is slow while a generation is unfinished and no event arrives, and stops at the end', async () => {
  await load()
  stored = snapshotOf({ seq: 7, percent: 50 })
  await vi.advanceTimersByTimeAsync(silenceMs)
  expect(shown()).toMatchObject({ percent: 50 })
  stored = snapshotOf({ seq: 8, percent: 100, state: 'completed', stage: 'done' })
  await vi.advanceTimersByTimeAsync(2 * silenceMs)
  expect(shown()).toMatchObject({ state: 'completed' })
  const readsAtTheEnd = reads.length
  await vi.advanceTimersByTimeAsync(20 * silenceMs)
  expect(reads).toHaveLength(readsAtTheEnd)
})

it('a hidden tab sends no requests, and reads at once when it is visible again', async () => {
  await load()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(6 * silenceMs)
  expect(reads).toHaveLength(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(reads).toHaveLength(2)
})

it('a generation that another device started is shown', async () => {
  stored = snapshotOf({ id: '65f0000000000000000000bb' })
  await load()
  expect(shown()).toBeUndefined()
  stored = snapshotOf({ seq: 0, attempt: 0, state: 'queued' })
  serverSends('generation:accepted', { generationId, attempt: 0, seq: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toMatchObject({ state: 'queued' })
})

it('sign-out clears all generations and stops all requests', async () => {
  await load()
  signOut()
  expect(shown()).toBeUndefined()
  progressed(4, 20)
  await vi.advanceTimersByTimeAsync(6 * silenceMs)
  expect(reads).toHaveLength(1)
})
