import type { GenerationSnapshot } from '@classeur/contracts'
import { useEffect, useMemo } from 'react'
import { receiveReading } from './generation-store.ts'
import { viewOf, type GenerationView } from './generation-view.ts'
import { useGeneration } from './use-generation.ts'

/**
 * The generation that a document lists. This person's own is live; a colleague's is as the document was last read,
 * because its events reach only the colleague. Without a listed one, the own generation with `earlierId` is shown.
 */
export function useListedGeneration(
  listed: GenerationSnapshot | null,
  isOwn: boolean,
  earlierId: string | null = null,
): GenerationView | null {
  const own = isOwn ? listed : null
  const foreign = useMemo(() => (listed && !isOwn ? viewOf(listed) : null), [listed, isOwn])
  const ownView = useGeneration(own?.id ?? earlierId)
  useEffect(() => {
    if (own) receiveReading({ snapshot: own })
  }, [own])
  return foreign ?? ownView
}
