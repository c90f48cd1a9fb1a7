import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { walletQuery } from '../../http/wallet.ts'
import { onReconnect, onServerEvent } from '../../realtime/socket.ts'

/** Reads the wallet again when the server says that credits changed, and after a lost connection. */
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
