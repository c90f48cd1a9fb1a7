import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { isDuplicateKey } from '../duplicate-key.ts'
import { pictureUploadModel, type PictureUpload } from './picture-upload.model.ts'

const { trusted } = mongoose

/** Uploads of pictures, from before their files are stored until a day after them. */
export function createPictureUploadRepository(connection: Connection) {
  const model = pictureUploadModel(connection)
  const find = (ownerId: string, requestKey: string) =>
    model.findOne({ ownerId, requestKey }).lean<PictureUpload>()
  return {
    find,

    /** Returns the upload that has the key: a new one with this id, or an earlier one. */
    async begin(upload: Omit<PictureUpload, '_id' | 'createdAt' | 'finishedAt'> & { id: string }) {
      const { id, ...fields } = upload
      try {
        const created = await model.create({ _id: id, ...fields, createdAt: databaseNow(connection) })
        return created.toObject<PictureUpload>()
      } catch (error) {
        const earlier = isDuplicateKey(error) ? await find(upload.ownerId, upload.requestKey) : null
        if (!earlier) throw error
        return earlier
      }
    },

    /** The bytes of the pictures that are being stored. */
    async pendingBytesOf(ownerId: string): Promise<number> {
      const pending = await model
        .find({ ownerId, finishedAt: null }, { sizeBytes: 1 })
        .lean<PictureUpload[]>()
      return pending.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    },

    /** False if the sweep has taken the upload for interrupted, and deleted its files. */
    isPending: async (id: string): Promise<boolean> =>
      (await model.exists({ _id: id, finishedAt: null })) !== null,

    async finish(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { finishedAt: databaseNow(connection) } })
    },

    /** Uploads that began before the time `interrupted` and didn't end, or began before `finished` and did. */
    listOver: (before: { interrupted: Date; finished: Date }, limit: number): Promise<PictureUpload[]> =>
      model
        .find({
          $or: [
            { finishedAt: null, createdAt: trusted({ $lt: before.interrupted }) },
            { finishedAt: trusted({ $ne: null }), createdAt: trusted({ $lt: before.finished }) },
          ],
        })
        .limit(limit)
        .lean<PictureUpload[]>(),

    listOf: (ownerId: string): Promise<PictureUpload[]> => model.find({ ownerId }).lean<PictureUpload[]>(),

    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id })
    },
  }
}

export type PictureUploadRepository = ReturnType<typeof createPictureUploadRepository>
