import type { QueryClient } from '@tanstack/react-query'
import { onReconnect, onServerEvent } from '../socket.ts'

/** Reads everything of the school again after each `school:changed` and after the connection was lost. Returns the way to stop. */
export function followSchool(client: QueryClient): () => void {
  const readAgain = () => void client.invalidateQueries({ queryKey: ['school'] })
  const stops = [onServerEvent('school:changed', readAgain), onReconnect(readAgain)]
  return () => {
    for (const stop of stops) stop()
  }
}
