import {
  ImageUseCount,
  ImageUses,
  MediaImage,
  MediaTags,
  TaggedImages,
  type DownloadFormat,
  type DownloadSize,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { http } from '../../../http/client.ts'
import { ProblemError } from '../../../http/problem-error.ts'
import { uploadFile } from '../../../http/upload-file.ts'

/** The person's own tags, the most frequent first. */
export const tagsQuery = queryOptions({
  queryKey: ['images', 'tags'],
  queryFn: ({ signal }) => http.get('/api/images/tags', MediaTags, signal),
})

/** Where one of the person's own pictures is used. */
export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: ['images', 'uses', id],
    queryFn: ({ signal }) => http.get(`/api/images/${id}/uses`, ImageUses, signal),
  })

/** How many lesson plans and resources show at least one of these pictures. */
export async function countUses(ids: readonly string[]): Promise<number> {
  const { lessonPlans, resources } = await http.post('/api/images/uses', { ids }, ImageUseCount)
  return lessonPlans + resources
}

export interface TagChanges {
  add?: readonly string[]
  remove?: readonly string[]
}

/** Adds and removes tags of several pictures. Those that would have too many are returned in `full`. */
export const tagImages = (ids: readonly string[], changes: TagChanges): Promise<TaggedImages> =>
  http.post('/api/images/tagging', { ids, ...changes }, TaggedImages)

const nothing = z.unknown()

/** Deletes the pictures at once. {@link restoreImages} can restore them for 30 days. */
export async function deleteImages(ids: readonly string[]): Promise<void> {
  await http.post('/api/images/deletion', { ids }, nothing)
}

export async function restoreImages(ids: readonly string[]): Promise<void> {
  await http.post('/api/images/restoration', { ids }, nothing)
}

/** The pictures in one ZIP file. */
export const readArchive = (ids: readonly string[], size: DownloadSize): Promise<File> =>
  http.file(`/api/images/archive?${new URLSearchParams({ ids: ids.join(), size }).toString()}`)

/** The link of a download in another size or format. */
export const downloadLink = (downloadUrl: string, wish: { size?: DownloadSize; format?: DownloadFormat }) =>
  `${downloadUrl}&${new URLSearchParams(wish).toString()}`

/** Sends a picture of the person. The same key stores it once. */
export async function uploadImage(
  file: Blob,
  { requestKey, name }: { requestKey: string; name: string },
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<MediaImage> {
  const path = `/api/images/upload?${new URLSearchParams({ requestKey, name }).toString()}`
  const options = { contentType: 'application/octet-stream', onProgress, signal }
  const answer = MediaImage.safeParse(await uploadFile(path, file, options))
  if (answer.success) return answer.data
  throw new ProblemError({ code: 'general/internal', params: {}, status: 200, requestId: '' })
}
