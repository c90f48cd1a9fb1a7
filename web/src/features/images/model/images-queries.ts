import {
  ExplorePage,
  ImageLikes,
  ImagesAccepted,
  MediaImage,
  MediaPage,
  PublishedImageDetails,
  type ChangeImageRequest,
  type GenerateImagesRequest,
  type ExploreOrder,
  type ImageStyle,
  type ReportImageRequest,
} from '@classeur/contracts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callFunction, http } from '../../../http/client.ts'

/** Links in a response are valid for at least an hour, so refetch them before that. */
const addressesLastMs = 45 * 60_000

export const imageListsKey = ['images', 'list']

const queryString = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()

/** Requests pictures. Rejects with `credits/insufficient`, `profile_incomplete`, `generations/*`. */
export const generateImages = (data: GenerateImagesRequest): Promise<ImagesAccepted> =>
  callFunction('generateImages', data, ImagesAccepted)

/** The person's own pictures, newest first, page by page. `search` looks in name, prompt, tags and alternative text. */
export const mediaQuery = (search: string, tag: string | null) =>
  infiniteQueryOptions({
    queryKey: [...imageListsKey, search, tag],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      http.get(
        `/api/images?${queryString({ q: search, tag: tag ?? '', cursor: pageParam })}`,
        MediaPage,
        signal,
      ),
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

/** What the list of published pictures shows. */
export interface ExploreChoice {
  search: string
  /** Null shows every style. */
  style: ImageStyle | null
  order: ExploreOrder
}

export const exploreKey = ['images', 'published']

/**
 * Everybody's published pictures, page by page. The list is read again only when its links expire, so that pictures
 * keep their positions while somebody looks at them.
 */
export const exploreQuery = ({ search, style, order }: ExploreChoice) =>
  infiniteQueryOptions({
    queryKey: [...exploreKey, search, style, order],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      http.get(
        `/api/published-images?${queryString({ q: search, style: style ?? '', order, cursor: pageParam })}`,
        ExplorePage,
        signal,
      ),
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: addressesLastMs,
    refetchInterval: addressesLastMs,
  })

export const publishedImagesKey = ['images', 'published-one']

/** A published picture and others on the same subject, for a link to it. Rejects with `general/not-found`. */
export const publishedImageQuery = (id: string) =>
  queryOptions({
    queryKey: [...publishedImagesKey, id],
    queryFn: ({ signal }) => http.get(`/api/published-images/${id}`, PublishedImageDetails, signal),
  })

/** Likes a published picture and returns the number of its likes. Can be repeated. */
export const likeImage = (id: string): Promise<ImageLikes> =>
  http.put(`/api/published-images/${id}/like`, {}, ImageLikes)

export const unlikeImage = (id: string): Promise<void> => http.delete(`/api/published-images/${id}/like`)

/** The person's copy of a published picture: a new one, or the one that they have. */
export const copyPublishedImage = (id: string): Promise<MediaImage> =>
  http.post(`/api/published-images/${id}/copy`, {}, MediaImage)

/** Hides the picture from the person at once. */
export const reportImage = (id: string, report: ReportImageRequest): Promise<void> =>
  http.post(`/api/published-images/${id}/report`, report, z.unknown()).then(() => undefined)

export const changeImage = (id: string, changes: ChangeImageRequest): Promise<MediaImage> =>
  http.patch(`/api/images/${id}`, changes, MediaImage)
