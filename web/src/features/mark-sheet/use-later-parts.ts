import { useEffect, useState } from 'react'
import { loadAreas } from '../../i18n/i18n.ts'
import { paintedOrLeaving } from './engine/browser/after-paint.ts'
import type * as laterParts from './later-parts.ts'

type LaterParts = typeof laterParts

let loaded: LaterParts | null = null
const loadAgainMs = 5000

/** Loads the parts and their texts. They are then there when the connection is lost. */
async function loadParts(): Promise<LaterParts> {
  const [parts] = await Promise.all([import('./later-parts.ts'), loadAreas('mark-pile', 'mark-history')])
  loaded = parts
  return parts
}

/**
 * The parts of the screen that its first cells don't wait for; null until they are loaded, which begins when the cells
 * are painted. Tries again while the server can't be reached.
 */
export function useLaterParts(): LaterParts | null {
  const [parts, setParts] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    let isGone = false
    let retry: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      loadParts().then(
        (module) => !isGone && setParts(module),
        () => {
          if (!isGone) retry = setTimeout(load, loadAgainMs)
        },
      )
    }
    void paintedOrLeaving().then(load)
    return () => {
      isGone = true
      clearTimeout(retry)
    }
  }, [])
  return parts
}
