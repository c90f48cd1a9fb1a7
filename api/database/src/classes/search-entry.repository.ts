import type { SoundQuery } from '@classeur/domain/roster'
import { escapeRegExp } from '@classeur/domain/text'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { examModel, type ExamDocument } from '../exams/exam.model.ts'
import { olderSearchWordsOf, searchWordsOf } from '../search-words.ts'
import { rosterModel, type RosterDocument } from '../students/roster.model.ts'
import { classModel, type ClassDocument } from './class.model.ts'
import { longestBeginning, searchEntriesOf, searchKey } from './search-entries-of.ts'
import {
  searchEntryModel,
  searchKeysVersion,
  type SearchEntryDocument,
  type SearchKind,
} from './search-entry.model.ts'

const { trusted } = mongoose

/** `null` also matches a missing version. Versions only increase, so newer entries never match. */
const isOld = {
  keysVersion: trusted({
    $in: [null, ...Array.from({ length: searchKeysVersion - 1 }, (_, index) => index + 1)],
  }),
}

/** Give up after this many rounds on a class that keeps changing: the process that changes it last completes the sync. */
const mostRounds = 10

/** The entries that the search by word prefixes reads. */
export function createSearchEntryRepository(connection: Connection) {
  const model = searchEntryModel(connection)
  const classes = classModel(connection)
  const rosters = rosterModel(connection)
  const exams = examModel(connection)

  async function read(classId: string) {
    const schoolClass = await classes.findById(classId).lean<ClassDocument>()
    const roster = await rosters.findById(classId).lean<RosterDocument>()
    const titles = await exams
      .find({ classId, deletedAt: null })
      .select({ title: 1, subject: 1 })
      .lean<Pick<ExamDocument, '_id' | 'title' | 'subject'>[]>()
    return searchEntriesOf({ schoolClass, roster: roster ?? { students: [] }, exams: titles })
  }

  /** Writes only entries that differ, so a changed note of one student costs no write. Returns whether it wrote. */
  async function write(classId: string, wanted: SearchEntryDocument[]): Promise<boolean> {
    const stored = await model.find({ classId }).lean<SearchEntryDocument[]>()
    const storedTexts = new Map(stored.map((entry) => [entry._id, asText(entry)]))
    const changed = wanted.filter((entry) => storedTexts.get(entry._id) !== asText(entry))
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
      // A concurrent sync inserted the same entry; the next round compares again.
      if (!isDuplicateKey(error)) throw error
    }
  }

  async function sync(classId: string): Promise<void> {
    for (let round = 0; round < mostRounds; round += 1) {
      if (!(await write(classId, await read(classId)))) return
    }
  }

  /** Finds entries that match every condition, one about keys at least; at most `limit`, in no particular order. */
  const findByKeys = (conditions: object[], limit: number): Promise<SearchEntryDocument[]> =>
    model
      .find({ $and: conditions })
      .select({ keys: 0 })
      .limit(limit)
      // Without the hint, a server may first collect all matches to read them in disk order.
      .hint({ keys: 1 })
      .lean<SearchEntryDocument[]>()
      .exec()

  return {
    /**
     * Brings the entries of a class up to date. Call it after every change of a name, a member, the roster or the exams,
     * and when a class is deleted or restored. Idempotent and independent of call order: it repeats until the stored
     * entries match the current data.
     */
    sync,

    /**
     * Rewrites the entries of classes whose keys are of an older version; reads at most `mostEntries` old entries.
     * Returns the number of classes rewritten.
     */
    async renewOld(mostEntries: number, stop?: AbortSignal): Promise<number> {
      const old = await model
        .find(isOld)
        .select({ classId: 1 })
        .limit(mostEntries)
        .lean<Pick<SearchEntryDocument, 'classId'>[]>()
      const classIds = [...new Set(old.map(({ classId }) => classId))]
      for (const classId of classIds) {
        if (stop?.aborted) break
        await sync(classId)
      }
      return classIds.length
    },

    /**
     * Finds entries of one kind that have, for each word of `text`, a word that starts with it; at most `limit`, in no
     * particular order. Until the workers have renewed an entry of an older version, it is found as its keys are spelled.
     */
    async find(scope: string, kind: SearchKind, text: string, limit: number): Promise<SearchEntryDocument[]> {
      const findWords = async (words: string[], conditions: object[] = []) => {
        if (words.length === 0) return []
        const keys = words
          .toSorted((a, b) => b.length - a.length)
          .map((word) => ({ keys: beginningWith(searchKey(scope, kind, word), word) }))
        return findByKeys([...keys, ...conditions], limit)
      }
      // Two queries, because an engine may not use the hinted index for each part of an $or.
      const matches = await Promise.all([
        findWords(searchWordsOf(text)),
        findWords(olderSearchWordsOf(text) ?? [], [isOld]),
      ])
      return [...new Map(matches.flat().map((entry) => [entry._id, entry])).values()].slice(0, limit)
    },

    /** Finds students whose names may sound like a query in the other script; at most `limit`, in no particular order. */
    async findBySound(scope: string, query: SoundQuery, limit: number): Promise<SearchEntryDocument[]> {
      const keys = query.map((words) => words.map((word) => searchKey(scope, 'student', word)))
      return findByKeys(
        keys.map((one) => ({ keys: trusted({ $in: one }) })),
        limit,
      )
    },
  }
}

const beginningWith = (key: string, word: string) =>
  [...word].length <= longestBeginning ? key : trusted({ $regex: `^${escapeRegExp(key)}` })

const asText = ({ classId, label, keys, keysVersion }: SearchEntryDocument) =>
  JSON.stringify([classId, label, keys, keysVersion])

export type SearchEntryRepository = ReturnType<typeof createSearchEntryRepository>
