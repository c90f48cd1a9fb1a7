import { ImageRequest } from '@classeur/contracts'
import type { Generation } from '../generations/generation.model.ts'
import type { ImageRepository } from './image.repository.ts'

/**
 * Adds the picture of a completed generation to its owner's media. It depends only on the generation, so any process
 * can repeat it. Idempotent; a picture deleted in the meantime stays deleted.
 */
export async function addGeneratedImage(
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
