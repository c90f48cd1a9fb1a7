import mongoose, { type Connection } from 'mongoose'
import { phraseModel, type PhraseDocument } from './phrase.model.ts'

const { trusted } = mongoose
const { ObjectId } = mongoose.Types
const mostOfColleagues = 200

/** The phrases that people added for overall comments. */
export function createPhraseRepository(connection: Connection) {
  const model = phraseModel(connection)
  return {
    /** A person's own phrases that may be shown in a class, the newest first. */
    listOwn: (userId: string, classId: string): Promise<PhraseDocument[]> =>
      model
        .find({ userId, classId: trusted({ $in: [null, classId] }) })
        .sort({ _id: -1 })
        .lean<PhraseDocument[]>(),

    /** The phrases of others in a bank, the newest first. Leaves out phrases that name a student. */
    listOfOthers: (bank: string, userId: string): Promise<PhraseDocument[]> =>
      model
        .find({ bank, classId: null, userId: trusted({ $ne: userId }) })
        .sort({ _id: -1 })
        .limit(mostOfColleagues)
        .lean<PhraseDocument[]>(),

    countOf: (userId: string): Promise<number> => model.countDocuments({ userId }),

    /** Adds a phrase, unless the person has added the same text to the group before. */
    async add(phrase: Omit<PhraseDocument, '_id'>): Promise<void> {
      const { bank, userId, group, text, classId } = phrase
      // An id of this process: ids that the database chooses don't follow the time within a second.
      const added = { _id: new ObjectId(), bank }
      await model.updateOne({ userId, group, text, classId }, { $setOnInsert: added }, { upsert: true })
    },

    findById: (id: string): Promise<PhraseDocument | null> => model.findById(id).lean<PhraseDocument>(),

    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id })
    },
  }
}

export type PhraseRepository = ReturnType<typeof createPhraseRepository>
