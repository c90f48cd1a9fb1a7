import {
  ExplorePage,
  ImagesAccepted,
  MediaImage,
  MediaPage,
  type ChangeImageRequest,
  type GenerateImagesRequest,
  type ImageStyle,
} from '@classeur/contracts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callFunction, http } from '../../../http/client.ts'

/** Links in a response are valid for at least an hour, so refetch them before that. */
const addressesLastMs = 45 * 60_000

export const imageListsKey = ['images', 'list']

const queryString = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()

/** Requests pictures. Rejects with `credits/insufficient`, `profile_incomplete`, `generations/*`. */
export const generateImages = (data: GenerateImagesRequest): Promise<ImagesAccepted> =>
  callFunction('generateImages', data, ImagesAccepted)

/** The person's own pictures, newest first, page by page. `search` looks in name, prompt and tags. */
export const mediaQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...imageListsKey, search],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      http.get(`/api/images?${queryString({ q: search, cursor: pageParam })}`, MediaPage, signal),
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: addressesLastMs,
  })

/** One of the person's own pictures, for a link to it. */
export const mediaImageQuery = (id: string) =>
  queryOptions({
    queryKey: ['images', 'one', id],
    queryFn: ({ signal }) => http.get(`/api/images/${id}`, MediaImage, signal),
  })

/** Everybody's published pictures, newest first, page by page. */
export const exploreQuery = (search: string, style: ImageStyle | null) =>
  infiniteQueryOptions({
    queryKey: ['images', 'published', search, style],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      http.get(
        `/api/published-images?${queryString({ q: search, style: style ?? '', cursor: pageParam })}`,
        ExplorePage,
        signal,
      ),
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: addressesLastMs,
  })

export const changeImage = (id: string, changes: ChangeImageRequest): Promise<MediaImage> =>
  http.patch(`/api/images/${id}`, changes, MediaImage)

/** Deletes the picture at once. {@link restoreImage} can restore it for a day. */
export const deleteImage = (id: string): Promise<void> => http.delete(`/api/images/${id}`)

export const restoreImage = (id: string): Promise<MediaImage> =>
  http.post(`/api/images/${id}/restore`, {}, MediaImage)
