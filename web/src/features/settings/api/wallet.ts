import { CreditEntryPage } from '@classeur/contracts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

/** The ledger, newest first, page by page. Under the key `wallet`: it is read again when credits change. */
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
