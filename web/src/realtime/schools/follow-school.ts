import type { QueryClient } from '@tanstack/react-query'
import { onReconnect, onServerEvent } from '../socket.ts'

/** Refetches all data of the school after each `school:changed` and after a reconnect. Returns the unsubscriber. */
export function followSchool(client: QueryClient): () => void {
  const readAgain = () => void client.invalidateQueries({ queryKey: ['school'] })
  const stops = [onServerEvent('school:changed', readAgain), onReconnect(readAgain)]
  return () => {
    for (const stop of stops) stop()
  }
}
