import type { ChangeImageRequest, PictureLabel } from '@classeur/contracts'
import { publicationAfterChange } from '@classeur/domain/pictures'
import mongoose, { type Connection } from 'mongoose'
import { trashBegins } from '../classes/class-lists.repository.ts'
import { isDuplicateKey } from '../duplicate-key.ts'
import { emptyGenerations } from '../generations/empty-generations.ts'
import { normaliseSearchText } from '../normalise-search-text.ts'
import { olderThan } from '../older-than.ts'
import { searchPattern } from '../search-pattern.ts'
import { purgedBefore } from '../purged-before.ts'
import { deletionFields, type Deletion } from '../trash/deletion.ts'
import { searchFieldsOf } from './explore/image-search-keys.ts'
import { countCopies, removePicture } from './explore/count-copies.ts'
import { forgetPicture } from './forget-picture.ts'
import { imageModel, type ImageDocument } from './image.model.ts'

const { trusted } = mongoose

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
> &
  Partial<Pick<ImageDocument, 'origin' | 'source' | 'tags' | 'labels' | 'missing'>> & {
    id: string
    createdAt: Date
  }

/** Position in a list of pictures, newest first. */
export interface ImagePosition {
  at: Date
  id: string
}

type SearchedTexts = Pick<ImageDocument, 'name' | 'prompt' | 'tags' | 'altText'>
const searchTextOf = ({ name, prompt, tags, altText }: SearchedTexts) =>
  normaliseSearchText([name, prompt, ...tags, altText].join(' '))

/** Matches entries after `position` in a list sorted by time of creation and id, both descending. */
const behind = ({ at, id }: ImagePosition) =>
  olderThan('createdAt', { at, id: new mongoose.Types.ObjectId(id) })

