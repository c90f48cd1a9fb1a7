import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { examModel, type ExamDocument } from '../exams/exam.model.ts'
import { searchWordsOf } from '../search-words.ts'
import { rosterModel, type RosterDocument } from '../students/roster.model.ts'
import { classModel, type ClassDocument } from './class.model.ts'
import { longestBeginning, searchEntriesOf, searchKey } from './search-entries-of.ts'
import { searchEntryModel, type SearchEntryDocument, type SearchKind } from './search-entry.model.ts'

const { trusted } = mongoose
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A class that changes faster than it is written down is brought up to date by whoever changes it last. */
const mostRounds = 10

/** What can be found by the beginnings of its words. */
export function createSearchEntryRepository(connection: Connection) {
  const model = searchEntryModel(connection)
  const classes = classModel(connection)
  const rosters = rosterModel(connection)
  const exams = examModel(connection)

  async function read(classId: string) {
    const found = await classes.findById(classId).lean<ClassDocument>()
    const roster = await rosters.findById(classId).lean<RosterDocument>()
    const titles = await exams
      .find({ classId, deletedAt: null })
      .select({ title: 1, subject: 1 })
      .lean<Pick<ExamDocument, '_id' | 'title' | 'subject'>[]>()
    return searchEntriesOf({ found, roster: roster ?? { students: [] }, exams: titles })
  }

  /** Writes what differs only: a changed note of one student costs no write at all. */
  async function write(classId: string, wanted: SearchEntryDocument[]): Promise<boolean> {
    const stored = await model.find({ classId }).lean<SearchEntryDocument[]>()
    const known = new Map(stored.map((entry) => [entry._id, asText(entry)]))
    const changed = wanted.filter((entry) => known.get(entry._id) !== asText(entry))
    const kept = new Set(wanted.map(({ _id }) => _id))
    const gone = stored.filter(({ _id }) => !kept.has(_id)).map(({ _id }) => _id)
    if (changed.length > 0) await upsert(changed)
    if (gone.length > 0) await model.deleteMany({ _id: trusted({ $in: gone }) })
    return changed.length > 0 || gone.length > 0
  }

  async function upsert(entries: SearchEntryDocument[]): Promise<void> {
    const operations = entries.map(({ _id, ...fields }) => ({
      updateOne: { filter: { _id }, update: { $set: fields }, upsert: true },
    }))
    try {
      await model.bulkWrite(operations, { ordered: false })
    } catch (error) {
      // Another run inserted the same entry at the same moment; the next round compares again.
      if (!isDuplicateKey(error)) throw error
    }
  }

  return {
    /**
     * Makes the entries of a class what class, list and exams are now. Call it after every change of a name, a member, the
     * list or the exams, and when a class goes to the trash or comes back; again or in any order does no harm: what was
     * written is compared with what is true by then, until both are the same.
     */
    async sync(classId: string): Promise<void> {
      for (let round = 0; round < mostRounds; round += 1) {
        if (!(await write(classId, await read(classId)))) return
      }
    },

    /** Entries of one kind with a word that begins with each word of `text`, at most `limit`, in no order. */
    async find(scope: string, kind: SearchKind, text: string, limit: number): Promise<SearchEntryDocument[]> {
      const words = searchWordsOf(text).sort((a, b) => b.length - a.length)
      if (words.length === 0) return []
      const begins = words.map((word) => ({ keys: beginningWith(searchKey(scope, kind, word), word) }))
      return await model
        .find({ $and: begins })
        .select({ keys: 0 })
        .limit(limit)
        // Else a server may first collect all that match to read them in the order of its disk.
        .hint({ keys: 1 })
        .lean<SearchEntryDocument[]>()
    },
  }
}

const beginningWith = (key: string, word: string) =>
  [...word].length <= longestBeginning ? key : trusted({ $regex: `^${escapeRegExp(key)}` })

const asText = ({ classId, label, keys }: SearchEntryDocument) => JSON.stringify([classId, label, keys])

export type SearchEntryRepository = ReturnType<typeof createSearchEntryRepository>
