import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadFailedStylesheets } from './reload-failed-stylesheets.ts'

const link = () => document.head.querySelector<HTMLLinkElement>('link[href="/assets/dialog.css"]')

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/dialog.css">'
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

it('a stylesheet that failed is requested again by a new element, with growing pauses until it loads', () => {
  reloadFailedStylesheets()
  let before = link()
  for (const pauseMs of [1500, 3000, 6000]) {
    before?.dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(pauseMs - 1)
    expect(link()).toBe(before)
    vi.advanceTimersByTime(1)
    expect(link()).not.toBe(before)
    before = link()
  }
  before?.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
  expect(link()).toBe(before)
  expect(document.head.children).toHaveLength(1)
})
