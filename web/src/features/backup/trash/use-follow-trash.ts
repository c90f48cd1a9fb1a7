import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onReconnect, onServerEvent } from '../../../realtime/socket.ts'
import { trashKey } from './trash-queries.ts'

/** Reads the trash again when somebody deletes or restores something, here or elsewhere. */
export function useFollowTrash(): void {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: trashKey })
    const stops = [
      onServerEvent('class:changed', readAgain),
      onServerEvent('lesson-plan:changed', readAgain),
      onServerEvent('resource:changed', readAgain),
      onServerEvent('image:changed', readAgain),
      onReconnect(readAgain),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
