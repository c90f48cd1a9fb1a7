import { Wallet } from '@classeur/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from './client.ts'

/** Balance and the month's grant. Everything under the key `wallet` is read again when credits change. */
export const walletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: ({ signal }) => http.get('/api/wallet', Wallet, signal),
})

/** The signed-in person's wallet. */
export const useWallet = () => useQuery(walletQuery)
