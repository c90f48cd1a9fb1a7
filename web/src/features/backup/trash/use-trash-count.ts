import { useInfiniteQuery } from '@tanstack/react-query'
import { trashQuery } from './trash-queries.ts'

/** How many things are in the trash; undefined while it is being read. */
export function useTrashCount(): number | undefined {
  const { data } = useInfiniteQuery(trashQuery('all'))
  const counts = data?.pages[0]?.counts
  return counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
}
