import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onServerEvent } from '../socket.ts'

/**
 * Reads these queries again when a generation is accepted or ends, here or on another device. `queryKeys` is one
 * constant of its module: a new array at each render would subscribe anew.
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
