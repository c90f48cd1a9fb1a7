import type { PublishedImage } from '@classeur/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { exploreQuery, type ExploreChoice } from '../model/images-queries.ts'

/** The published pictures read so far, each once: a picture that moved in the order of likes may come twice. */
export function usePublishedPages(choice: ExploreChoice) {
  const query = useInfiniteQuery(exploreQuery(choice))
  const { data, hasNextPage, isFetching, fetchNextPage, error } = query
  const images = useMemo(() => {
    const first = new Map<string, PublishedImage>()
    for (const image of data?.pages.flatMap((page) => page.images) ?? []) {
      if (!first.has(image.id)) first.set(image.id, image)
    }
    return [...first.values()]
  }, [data])
  const pages = data?.pages ?? []
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.images.map(({ id }) => id)))
  const isLastPageNew = pages.at(-1)?.images.some(({ id }) => !before.has(id)) ?? true
  // A page without a new picture moves nothing into view that would ask for the next one.
  const goesOn = hasNextPage && !isFetching && !isLastPageNew && !error
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
  return { ...query, images, total: data?.pages[0]?.total ?? null }
}
