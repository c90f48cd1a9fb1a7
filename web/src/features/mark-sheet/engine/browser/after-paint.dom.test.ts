import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paintedOrLeaving } from './after-paint.ts'

/** Frames that the page has asked for. */
const frames: FrameRequestCallback[] = []

beforeEach(() => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
})

const show = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

/** Starts to wait, and tells whether the wait is over. */
function wait() {
  const state = { isOver: false }
  const over = paintedOrLeaving().then(() => (state.isOver = true))
  return { state, over }
}

afterEach(() => {
  vi.restoreAllMocks()
  // The next test starts without a wait, in a page that isn't being left.
  vi.useFakeTimers()
  window.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  frames.length = 0
})

it('work for a typed mark waits for the next frame, and no longer', async () => {
  const { state, over } = wait()
  await Promise.resolve()
  expect(state.isOver).toBe(false)
  frames.shift()?.(0)
  await over
})

it('several parts that wait for one frame ask for it once', () => {
  void paintedOrLeaving()
  void paintedOrLeaving()
  expect(frames).toHaveLength(1)
})

it.each(['beforeunload', 'pagehide'])(
  'a page that is left before the frame does the work at once, at %s',
  async (event) => {
    const { over } = wait()
    window.dispatchEvent(new Event(event))
    await over
    expect(frames).toHaveLength(1)
  },
)

it.each(['beforeunload', 'pagehide'])(
  'work that begins in the task in which the page is left is done at once, at %s',
  async (event) => {
    window.dispatchEvent(new Event(event))
    await wait().over
    expect(frames).toHaveLength(0)
  },
)

it('a page that stays, although it was about to be left, waits for the next frame again', async () => {
  vi.useFakeTimers()
  window.dispatchEvent(new Event('beforeunload'))
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  const { over } = wait()
  expect(frames).toHaveLength(1)
  frames.shift()?.(0)
  await over
})

it('a page that is hidden before the frame does the work at once', async () => {
  const { over } = wait()
  document.dispatchEvent(new Event('visibilitychange'))
  await over
})

it('a hidden page, which paints nothing, does not wait', async () => {
  show('hidden')
  await wait().over
  expect(frames).toHaveLength(0)
})

it('a visible page that paints nothing, such as a covered one, waits no longer than a moment', async () => {
  const { over } = wait()
  await over
  expect(frames).toHaveLength(1)
})
