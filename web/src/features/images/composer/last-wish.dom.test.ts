import { afterEach, expect, it, vi } from 'vitest'
import { rememberWish, wishBefore } from './last-wish.ts'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('both clicks of a double click have the same previous picture, and the next request has another', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  rememberWish('ada', 'first')
  vi.setSystemTime(60_000)
  const pressed = wishBefore('ada', Date.now())
  expect(pressed).toBe('first')
  rememberWish('ada', 'second')
  vi.setSystemTime(61_000)
  expect(wishBefore('ada', Date.now())).toBe(pressed)
  // The second click gets the same picture from the server as the first.
  rememberWish('ada', 'second')
  expect(wishBefore('ada', Date.now())).toBe(pressed)
  vi.setSystemTime(70_000)
  expect(wishBefore('ada', Date.now())).toBe('second')
})
