import { CreditLinePage, Wallet } from '@classeur/contracts'
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { http } from './client.ts'

/** Balance and monthly grant. All queries under the key `wallet` are refetched when credits change. */
export const walletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: ({ signal }) => http.get('/api/wallet', Wallet, signal),
})

/** The signed-in person's wallet. */
export const useWallet = () => useQuery(walletQuery)

/** Entries of the wallet, newest first, page by page. The key `wallet` makes them refetch when credits change. */
export const walletEntriesQuery = infiniteQueryOptions({
  queryKey: ['wallet', 'entries'],
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    http.get(
      `/api/wallet/entries${pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''}`,
      CreditLinePage,
      signal,
    ),
  getNextPageParam: (last) => last.nextCursor,
})
