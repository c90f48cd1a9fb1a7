import { QueryClient } from '@tanstack/react-query'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { classSkillsQuery } from '../../http/queries/class-school.ts'
import { classQuery } from '../../http/queries/school-class.ts'
import { classId, schoolClassOf } from '../../testing/class-samples.ts'
import { reconnects, serverSends } from '../../testing/fake-socket.ts'
import { problemAnswer, server } from '../../testing/server.ts'
import { followClasses } from './follow-classes.ts'

vi.mock('../socket.ts', () => import('../../testing/fake-socket.ts'))

let client: QueryClient
let stop: () => void
const onAccessGone = vi.fn()
const isStale = (...queryKey: readonly string[]) => client.getQueryState(queryKey)?.isInvalidated

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(classQuery(classId).queryKey, schoolClassOf())
  client.setQueryData(['class', classId, 'roster'], 'names')
  client.setQueryData(['class', 'another', 'roster'], 'names')
  client.setQueryData(['classes', 'latest'], 'cards')
  client.setQueryData(['marking'], 'sheets')
  onAccessGone.mockReset()
  stop = followClasses(client, onAccessGone)
})
afterEach(() => {
  stop()
  server.resetHandlers()
})
afterAll(() => server.close())

it('a changed class is refetched together with the lists, and no other class is', () => {
  serverSends('class:changed', { classId, part: 'roster' })
  expect(isStale('class', classId, 'roster')).toBe(true)
  expect(isStale('classes', 'latest')).toBe(true)
  expect(isStale('marking')).toBe(true)
  expect(isStale('class', 'another', 'roster')).toBe(false)
})

it('what a class has from its school is refetched when the class moves, and removed with the access', async () => {
  client.setQueryData(classSkillsQuery(classId).queryKey, { skills: [] })
  serverSends('class:changed', { classId, part: 'exams' })
  expect(isStale(...classSkillsQuery(classId).queryKey)).toBe(false)
  serverSends('class:changed', { classId, part: 'class' })
  expect(isStale(...classSkillsQuery(classId).queryKey)).toBe(true)
  server.use(route.get('*/api/classes/:id', () => problemAnswer('general/not-found', 404)))
  serverSends('class:changed', { classId, part: 'access' })
  await vi.waitFor(() => expect(onAccessGone).toHaveBeenCalledOnce())
  expect(client.getQueryData(classSkillsQuery(classId).queryKey)).toBeUndefined()
})

it.each([
  ['a lost connection', reconnects],
  ['a change of plan', () => serverSends('subscription:changed')],
])('all class data is refetched after %s', (_, happens) => {
  happens()
  expect(isStale('class', classId, 'roster')).toBe(true)
  expect(isStale('class', 'another', 'roster')).toBe(true)
  expect(isStale('classes', 'latest')).toBe(true)
})

it('lost access is announced, and the cached data of the class is removed', async () => {
  server.use(route.get('*/api/classes/:id', () => problemAnswer('general/not-found', 404)))
  serverSends('class:changed', { classId, part: 'access' })
  await vi.waitFor(() => expect(onAccessGone).toHaveBeenCalledExactlyOnceWith('6B Mathematics'))
  expect(client.getQueryData(['class', classId, 'roster'])).toBeUndefined()
  expect(client.getQueryData(['class', 'another', 'roster'])).toBe('names')
})

it('a changed role takes effect without a notice', async () => {
  server.use(route.get('*/api/classes/:id', () => HttpResponse.json(schoolClassOf({ role: 'viewer' }))))
  serverSends('class:changed', { classId, part: 'access' })
  await vi.waitFor(() => expect(client.getQueryData(classQuery(classId).queryKey)?.role).toBe('viewer'))
  expect(onAccessGone).not.toHaveBeenCalled()
})

it('events are ignored after following has stopped', () => {
  stop()
  serverSends('class:changed', { classId, part: 'class' })
  expect(isStale('classes', 'latest')).toBe(false)
})
