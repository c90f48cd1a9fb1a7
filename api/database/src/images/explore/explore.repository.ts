import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../../clock.ts'
import { imageModel, type ImageDocument } from '../image.model.ts'
import type { ImagePosition } from '../image.repository.ts'
import { countCopies, removePicture } from './count-copies.ts'
import {
  exploreConditions,
  imageSearchVersion,
  searchFieldsOf,
  showsAnyOf,
  type ExploreFilter,
} from './image-search-keys.ts'

const { trusted } = mongoose
const published = { publication: 'published', deletedAt: null } as const
/** Counting stops here, so that the first page has a bounded cost. */
const mostCounted = 10_000
/** The candidates for "on the same subject". */
const mostRelated = 60

/** Position in the list of the most liked pictures. */
export interface LikesPosition extends ImagePosition {
  likes: number
}

const idOf = (id: string) => new mongoose.Types.ObjectId(id)
const newestFirst = { publishedAt: -1, _id: -1 } as const
const mostLikedFirst = { likes: -1, ...newestFirst } as const

/** After a position in a list by time. The bound outside `$or` is where the server enters the index. */
const publishedBefore = ({ at, id }: ImagePosition) => ({
  publishedAt: trusted({ $lte: at }),
  $or: [{ publishedAt: trusted({ $lt: at }) }, { _id: trusted({ $lt: idOf(id) }) }],
})

/** Reads published pictures for everybody. */
export function createExploreRepository(connection: Connection) {
  const model = imageModel(connection)

  const find = (conditions: object[], sort: Record<string, 1 | -1>, limit: number) =>
    model
      .find({ ...published, $and: conditions })
      .sort(sort)
      .limit(limit)
      .lean<ImageDocument[]>()

  return {
    /** The time of the database's clock. */
    now: () => databaseNow(connection),

    /** At most `limit` pictures after the position, newest first. */
    listNewest: (filter: ExploreFilter, position: ImagePosition | null, limit: number) =>
      find(
        [...exploreConditions(filter), ...(position ? [publishedBefore(position)] : [])],
        newestFirst,
        limit,
      ),

    /** At most `limit` pictures after the position, most liked first, then newest first. */
    async listMostLiked(filter: ExploreFilter, position: LikesPosition | null, limit: number) {
      const conditions = exploreConditions(filter)
      if (!position) return find(conditions, mostLikedFirst, limit)
      const { likes } = position
      // Separate reads for equally and for less liked pictures: each enters the index at its first picture.
      const equal = await find([...conditions, { likes }, publishedBefore(position)], mostLikedFirst, limit)
      if (equal.length === limit) return equal
      const fewer = { likes: trusted({ $lt: likes }) }
      return [...equal, ...(await find([...conditions, fewer], mostLikedFirst, limit - equal.length))]
    },

    /** At most `limit` pictures whose likes changed after a time, longest ago first. `id` continues after a picture. */
    listLikesChanged: (filter: ExploreFilter, { at, id }: { at: Date; id: string | null }, limit: number) =>
      find(
        [
          { likesChangedAt: trusted({ $gte: at }) },
          ...(id === null
            ? []
            : [{ $or: [{ likesChangedAt: trusted({ $gt: at }) }, { _id: trusted({ $gt: idOf(id) }) }] }]),
          ...exploreConditions(filter),
        ],
        { likesChangedAt: 1, _id: 1 },
        limit,
      ),

    /** The number of pictures of a filter, at most 10,000. */
    count: (filter: ExploreFilter): Promise<number> =>
      model.countDocuments({ ...published, $and: exploreConditions(filter) }, { limit: mostCounted }),

    /** Null if the picture isn't published. */
    findPublished: (id: string): Promise<ImageDocument | null> =>
      model.findOne({ _id: id, ...published }).lean<ImageDocument>(),

    /** The newest pictures that show one of the things that a picture shows, without the picture itself. */
    listRelated(
      { _id, concepts }: Pick<ImageDocument, '_id' | 'concepts'>,
      hidden: readonly string[],
    ): Promise<ImageDocument[]> {
      const others = trusted({ $nin: [_id, ...hidden.map(idOf)] })
      return find([showsAnyOf(concepts), { _id: others }], newestFirst, mostRelated)
    },

    /**
     * Counts the copies by other people; to be called after adding one. Returns false if the picture isn't published any
     * more; then the caller discards the copy. Idempotent.
     */
    countCopies: async (id: string): Promise<boolean> =>
      (await countCopies(connection, id, published)) !== null,

    /** Removes a copy that must not exist. */
    discardCopy: (id: string): Promise<void> => removePicture(connection, id, { origin: 'copied' }),

    /**
     * Writes the search keys of at most `limit` pictures of older versions, and the likes that they lack. Returns the
     * number of pictures read.
     */
    async renewSearchKeys(limit: number, stop?: AbortSignal): Promise<number> {
      const old = await model
        .find({ searchVersion: trusted({ $in: [null, ...olderVersions] }) })
        .limit(limit)
        .lean<ImageDocument[]>()
      for (const { _id, name, altText, tags, prompt, style } of old) {
        if (stop?.aborted) break
        const fields = searchFieldsOf({ name, altText, tags, prompt, style })
        // Only while the texts are the same: a change writes its own keys.
        await model.updateOne(
          { _id, name, altText, tags: trusted({ $eq: tags ?? null }) },
          { $set: fields, $max: { likes: 0 } },
        )
      }
      return old.length
    },
  }
}

const olderVersions = Array.from({ length: imageSearchVersion - 1 }, (_, index) => index + 1)

export type ExploreRepository = ReturnType<typeof createExploreRepository>
