import { configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { draftKeyPrefix } from '../http/local-storage-at-sign-out.ts'

// A limit for what never comes, not a measure of speed.
configure({ asyncUtilTimeout: 10_000 })

// Clear drafts, so that no test sees the unsaved text of another.
afterEach(() => {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage))
    if (key.startsWith(draftKeyPrefix)) localStorage.removeItem(key)
})

/** What Mantine asks of a browser and jsdom does not have. */
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
}))

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  },
)

vi.stubGlobal('scrollTo', () => undefined)
Element.prototype.scrollIntoView = () => undefined

// jsdom's fetch takes whole addresses only; the product calls its own origin by path.
const nodeFetch = globalThis.fetch
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
  nodeFetch(typeof input === 'string' ? new URL(input, window.location.href) : input, init),
)
