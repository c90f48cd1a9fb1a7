import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../config/create-store.ts'
import type * as panels from './panels.ts'

const loaded = createStore<typeof panels | null>(null)
let request: Promise<void> | null = null

/** Fetches the code of menus and popovers, once. */
export function loadPanels(): Promise<void> {
  request ??= import('./panels.ts').then(loaded.set).catch((error: unknown) => {
    request = null
    throw error
  })
  return request
}

/** Safari has no idle time to ask for. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, 1)
}

/** The code of menus and popovers, or null until it has arrived. The page shows first, then it is fetched: also for a page that goes offline. */
export function usePanels(): typeof panels | null {
  useEffect(() => {
    // A fetch that fails here is tried again, and reported, when a panel is opened.
    whenIdle(() => void loadPanels().catch(() => undefined))
  }, [])
  return useSyncExternalStore(loaded.subscribe, loaded.get)
}
