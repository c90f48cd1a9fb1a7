import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { receiveReading } from '../../realtime/generations/generation-store.ts'
import { snapshotOf } from '../../testing/generation-samples.ts'
import { useRewrite } from './use-rewrite.ts'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))

afterEach(cleanup)

it('a document is read once after a rewrite has ended, also if it is opened again', () => {
  const running = snapshotOf({ kind: 'lesson-section', state: 'active', percent: 30 })
  const readAgain = vi.fn(async () => undefined)
  const open = () =>
    renderHook((input) => useRewrite(input), { initialProps: { part: 'plan:phases', readAgain, listed } })
  let listed: Parameters<typeof useRewrite>[0]['listed'] = { generation: running, own: true }
  const first = open()
  expect(first.result.current.isRunning).toBe(true)
  void act(() =>
    receiveReading({ snapshot: { ...running, state: 'completed', percent: 100, seq: running.seq + 1 } }),
  )
  expect(first.result.current.isRunning).toBe(false)
  expect(readAgain).toHaveBeenCalledTimes(1)

  first.unmount()
  listed = undefined
  expect(open().result.current.view?.snapshot.state).toBe('completed')
  expect(readAgain).toHaveBeenCalledTimes(1)
})