/** Pictures in people's media. Deleting a picture only marks it; `purge` removes it later. */
export function createImageRepository(connection: Connection) {
  const model = imageModel(connection)
  const after = { returnDocument: 'after', lean: true } as const

  const bytesOf = async (filter: Record<string, unknown>): Promise<number> => {
    const [sum] = await model.aggregate<{ bytes: number }>([
      { $match: filter },
      { $group: { _id: null, bytes: { $sum: { $add: ['$file.sizeBytes', '$thumbnail.sizeBytes'] } } } },
    ])
    return sum?.bytes ?? 0
  }

  return {
    /** Idempotent for the same id; returns false if it exists. */
    async insertOnce({ id, ...fields }: NewImage): Promise<boolean> {
      const texts = { searchText: searchTextOf({ tags: [], ...fields }) }
      try {
        await model.create({ ...fields, ...texts, ...searchFieldsOf({ tags: [], ...fields }), _id: id })
        return true
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return false
      }
    },

    /** Also finds deleted pictures. */
    findById: (id: string) => model.findById(id).lean<ImageDocument>(),

    /** Size of a person's pictures and thumbnails in bytes, with those in the trash. */
    storedBytesOf: (ownerId: string): Promise<number> =>
      bytesOf({ ownerId, $or: [{ deletedAt: null }, { deletedAt: { $gt: trashBegins() } }] }),

    /** The part of {@link storedBytesOf} that is in the trash. */
    trashBytesOf: (ownerId: string): Promise<number> =>
      bytesOf({ ownerId, deletedAt: { $gt: trashBegins() } }),

    /** One page of a person's pictures, newest first; contains one more than `limit` if there is a next page. */
    list(
      ownerId: string,
      { search, tag }: { search: string; tag: string | null },
      position: ImagePosition | null,
      limit: number,
    ) {
      // The search texts of older pictures lack the alternative text.
      const contains = (word: string) => {
        const $regex = searchPattern(word)
        return {
          $or: [{ searchText: trusted({ $regex }) }, { altText: trusted({ $regex, $options: 'i' }) }],
        }
      }
      const words = normaliseSearchText(search).split(' ').filter(Boolean)
      return model
        .find({
          ...{ ownerId, deletedAt: null },
          ...(tag !== null && { tags: tag }),
          $and: [...words.map(contains), position ? behind(position) : {}],
        })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<ImageDocument[]>()
    },

    /** A person's tags with the number of pictures that have them, the most frequent first. */
    countTags: (ownerId: string, limit: number): Promise<{ tag: string; count: number }[]> =>
      model.aggregate<{ tag: string; count: number }>([
        { $match: { ownerId, deletedAt: null } },
        { $unwind: '$tags' },
        { $group: { _id: '$tags', count: { $sum: 1 } } },
        { $sort: { count: -1, _id: 1 } },
        { $limit: limit },
        { $project: { _id: 0, tag: '$_id', count: 1 } },
      ]),

    /**
     * Returns null if the picture is deleted, or its publication or its texts have changed since it was read. See
     * {@link publicationAfterChange}.
     */
    async change(
      image: ImageDocument,
      changes: ChangeImageRequest,
      namesStudents = false,
    ): Promise<ImageDocument | null> {
      const changed = { ...image, ...definedOf(changes) }
      const { name, altText, tags } = changed
      const isSeen = name !== image.name || altText !== image.altText || String(tags) !== String(image.tags)
      const publication = isSeen ? publicationAfterChange(image, { altText, namesStudents }, new Date()) : {}
      const searched = { searchText: searchTextOf(changed), ...searchFieldsOf(changed) }
      const set = { name, altText, tags, ...searched, ...publication }
      return await model.findOneAndUpdate(
        {
          ...{ _id: image._id, deletedAt: null, publication: image.publication },
          // Everything is written, so a change of another field in the meantime would be lost.
          ...{ name: image.name, altText: image.altText, tags: trusted({ $eq: image.tags }) },
        },
        { $set: set },
        after,
      )
    },

    /**
     * Replaces the labels of the picture as it was read; returns null if its labels or its publication have changed
     * since, or it is deleted. See {@link publicationAfterChange}.
     */
    changeLabels(
      image: ImageDocument,
      labels: PictureLabel[],
      namesStudents = false,
    ): Promise<ImageDocument | null> {
      const { _id, publication, altText } = image
      const version = image.labelsVersion ?? 0
      return model.findOneAndUpdate(
        // Older pictures have no version.
        { _id, deletedAt: null, publication, labelsVersion: version || trusted({ $in: [0, null] }) },
        {
          $set: {
            ...{ labels, labelsVersion: version + 1 },
            ...publicationAfterChange(image, { altText, namesStudents }, new Date()),
          },
        },
        after,
      )
    },

    /** Moves a picture to the trash; returns null if it is there. */
    markDeleted: (id: string, deletion: Deletion): Promise<ImageDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, deletedAt: null },
        { $set: deletionFields(deletion, new Date()) },
        after,
      ),

    /** Takes a picture out of the trash; returns null if it isn't there, or can't be restored any more. */
    restore: (id: string): Promise<ImageDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, deletedAt: trusted({ $gt: trashBegins() }) },
        { $set: { deletedAt: null } },
        after,
      ),

    /** Pictures that can no longer be restored: delete first their files, then their documents. */
    listPurgeable: (limit: number) =>
      model
        .find({ deletedAt: trusted({ $ne: null, $lt: purgedBefore() }) })
        .limit(limit)
        .lean<ImageDocument[]>(),

    /** Removes a picture that was marked as deleted. Its document goes last, so that an interrupted purge is repeated. */
    async purge(id: string): Promise<void> {
      await forgetPicture(connection, id)
      await emptyGenerations(connection, { _id: id })
      await removePicture(connection, id, { deletedAt: trusted({ $ne: null }) })
    },

    /** Corrects the number of copies of a picture, if a crash left one uncounted. */
    async countCopies(id: string): Promise<void> {
      await countCopies(connection, id)
    },
  }
}

const definedOf = ({ name, altText, tags }: ChangeImageRequest) => ({
  ...(name !== undefined && { name }),
  ...(altText !== undefined && { altText }),
  ...(tags !== undefined && { tags: [...new Set(tags)] }),
})

export type ImageRepository = ReturnType<typeof createImageRepository>
