import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { isDuplicateKey } from '../duplicate-key.ts'
import type { WrittenSheet } from '../generations/generation.model.ts'
import { resourceModel, type ResourceDocument } from './resource.model.ts'

const { trusted } = mongoose

/** A sheet that is going to be made. */
export type NewResource = Pick<
  ResourceDocument,
  | 'examId'
  | 'classId'
  | 'ownerId'
  | 'batchId'
  | 'generationId'
  | 'position'
  | 'kind'
  | 'tier'
  | 'language'
  | 'title'
  | 'audience'
> & { id: string }

const after = { returnDocument: 'after', lean: true } as const

/** The attempt that nobody has: the generation has ended. */
const noAttempt = Number.MAX_SAFE_INTEGER

/** Sheets while they are made. A sheet is written once; only the attempt named in `writer` may write. */
export function createResourceRepository(connection: Connection) {
  const model = resourceModel(connection)

  return {
    /** Idempotent for the same id. */
    async insertOnce({ id, ...given }: NewResource): Promise<void> {
      try {
        await model.create({
          ...{ ...given, _id: id, intro: '', items: [], notes: [], proposals: [], pseudonyms: [] },
          ...{ outgoing: null, writer: null, writtenAt: null, retestExamId: null, revision: 0, head: null },
          ...{ changed: { text: 0, order: 0, items: {}, notes: {} } },
          ...{ createdAt: databaseNow(connection), deletedAt: null },
        })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    },

    findById: (id: string): Promise<ResourceDocument | null> => model.findById(id).lean<ResourceDocument>(),

    /** The sheets of a batch in their order, also deleted ones. */
    listOfBatch: (batchId: string): Promise<ResourceDocument[]> =>
      model.find({ batchId }).sort({ position: 1 }).lean<ResourceDocument[]>(),

    /** The sheet that this generation makes, or made. */
    findOfGeneration: (generationId: string): Promise<ResourceDocument | null> =>
      model.findOne({ generationId }).lean<ResourceDocument>(),

    /** Lets another generation make a sheet that `previous` left unwritten. Idempotent. */
    async continueWith(
      id: string,
      previous: string,
      next: Pick<ResourceDocument, 'generationId' | 'batchId'>,
    ): Promise<void> {
      await model.updateOne(
        { _id: id, generationId: previous, writtenAt: null },
        { $set: { ...next, writer: null } },
      )
    },

    /**
     * Lets only this attempt write; returns the current sheet, or null if the attempt is superseded. It admits a sheet in
     * the trash too: the generation has been charged when its sheet is stored, and the sheet may be restored.
     */
    admitWriter: (id: string, generationId: string, attempt: number): Promise<ResourceDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, generationId, $or: [{ writer: null }, { 'writer.attempt': trusted({ $lt: attempt }) }] },
        { $set: { writer: { generationId, attempt } } },
        after,
      ),

    /** Removes the right to write after the end of the generation. */
    async dismissWriter(id: string, generationId: string): Promise<void> {
      await model.updateOne(
        { _id: id, generationId },
        { $set: { writer: { generationId, attempt: noAttempt } } },
      )
    },

    /** Stores the finished sheet, once; null if this attempt may no longer write or the sheet is stored. */
    writeSheet: (
      id: string,
      generationId: string,
      attempt: number,
      sheet: WrittenSheet,
    ): Promise<ResourceDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, writtenAt: null, 'writer.generationId': generationId, 'writer.attempt': attempt },
        { $set: { ...sheet, writtenAt: databaseNow(connection) }, $inc: { revision: 1 } },
        after,
      ),
  }
}

export type ResourceRepository = ReturnType<typeof createResourceRepository>
