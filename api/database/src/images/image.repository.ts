import type { ChangeImageRequest, ImageStyle } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { normaliseSearchText } from '../normalise-search-text.ts'
import { imageModel, type ImageDocument } from './image.model.ts'

/** How long a deleted picture can be restored. */
export const undoWindowMs = 24 * 3600 * 1000
/** An upper bound of the difference between two processes' clocks. */
const purgeMarginMs = 3600 * 1000

const { trusted } = mongoose
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export type NewImage = Pick<
  ImageDocument,
  | 'ownerId'
  | 'name'
  | 'prompt'
  | 'style'
  | 'aspect'
  | 'generator'
  | 'file'
  | 'thumbnail'
  | 'thumbHash'
  | 'altText'
> & { id: string; createdAt: Date }

/** Position in a list of pictures, newest first. */
export interface ImagePosition {
  at: Date
  id: string
}

const searchTextOf = ({ name, prompt, tags }: Pick<ImageDocument, 'name' | 'prompt' | 'tags'>) =>
  normaliseSearchText([name, prompt, ...tags].join(' '))
const publicTextOf = ({ name, altText }: Pick<ImageDocument, 'name' | 'altText'>) =>
  normaliseSearchText(`${name} ${altText}`)

/** Matches entries after `position` in a list sorted by `field` and id, both descending. */
const behind = (field: 'createdAt' | 'publishedAt', { at, id }: ImagePosition) => ({
  $or: [
    { [field]: trusted({ $lt: at }) },
    { [field]: at, _id: trusted({ $lt: new mongoose.Types.ObjectId(id) }) },
  ],
})

/** Pictures in people's media. Deleting a picture only marks it; `purge` removes it later. */
export function createImageRepository(connection: Connection) {
  const model = imageModel(connection)
  const after = { returnDocument: 'after', lean: true } as const

  return {
    /** Idempotent for the same id. */
    async insertOnce({ id, ...fields }: NewImage): Promise<void> {
      const texts = { searchText: searchTextOf({ ...fields, tags: [] }), publicText: publicTextOf(fields) }
      try {
        await model.create({ ...fields, ...texts, _id: id })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    },

    /** Also finds deleted pictures. */
    findById: (id: string) => model.findById(id).lean<ImageDocument>(),

    /** Size of a person's pictures and thumbnails in bytes, without deleted ones. */
    async storedBytesOf(ownerId: string): Promise<number> {
      const [sum] = await model.aggregate<{ bytes: number }>([
        { $match: { ownerId, deletedAt: null } },
        { $group: { _id: null, bytes: { $sum: { $add: ['$file.sizeBytes', '$thumbnail.sizeBytes'] } } } },
      ])
      return sum?.bytes ?? 0
    },

    /** One page of a person's pictures, newest first; contains one more than `limit` if there is a next page. */
    list(ownerId: string, search: string, position: ImagePosition | null, limit: number) {
      return model
        .find({
          ownerId,
          deletedAt: null,
          ...(search && { searchText: trusted({ $regex: escapeRegExp(normaliseSearchText(search)) }) }),
          ...(position && behind('createdAt', position)),
        })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<ImageDocument[]>()
    },

    /** One page of all published pictures, newest first; contains one more than `limit` if there is a next page. */
    listPublished(
      filter: { search: string; style: ImageStyle | null },
      position: ImagePosition | null,
      limit: number,
    ) {
      const { search, style } = filter
      return model
        .find({
          publication: 'published',
          deletedAt: null,
          ...(style && { style }),
          ...(search && { publicText: trusted({ $regex: escapeRegExp(normaliseSearchText(search)) }) }),
          ...(position && behind('publishedAt', position)),
        })
        .sort({ publishedAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<ImageDocument[]>()
    },

    /** Pictures in review, oldest first. */
    listInReview: (limit: number) =>
      model
        .find({ publication: 'in-review', deletedAt: null })
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean<ImageDocument[]>(),

    /**
     * Returns null if the picture is deleted. Operators approve the public texts, so changing the name or alternative
     * text of a picture that isn't private returns it to review, or makes it private if the alternative text is
     * empty.
     */
    async change(image: ImageDocument, changes: ChangeImageRequest): Promise<ImageDocument | null> {
      const changed = { ...image, ...definedOf(changes) }
      const { name, altText, tags } = changed
      const publicText = publicTextOf(changed)
      const wordsChanged = name !== image.name || altText !== image.altText
      const again = image.publication !== 'private' && wordsChanged
      const publication = again ? (altText ? 'in-review' : 'private') : image.publication
      const set = { name, altText, tags, publicText, searchText: searchTextOf(changed), publication }
      return await model.findOneAndUpdate(
        { _id: image._id, deletedAt: null, publication: image.publication },
        { $set: set },
        after,
      )
    },

    /** Returns null if the picture isn't in one of the states `from`. */
    setPublication: (
      id: string,
      from: ImageDocument['publication'][],
      to: ImageDocument['publication'],
    ): Promise<ImageDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, deletedAt: null, publication: trusted({ $in: from }) },
        { $set: { publication: to, publishedAt: to === 'published' ? new Date() : null } },
        after,
      ),

    /** Marks a picture as deleted. Idempotent. */
    async markDeleted(id: string): Promise<void> {
      await model.updateOne({ _id: id, deletedAt: null }, { $set: { deletedAt: new Date() } })
    },

    /**
     * Restores a picture within {@link undoWindowMs} of its deletion; returns null if it is too late or the picture
     * wasn't deleted.
     */
    restore: (id: string): Promise<ImageDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, deletedAt: trusted({ $gt: new Date(Date.now() - undoWindowMs) }) },
        { $set: { deletedAt: null } },
        after,
      ),

    /** Pictures that can no longer be restored: delete first their files, then their documents. */
    listPurgeable: (limit: number) =>
      model
        .find({ deletedAt: trusted({ $ne: null, $lt: new Date(Date.now() - undoWindowMs - purgeMarginMs) }) })
        .limit(limit)
        .lean<ImageDocument[]>(),

    /** Removes a picture that was marked as deleted. */
    async purge(id: string): Promise<void> {
      await model.deleteOne({ _id: id, deletedAt: trusted({ $ne: null }) })
    },
  }
}

const definedOf = ({ name, altText, tags }: ChangeImageRequest) => ({
  ...(name !== undefined && { name }),
  ...(altText !== undefined && { altText }),
  ...(tags !== undefined && { tags: [...new Set(tags)] }),
})

export type ImageRepository = ReturnType<typeof createImageRepository>
