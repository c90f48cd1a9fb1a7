import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDispatchLater } from './dispatch-later.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Two people with one waiting generation each, and a queue that is unavailable until `comeBack` is called. */
function setUp() {
  let isAway = true
  const added: string[] = []
  const queries = {
    listAllowed: async (ownerId: string) => [{ ownerId, kind: 'lesson-plan', state: 'queued' }] as never,
  }
  const queues = {
    async add({ ownerId }: { ownerId: string }) {
      if (isAway) throw new Error('away')
      added.push(ownerId)
    },
  }
  const later = createDispatchLater({ queries, queues })
  return { later, added, comeBack: () => (isAway = false) }
}

it('jobs are enqueued once each, within a second after the queue is available again', async () => {
  const { later, added, comeBack } = setUp()
  later('ada', 1)
  later('bob', 1)
  later('ada', 1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(added).toEqual([])
  comeBack()
  await vi.advanceTimersByTimeAsync(1000)
  expect(added.sort()).toEqual(['ada', 'bob'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(added).toHaveLength(2)
})
