import { MediaPage } from '@classeur/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../http/client.ts'

/** The latest pictures of the person's media that match a search. */
export const chosenFromMediaQuery = (search: string) =>
  queryOptions({
    queryKey: ['images', 'to-choose', search],
    queryFn: ({ signal }) =>
      http.get(`/api/images${search === '' ? '' : `?q=${encodeURIComponent(search)}`}`, MediaPage, signal),
    placeholderData: keepPreviousData,
  })
