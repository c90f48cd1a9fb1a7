import { MediaImage } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../../http/client.ts'

/** One of the person's own pictures. Rejects with `general/not-found` for a colleague's. */
export const ownImageQuery = (id: string) =>
  queryOptions({
    queryKey: ['images', 'one', id],
    queryFn: ({ signal }) => http.get(`/api/images/${id}`, MediaImage, signal),
    retry: false,
  })
