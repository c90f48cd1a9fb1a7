import {
  CreditLinePage,
  Wallet,
  type CreditLineFilter,
  type CreditSource,
  type Language,
} from '@classeur/contracts'
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '../client.ts'

/** Balance and monthly grant. All queries under the key `wallet` are refetched when credits change. */
export const walletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: ({ signal }) => http.get('/api/wallet', Wallet, signal),
})

/** The signed-in person's wallet. */
export const useWallet = () => useQuery(walletQuery)

/** Which lines are listed. `month`: a calendar month, `YYYY-MM`; null for all. */
export interface EntryFilter {
  source: CreditSource
  filter: CreditLineFilter
  month: string | null
}

function queryOf({ source, filter, month }: EntryFilter, more: Record<string, string>): string {
  const query = new URLSearchParams(more)
  if (source !== 'own') query.set('source', source)
  if (filter !== 'all') query.set('filter', filter)
  if (month !== null) query.set('month', month)
  return query.size > 0 ? `?${query}` : ''
}

/** Entries of the wallet, newest first, page by page. The key `wallet` makes them refetch when credits change. */
export const walletEntriesQuery = (entries: EntryFilter) =>
  infiniteQueryOptions({
    queryKey: [...walletQuery.queryKey, 'entries', entries],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      http.get(
        `/api/wallet/entries${queryOf(entries, pageParam ? { cursor: pageParam } : {})}`,
        CreditLinePage,
        signal,
      ),
    getNextPageParam: (last) => last.nextCursor,
  })

export const downloadEntries = (entries: EntryFilter, language: Language): Promise<File> =>
  http.file(`/api/wallet.csv${queryOf(entries, { language })}`)
