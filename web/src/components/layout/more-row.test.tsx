import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MoreRow } from './more-row.tsx'

/** A row that comes into view at once: a busy browser tells both positions in one report. */
class SoonInView {
  #isConnected = true
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe() {
    queueMicrotask(() => {
      if (this.#isConnected) this.#tell([{ isIntersecting: false }, { isIntersecting: true }])
    })
  }
  disconnect() {
    this.#isConnected = false
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SoonInView)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const onMore = vi.fn()
beforeEach(() => {
  onMore.mockClear()
})
const row = (state: { busy: boolean; failed?: boolean }) => (
  <MoreRow label="Show more" onMore={onMore} {...state} />
)

it('a row in view asks for the next page, and again after each reading, also one that was interrupted', async () => {
  const { rerender } = render(row({ busy: false }))
  await act(async () => undefined)
  expect(onMore).toHaveBeenCalledTimes(1)
  rerender(row({ busy: true }))
  await act(async () => undefined)
  expect(onMore).toHaveBeenCalledTimes(1)
  rerender(row({ busy: false }))
  await act(async () => undefined)
  expect(onMore).toHaveBeenCalledTimes(2)
})

it('after a failure only the button asks again', async () => {
  render(row({ busy: false, failed: true }))
  await act(async () => undefined)
  expect(onMore).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Show more' }).click()
  expect(onMore).toHaveBeenCalledTimes(1)
})
