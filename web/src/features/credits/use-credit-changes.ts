import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { walletQuery } from '../../http/queries/wallet.ts'
import { onReconnect, onServerEvent } from '../../realtime/socket.ts'

/** Refetches the wallet when the server reports changed credits, and after a reconnect. */
export function useCreditChanges(): void {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: walletQuery.queryKey })
    const stops = [onServerEvent('credits:changed', readAgain), onReconnect(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
