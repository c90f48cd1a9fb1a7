import { configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { draftKeyPrefix } from '../http/session/local-storage-at-sign-out.ts'
import { rememberUsualStyles } from './usual-styles.ts'

// The files of a process share loaded packages, but each loads the app's own modules again, with empty stores.
vi.resetModules()
// They also share the storage of the browser, so each begins without the settings of the last one.
localStorage.clear()

// An upper limit for elements that never appear; tests don't measure speed with it.
configure({ asyncUtilTimeout: 30_000 })

// Clear drafts, so that no test sees the unsaved text of another.
afterEach(() => {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage))
    if (key.startsWith(draftKeyPrefix)) localStorage.removeItem(key)
})

rememberUsualStyles()

/** jsdom draws nothing, so it has no animations. */
Element.prototype.animate = () => ({}) as Animation

/** jsdom has no `matchMedia`. */
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

// jsdom's fetch accepts only absolute URLs; the app calls its own origin by path.
const nodeFetch = globalThis.fetch
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
  nodeFetch(typeof input === 'string' ? new URL(input, window.location.href) : input, init),
)
