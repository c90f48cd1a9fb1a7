import mongoose, { type Model, type QueryFilter, type UpdateQuery } from 'mongoose'
import { isDuplicateKey } from './duplicate-key.ts'

const { trusted } = mongoose

/** A document as it was before a later version replaced it. */
interface StoredVersion {
  _id: string
  number: number
  /** The revision of the document that was recorded. */
  revision: number
  change: object
  by: string
  at: Date
}

/** A version in the list, without its content. */
export type ListedVersion<Version extends StoredVersion> = Pick<Version, 'number' | 'change' | 'by' | 'at'>

interface VersionOptions<Source, Version> {
  model: Model<Version>
  /** The newest version of a document, which is the document itself, in the form of the earlier ones. */
  newestOf: (source: Source) => Version
  /** The filter for all versions of the same document. */
  ofSame: (version: Version) => QueryFilter<Version>
  idOf: (version: Version, number: number) => string
}

/** The earlier versions of documents of one kind. */
export const createVersions = <Source, Version extends StoredVersion>({
  model,
  newestOf,
  ofSame,
  idOf,
}: VersionOptions<Source, Version>) => ({
  /** Stores the document as its newest version, unless this version is already stored at the same or a later revision. */
  async record(source: Source): Promise<void> {
    const { _id, ...fields } = newestOf(source)
    const isEarlier: QueryFilter<StoredVersion> = { _id, revision: trusted({ $lt: fields.revision }) }
    try {
      const update = { $set: fields } as UpdateQuery<Version>
      await model.updateOne(isEarlier as QueryFilter<Version>, update, { upsert: true })
    } catch (error) {
      // The version is recorded at this revision or a later one.
      if (!isDuplicateKey(error)) throw error
    }
  },

  /** At most `limit` versions, the latest first, with the newest one. */
  async list(source: Source, limit: number): Promise<ListedVersion<Version>[]> {
    const newest = newestOf(source)
    const { number, change, by, at } = newest
    const earlier = await model
      .find({ ...ofSame(newest), number: trusted({ $lt: number }) }, { number: 1, change: 1, by: 1, at: 1 })
      .sort({ number: -1 })
      .limit(limit - 1)
      .lean<ListedVersion<Version>[]>()
    return [{ number, change, by, at }, ...earlier]
  },

  async find(source: Source, number: number): Promise<Version | null> {
    const newest = newestOf(source)
    if (number >= newest.number) return number === newest.number ? newest : null
    return model.findById(idOf(newest, number)).lean<Version>()
  },
})
