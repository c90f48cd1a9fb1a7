import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onServerEvent } from '../../../realtime/socket.ts'

/** Reads the history again when a generation is accepted or ends, here or on another device. */
export function useFreshHistory(): void {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: ['lesson-plans', 'list'] })
    const stops = [
      onServerEvent('generation:accepted', readAgain),
      onServerEvent('generation:finished', readAgain),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
