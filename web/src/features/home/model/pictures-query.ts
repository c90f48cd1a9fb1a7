import { MediaPage } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

const shown = 4
/** Picture links are valid for at least an hour, so read them again before that. */
const addressesLastMs = 45 * 60_000

/** The latest pictures. Always stale, because another page may have added or deleted one. */
export const recentPicturesQuery = queryOptions({
  queryKey: ['images', 'recent'],
  queryFn: async ({ signal }) => (await http.get('/api/images', MediaPage, signal)).images.slice(0, shown),
  staleTime: 0,
  refetchInterval: addressesLastMs,
})
