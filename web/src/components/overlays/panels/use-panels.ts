import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../../config/create-store.ts'
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

/** Safari doesn't support `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, 1)
}

/**
 * Returns the code of menus and popovers, or null until it has loaded. Loads it once the page is idle, so that it is
 * available if the page goes offline.
 */
export function usePanels(): typeof panels | null {
  useEffect(() => {
    // If this fails, opening a panel tries again and reports the error.
    whenIdle(() => void loadPanels().catch(() => undefined))
  }, [])
  return useSyncExternalStore(loaded.subscribe, loaded.get)
}
