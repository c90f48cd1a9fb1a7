import { isFinalState, type Resource } from '@classeur/contracts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { GenerationView } from '../../../../realtime/generations/generation-view.ts'
import { useListedGeneration } from '../../../../realtime/generations/use-listed-generation.ts'
import { onReconnect, onServerEvent } from '../../../../realtime/socket.ts'
import { laterResource, resourceKey } from './resource-requests.ts'

/** The resource as last read or changed here. */
export const cachedResource = (client: QueryClient, id: string): Resource | undefined =>
  client.getQueryData<Resource>(resourceKey(id))

/** Takes over a resource that was read, unless a later one is known. */
export function receiveResource(client: QueryClient, resource: Resource): void {
  client.setQueryData<Resource>(resourceKey(resource.id), (shown) => laterResource(resource, shown))
}

export const readResourceAgain = (client: QueryClient, id: string): Promise<void> =>
  client.refetchQueries({ queryKey: resourceKey(id), exact: true }, { cancelRefetch: true })

/** Reads the resource again when somebody has changed it. Returns the generation that makes or made it, live. */
export function useLiveResource({ id, generation, ownGeneration }: Resource): GenerationView | null {
  const client = useQueryClient()
  const view = useListedGeneration(generation, ownGeneration)
  const written = view?.snapshot.step.done ?? 0
  const hasEnded = view !== null && isFinalState(view.snapshot.state)
  const isRunning = generation !== null && !isFinalState(generation.state)

  // Items appear as soon as each is written.
  useEffect(() => {
    if (isRunning) void readResourceAgain(client, id)
  }, [client, id, isRunning, written, hasEnded])
  useEffect(() => {
    const readAgain = () => void readResourceAgain(client, id)
    const stops = [
      onServerEvent('resource:changed', ({ resourceId, revision }) => {
        if (resourceId !== id) return
        const cached = cachedResource(client, id)
        // A sheet or an item that couldn't be written keeps its revision.
        const isWriting = cached?.generation && !isFinalState(cached.generation.state)
        const isRewriting = cached?.rewrites.some(({ own: isOwn }) => !isOwn)
        if (isWriting || isRewriting || revision > (cached?.revision ?? -1)) readAgain()
      }),
      // Changes may have been missed.
      onReconnect(readAgain),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, id])
  return view
}
