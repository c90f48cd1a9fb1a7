import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportLost, reportReachable } from '../http/connection.ts'
import { ProblemError } from '../http/problem-error.ts'
import { useAutoSend } from './use-auto-send.ts'

const problem = (code: 'general/unavailable' | 'general/forbidden' | 'auth/signed-out', status: number) =>
  new ProblemError({ code, params: {}, status, requestId: '' })
const busy = problem('general/unavailable', 503)
const refused = problem('general/forbidden', 403)

const pauseMs = 100
const retryMs = 5000
const send = vi.fn(async () => undefined as void)
const start = (content: string | null) =>
  renderHook((props: { content: string | null }) => useAutoSend({ ...props, pauseMs, retryMs, send }), {
    initialProps: { content },
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
})
afterEach(() => {
  cleanup()
  reportReachable()
  vi.useRealTimers()
})

describe('automatic sending', () => {
  it('waits for a pause in typing and sends nothing without content', async () => {
    const hook = start('a')
    await pass(pauseMs - 1)
    hook.rerender({ content: 'ab' })
    await pass(pauseMs - 1)
    expect(send).not.toHaveBeenCalled()
    await pass(1)
    expect(send).toHaveBeenCalledTimes(1)
    hook.rerender({ content: null })
    await pass(retryMs)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends one request at a time, and content of the meantime afterwards', async () => {
    let finish = () => {}
    send.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    const hook = start('a')
    await pass(pauseMs)
    hook.rerender({ content: 'ab' })
    await pass(retryMs)
    await act(async () => hook.result.current.sendNow())
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => finish())
    await pass(pauseMs)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['the delay', () => pass(retryMs)],
    ['the browser goes online', () => act(async () => window.dispatchEvent(new Event('online')))],
    ['the server responds again', () => act(async () => (reportLost(), reportReachable()))],
  ])('repeats a request of a busy server after it failed: %s', async (_when, happens) => {
    send.mockRejectedValueOnce(busy)
    const { result } = start('a')
    await pass(pauseMs)
    expect(result.current.failure).toEqual({ state: 'waiting', error: busy })
    await pass(retryMs - 1)
    expect(send).toHaveBeenCalledTimes(1)
    await happens()
    expect(send).toHaveBeenCalledTimes(2)
    expect(result.current.failure).toBeNull()
  })

  it('repeats a request until it succeeds', async () => {
    send.mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockRejectedValueOnce(busy)
    const { result } = start('a')
    await pass(pauseMs)
    for (let times = 2; times <= 4; times += 1) {
      await pass(retryMs)
      expect(send).toHaveBeenCalledTimes(times)
    }
    expect(result.current.failure).toBeNull()
  })

  it('repeats a request whose session was refused, and says so', async () => {
    send.mockRejectedValueOnce(problem('auth/signed-out', 401))
    const { result } = start('a')
    await pass(pauseMs)
    expect(result.current.failure).toMatchObject({ state: 'signed-out' })
    await pass(retryMs)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('stops after a refusal until the content changes or someone sends it', async () => {
    send.mockRejectedValue(refused)
    const hook = start('a')
    await pass(pauseMs)
    expect(hook.result.current.failure).toEqual({ state: 'refused', error: refused })
    await pass(10 * retryMs)
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => hook.result.current.sendNow())
    expect(send).toHaveBeenCalledTimes(2)
    hook.rerender({ content: 'ab' })
    expect(hook.result.current.failure).toBeNull()
    await pass(pauseMs)
    expect(send).toHaveBeenCalledTimes(3)
  })
})
