import type { Connection } from 'mongoose'
import { generationModel, type Generation } from '../../generations/generation.model.ts'
import { forgetPicture } from '../../images/forget-picture.ts'
import { removePicture } from '../../images/explore/count-copies.ts'
import { eraseLikes } from '../../images/explore/image-like.repository.ts'
import { imageModel, type ImageDocument } from '../../images/image.model.ts'

/** A generation with what its files' keys follow from. */
export type OwnedGeneration = Pick<
  Generation,
  '_id' | 'kind' | 'state' | 'attempt' | 'image' | 'document' | 'payerId' | 'reservedAt' | 'settledAt'
>

/** What a person let the product make, and the pictures that came of it. */
export function createOwnedGenerations(connection: Connection) {
  const generations = generationModel(connection)
  const images = imageModel(connection)
  return {
    /** Without their contents. */
    list: (ownerId: string): Promise<OwnedGeneration[]> =>
      generations
        .find(
          { ownerId },
          {
            ...{ kind: 1, state: 1, attempt: 1, image: 1, document: 1 },
            ...{ payerId: 1, reservedAt: 1, settledAt: 1 },
          },
        )
        .lean<OwnedGeneration[]>(),

    async remove(id: string): Promise<void> {
      await generations.deleteOne({ _id: id })
    },

    listImages: (ownerId: string, limit: number): Promise<ImageDocument[]> =>
      images.find({ ownerId }).limit(limit).lean<ImageDocument[]>(),

    async removeImage(id: string): Promise<void> {
      await forgetPicture(connection, id)
      await removePicture(connection, id)
    },

    /** The person's likes go, and copies of their pictures no longer name them. */
    async leaveExplore(userId: string): Promise<void> {
      await eraseLikes(connection, userId)
      await images.updateMany(
        { 'source.creatorId': userId },
        { $set: { 'source.creatorId': null, 'source.creatorName': null } },
      )
    },
  }
}
