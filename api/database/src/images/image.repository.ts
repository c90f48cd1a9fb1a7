import type { ChangeImageRequest, ImageStyle } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { normaliseSearchText } from '../normalise-search-text.ts'
import { imageModel, type ImageDocument } from './image.model.ts'

/** How long a deleted picture can be brought back. */
export const undoWindowMs = 24 * 3600 * 1000
/** The clocks of two processes differ by less than this. */
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

/** What lies behind `position` in a list sorted by `field` and id, both falling. */
const behind = (field: 'createdAt' | 'publishedAt', { at, id }: ImagePosition) => ({
  $or: [
    { [field]: trusted({ $lt: at }) },
    { [field]: at, _id: trusted({ $lt: new mongoose.Types.ObjectId(id) }) },
  ],
})

/** Pictures in people's media. Deleting marks; `purge` removes what stayed marked. */
export function createImageRepository(connection: Connection) {
  const model = imageModel(connection)
  const after = { returnDocument: 'after', lean: true } as const

  return {
    /** Repeating it with the same id changes nothing. */
    async insertOnce({ id, ...fields }: NewImage): Promise<void> {
      const texts = { searchText: searchTextOf({ ...fields, tags: [] }), publicText: publicTextOf(fields) }
      try {
        await model.create({ ...fields, ...texts, _id: id })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    },

    /** Also finds what is marked as deleted. */
    findById: (id: string) => model.findById(id).lean<ImageDocument>(),

    /** Bytes of a person's pictures with their thumbnails, without what is deleted. */
    async storedBytesOf(ownerId: string): Promise<number> {
      const [sum] = await model.aggregate<{ bytes: number }>([
        { $match: { ownerId, deletedAt: null } },
        { $group: { _id: null, bytes: { $sum: { $add: ['$file.sizeBytes', '$thumbnail.sizeBytes'] } } } },
      ])
      return sum?.bytes ?? 0
    },

    /** One page of a person's pictures, newest first, one more than `limit` when there is a next page. */
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

    /** One page of everybody's published pictures, newest first, one more than `limit` when there is a next page. */
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

    /** Pictures that wait for a decision, the longest waiting first. */
    listInReview: (limit: number) =>
      model
        .find({ publication: 'in-review', deletedAt: null })
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean<ImageDocument[]>(),

    /**
     * Null when it is gone. What was published and gets other words goes back to review: what operators have agreed
     * to is what everybody sees.
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

    /** Null when it is not in one of the states `from`. */
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

    /** Marks as deleted; doing it twice changes nothing. */
    async markDeleted(id: string): Promise<void> {
      await model.updateOne({ _id: id, deletedAt: null }, { $set: { deletedAt: new Date() } })
    },

    /** Takes the mark away within {@link undoWindowMs}; null when it is too late, or nothing was deleted. */
    restore: (id: string): Promise<ImageDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, deletedAt: trusted({ $gt: new Date(Date.now() - undoWindowMs) }) },
        { $set: { deletedAt: null } },
        after,
      ),

    /** What nobody can bring back any more: first its files go, then its document. */
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
