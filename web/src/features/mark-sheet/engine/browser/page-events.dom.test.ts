import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { windowTimers } from './page-events.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('what waits for a pause runs after one, in a browser that doesn’t tell when it is idle', () => {
  const task = vi.fn()
  windowTimers.whenIdle(task)
  vi.advanceTimersByTime(250)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(task).toHaveBeenCalledTimes(1)
})

it('what waits for a pause runs within half a second while a person types without one', () => {
  const idle = vi.fn((_task: () => void, _options?: { timeout: number }) => 1)
  vi.stubGlobal('requestIdleCallback', idle)
  windowTimers.whenIdle(() => undefined)
  vi.advanceTimersByTime(300)
  expect(idle).toHaveBeenCalledTimes(1)
  expect(300 + (idle.mock.calls[0]?.[1]?.timeout ?? Infinity)).toBeLessThanOrEqual(500)
})
