import { commentBankLimits, commentWordsOf } from '@classeur/domain/marks'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicatesOnly } from '../duplicates-only.ts'
import { bankedCommentId, bankedCommentModel, type BankedCommentDocument } from './banked-comment.model.ts'

const { trusted } = mongoose

/** A comment that was given to `uses` marks. `classId`: the class in which it names a student, otherwise null. */
export interface UsedComment {
  text: string
  uses: number
  classId: string | null
}

export type ColleaguesComment = Pick<BankedCommentDocument, 'text' | 'uses' | 'lastUsedAt'>

/** Matches comments in which each typed word begins a word. The words are normalised: letters and digits only. */
const containing = (words: readonly string[]) =>
  words.length === 0 ? {} : { $and: words.map((word) => ({ words: new RegExp(`^${word}`) })) }

const mostUsedFirst = { uses: -1, lastUsedAt: -1, _id: 1 } as const

/** The comments that teachers have given to marks, to suggest them again. */
export function createCommentBankRepository(connection: Connection) {
  const model = bankedCommentModel(connection)

  /** Deletes a person's least recently used comments beyond the limit. */
  async function removeSurplus(userId: string): Promise<void> {
    const surplus = await model
      .find({ userId })
      .sort({ lastUsedAt: -1, _id: 1 })
      .skip(commentBankLimits.ofPerson)
      .select({ _id: 1 })
      .lean<{ _id: string }[]>()
    if (surplus.length > 0) await model.deleteMany({ _id: trusted({ $in: surplus.map(({ _id }) => _id) }) })
  }

  return {
    /** Counts the uses of a person's comments, and keeps the person's most recently used ones up to the limit. */
    async remember(bank: string, userId: string, used: readonly UsedComment[], at: Date): Promise<void> {
      if (used.length === 0) return
      const comments = used.map((one) => ({ ...one, _id: bankedCommentId(bank, userId, one.text) }))
      // Insert first and count afterwards, so that a concurrent insert of the same text loses no use.
      const inserts = comments.map(({ _id, text, classId }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $setOnInsert: {
              ...{ bank, userId, text, words: commentWordsOf(text), uses: 0, lastUsedAt: at, classId },
            },
          },
          upsert: true,
        },
      }))
      try {
        await model.bulkWrite(inserts, { ordered: false })
      } catch (error) {
        if (!isDuplicatesOnly(error)) throw error
      }
      await model.bulkWrite(
        comments.map(({ _id, uses, classId }) => ({
          updateOne: {
            filter: { _id },
            // A text that has named a student once stays private, also when it is used in a class without that name.
            update: {
              $inc: { uses },
              $max: { lastUsedAt: at },
              ...(classId !== null && { $set: { classId } }),
            },
          },
        })),
        { ordered: false },
      )
      await removeSurplus(userId)
    },

    /** A person's own comments in these banks. */
    listOwn: (
      banks: readonly string[],
      userId: string,
      words: readonly string[],
      limit: number,
    ): Promise<BankedCommentDocument[]> =>
      model
        .find({ userId, bank: trusted({ $in: banks }), ...containing(words) })
        .sort(mostUsedFirst)
        .limit(limit)
        .lean<BankedCommentDocument[]>(),

    /** Colleagues' comments in these banks, each text once. Leaves out comments that name a student. */
    listColleagues: (
      banks: readonly string[],
      userId: string,
      words: readonly string[],
      limit: number,
    ): Promise<ColleaguesComment[]> =>
      model.aggregate<ColleaguesComment>([
        { $match: { bank: { $in: banks }, userId: { $ne: userId }, classId: null, ...containing(words) } },
        { $group: { _id: '$text', uses: { $sum: '$uses' }, lastUsedAt: { $max: '$lastUsedAt' } } },
        { $sort: mostUsedFirst },
        { $limit: limit },
        { $project: { _id: 0, text: '$_id', uses: 1, lastUsedAt: 1 } },
      ]),

    findById: (id: string) => model.findById(id).lean<BankedCommentDocument>(),

    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id })
    },

    /** Deletes what a person's comments in a bank say about students: nobody else may see them. */
    async removeNamingOf(bank: string, userId: string): Promise<void> {
      await model.deleteMany({ userId, bank, classId: trusted({ $ne: null }) })
    },

    /** Deletes all comments of a bank. */
    async removeBank(bank: string): Promise<void> {
      await model.deleteMany({ bank })
    },
  }
}

export type CommentBankRepository = ReturnType<typeof createCommentBankRepository>
