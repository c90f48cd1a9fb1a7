import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../../duplicate-key.ts'
import { examModel } from '../../exams/exam.model.ts'
import { attemptCandidates } from '../../rounds/attempt-candidates.ts'
import { positionOf } from '../change-order.ts'
import { markChangeModel, type MarkChangeDocument } from '../mark-change.model.ts'
import { createMarkLog } from '../mark-log.repository.ts'
import { createArchivedChanges } from './archived-changes.ts'
import { forgetPurged } from './forget-purged.ts'
import { archiveId, markChangeArchiveModel } from './mark-change-archive.model.ts'
import { packChunk } from './packed-changes.ts'

const { trusted } = mongoose

/** More changes per chunk compress better, but a page of the history opens at least one whole chunk. */
const mostChanges = 5000
const deletedAtOnce = 1000

/** The commands of archiving, in order. A process may die before or after each of them. */
export function createArchiveSteps(connection: Connection) {
  const changes = markChangeModel(connection)
  const archives = markChangeArchiveModel(connection)
  const archived = createArchivedChanges(connection)

  return {
    /** Moves what the rows of marks still contain to the log. */
    drain: (examId: string) => createMarkLog(connection).drain(examId),
    listChunks: (examId: string) => archived.listChunks(examId),
    open: archived.open,

    listOldest: (examId: string): Promise<MarkChangeDocument[]> =>
      changes.find({ examId }).sort({ at: 1, _id: 1 }).limit(mostChanges).lean<MarkChangeDocument[]>(),

    /**
     * Stores the first of these changes as a chunk, as many as fit; returns false if another worker stored one with
     * this number.
     */
    async insert(number: number, oldest: readonly MarkChangeDocument[]): Promise<boolean> {
      const { changes: stored, packed } = await packChunk(oldest)
      const [first, last] = [stored[0], stored.at(-1)]
      if (!first || !last) throw new Error('a chunk has at least one change')
      const { examId, classId } = first
      try {
        await archives.create({
          ...{ _id: archiveId(examId, number), examId, classId, number, count: stored.length },
          ...{ first: positionOf(first), last: positionOf(last), ...packed },
          by: [...new Set(stored.map(({ by }) => by))],
        })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    async deleteChanges(ids: readonly string[]): Promise<void> {
      for (let start = 0; start < ids.length; start += deletedAtOnce) {
        await changes.deleteMany({ _id: trusted({ $in: ids.slice(start, start + deletedAtOnce) }) })
      }
    },

    forgetPurged: (of: { examId: string; classId: string }, studentIds: ReadonlySet<string>) =>
      forgetPurged(connection, of, studentIds),
  }
}

export type ArchiveSteps = ReturnType<typeof createArchiveSteps>

/**
 * Moves all changes of an exam from `mark_changes` to chunks. Each chunk is stored, read back and compared with its
 * checksum before its changes are deleted. Interrupted at any point, no change is lost: the next run deletes what is
 * already in a chunk instead of storing it again. Of several workers on one exam, one continues and the others stop.
 * A student, or the exam, may be purged between reading the changes and storing them, so what was purged is removed
 * from each chunk at once, because a purged exam has no other run, and from those of interrupted runs at the end.
 * Returns false if it stopped, also because the process ends, or if it can't tell yet who was purged.
 */
export async function archiveExam(steps: ArchiveSteps, examId: string, stop?: AbortSignal): Promise<boolean> {
  await steps.drain(examId)
  const chunks = await steps.listChunks(examId)
  const stored = new Set<string>()
  const studentIds = new Set<string>()
  let classId = ''
  const remember = (archived: readonly MarkChangeDocument[]) => {
    for (const change of archived) {
      stored.add(change._id)
      studentIds.add(change.studentId)
      ;({ classId } = change)
    }
  }
  for (const chunk of chunks) {
    if (stop?.aborted) return false
    remember(await steps.open(chunk))
  }
  let number = chunks.at(-1)?.number ?? 0
  for (;;) {
    if (stop?.aborted) return false
    const oldest = await steps.listOldest(examId)
    if (oldest.length === 0) return stored.size === 0 || steps.forgetPurged({ examId, classId }, studentIds)
    const twice = oldest.filter(({ _id }) => stored.has(_id))
    if (twice.length > 0) {
      await steps.deleteChanges(twice.map(({ _id }) => _id))
      continue
    }
    number += 1
    if (!(await steps.insert(number, oldest))) return false
    const readBack = await steps.open({ _id: archiveId(examId, number) })
    remember(readBack)
    await steps.deleteChanges(readBack.map(({ _id }) => _id))
    const of = { examId, classId: oldest[0]?.classId ?? classId }
    await steps.forgetPurged(of, new Set(readBack.map(({ studentId }) => studentId)))
  }
}

/**
 * Archives the log of at most `limit` exams without a written mark since `untouchedSince`; returns their ids. A later
 * mark makes its exam a candidate again.
 * @throws AggregateError at the end, with the errors of the exams that couldn't be archived
 */
export async function archiveMarkChanges(
  connection: Connection,
  untouchedSince: Date,
  limit: number,
  stop?: AbortSignal,
): Promise<string[]> {
  const exams = examModel(connection)
  const steps = createArchiveSteps(connection)
  const untouched = { logArchivedAt: null, lastMarkedAt: trusted({ $ne: null, $lt: untouchedSince }) }
  const list = (untried: object, most: number) =>
    exams
      .find({ ...untouched, deletedAt: null, ...untried })
      .select({ marksVersion: 1 })
      .sort({ lastMarkedAt: 1 })
      .limit(most)
      .lean<{ _id: mongoose.Types.ObjectId; marksVersion: number }[]>()
  return attemptCandidates({ list, limit, stop }, async ({ _id, marksVersion }) => {
    if (!(await archiveExam(steps, String(_id), stop))) return false
    // A mark written meanwhile keeps the exam a candidate.
    const { matchedCount } = await exams.updateOne(
      { _id, marksVersion },
      { $set: { logArchivedAt: new Date() } },
    )
    return matchedCount > 0
  })
}
