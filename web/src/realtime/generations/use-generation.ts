import { useEffect, useSyncExternalStore } from 'react'
import { useAuth } from '../../http/session/auth-session.ts'
import { followGenerations } from './follow-generations.ts'
import { isIncomplete, readGeneration, readWith, type ReadGeneration } from './generation-reads.ts'
import { generationViews } from './generation-store.ts'
import type { GenerationView } from './generation-view.ts'

/** One generation, live; null until it is loaded. The caller loads it first (with a query of the screen). */
export function useGeneration(generationId: string | null): GenerationView | null {
  const auth = useAuth()
  const views = useSyncExternalStore(generationViews.subscribe, generationViews.get)
  useEffect(followGenerations, [auth.status])
  return generationId === null ? null : (views[generationId] ?? null)
}

/** While mounted, missing data of this generation is read with `read`, which must be a stable function. */
export function useGenerationReader(generationId: string | null, read: ReadGeneration): void {
  useEffect(() => {
    if (generationId === null) return
    const stop = readWith(generationId, read)
    const view = generationViews.get()[generationId]
    if (!view || isIncomplete(view)) void readGeneration(generationId)
    return stop
  }, [generationId, read])
}
