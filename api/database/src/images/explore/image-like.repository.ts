import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../../clock.ts'
import { isDuplicateKey } from '../../duplicate-key.ts'
import { imageLikeModel } from './image-like.model.ts'
import { storeCount } from './store-count.ts'

const { trusted } = mongoose
const likeId = (imageId: string, userId: string) => `${imageId}:${userId}`

/** Who likes which picture. The number of likes in a picture is derived from the documents here. */
export function createImageLikeRepository(connection: Connection) {
  const model = imageLikeModel(connection)

  const recount = (imageId: string, condition: object = {}): Promise<number | null> => {
    const count = () => model.countDocuments({ imageId })
    const likes = { field: 'likes', ticket: 'likesTicket', changedAt: 'likesChangedAt', count } as const
    return storeCount(connection, imageId, likes, condition)
  }

  return {
    /** Idempotent. Returns the number of likes; null if the picture isn't published any more, and then likes nothing. */
    async add(imageId: string, userId: string): Promise<number | null> {
      const _id = likeId(imageId, userId)
      try {
        await model.create({ _id, imageId, userId, at: databaseNow(connection) })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
      const likes = await recount(imageId, { publication: 'published', deletedAt: null })
      if (likes !== null) return likes
      // It was hidden after it had been read. Somebody else's count may contain the like.
      await model.deleteOne({ _id })
      await recount(imageId)
      return null
    },

    /** Idempotent. Returns the number of likes; null if the picture doesn't exist any more. */
    async remove(imageId: string, userId: string): Promise<number | null> {
      await model.deleteOne({ _id: likeId(imageId, userId) })
      return recount(imageId)
    },

    /** Those of the pictures that the person likes. */
    async likedOf(userId: string, imageIds: readonly string[]): Promise<Set<string>> {
      const ids = imageIds.map((imageId) => likeId(imageId, userId))
      const liked = await model.find({ _id: trusted({ $in: ids }) }, { imageId: 1 }).lean()
      return new Set(liked.map(({ imageId }) => imageId))
    },
  }
}

/** Removes a person's likes and corrects the counts. Running it again changes nothing more. */
export async function eraseLikes(connection: Connection, userId: string): Promise<void> {
  const likes = createImageLikeRepository(connection)
  for (const { imageId } of await imageLikeModel(connection).find({ userId }, { imageId: 1 }).lean()) {
    await likes.remove(imageId, userId)
  }
}

/** Removes the likes of a picture that is deleted for good. */
export async function forgetLikesOf(connection: Connection, imageId: string): Promise<void> {
  await imageLikeModel(connection).deleteMany({ imageId })
}

export type ImageLikeRepository = ReturnType<typeof createImageLikeRepository>
