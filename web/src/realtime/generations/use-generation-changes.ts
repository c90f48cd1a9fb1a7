import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onServerEvent } from '../socket.ts'

/**
 * Refetches these queries when a generation is accepted or ends, here or on another device. `queryKeys` must be a
 * module constant: a new array at each render would subscribe again.
 */
export function useGenerationChanges(queryKeys: readonly QueryKey[]): void {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => {
      for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey })
    }
    const stopAccepted = onServerEvent('generation:accepted', readAgain)
    const stopFinished = onServerEvent('generation:finished', readAgain)
    return () => {
      stopAccepted()
      stopFinished()
    }
  }, [client, queryKeys])
}
