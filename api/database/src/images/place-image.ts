import { ImageRequest } from '@classeur/contracts'
import type { Generation } from '../generations/generation.model.ts'
import type { ImageRepository } from './image.repository.ts'

/**
 * Puts the picture that a completed generation made into its owner's media. Everything follows from the generation,
 * so whoever finds it ended can do it. Safe to repeat; what was deleted meanwhile stays deleted.
 */
export async function placeImage(
  images: Pick<ImageRepository, 'insertOnce'>,
  { _id, ownerId, state, kind, title, input, image, generator, finishedAt }: Generation,
): Promise<void> {
  if (kind !== 'image' || state !== 'completed' || !image || !generator) return
  const { prompt, style, aspect } = ImageRequest.parse((input as { request: unknown }).request)
  await images.insertOnce({
    id: String(_id),
    ...{ ownerId, name: title, prompt, style, aspect, generator },
    ...image,
    createdAt: finishedAt ?? new Date(),
  })
}
