import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { MoreRow } from './more-row.tsx'

interface MorePagesProps {
  label: string
  pages: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'error' | 'fetchNextPage'>
}

/** The last row of a list whose pages are read one after the other; nothing once the last page is there. */
export function MorePages({ label, pages }: MorePagesProps) {
  const { hasNextPage, isFetching, error, fetchNextPage } = pages
  if (!hasNextPage) return null
  const readNext = () => void fetchNextPage()
  return <MoreRow label={label} busy={isFetching} failed={error !== null} onMore={readNext} />
}
