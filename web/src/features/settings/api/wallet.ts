import { CreditEntryPage, Wallet } from '@classeur/contracts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { http } from '../../../http/client.ts'
import { onReconnect, onServerEvent } from '../../../realtime/socket.ts'

/** Balance and the month's grant. The top bar's pill reads the same key. */
export const walletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: ({ signal }) => http.get('/api/wallet', Wallet, signal),
})

/** The ledger, newest first, page by page. */
export const walletEntriesQuery = infiniteQueryOptions({
  queryKey: ['wallet', 'entries'],
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    http.get(
      `/api/wallet/entries${pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''}`,
      CreditEntryPage,
      signal,
    ),
  getNextPageParam: (last) => last.nextCursor,
})

/** Reads wallet and ledger again when the server says that credits changed. */
export function useWalletChanges(): void {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: walletQuery.queryKey })
    const stopEvents = onServerEvent('credits:changed', readAgain)
    const stopReconnects = onReconnect(readAgain)
    return () => {
      stopEvents()
      stopReconnects()
    }
  }, [client])
}
