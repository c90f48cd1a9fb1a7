import mongoose, { type Connection } from 'mongoose'
import { purgedBefore } from '../purged-before.ts'
import { deletedForGood } from '../trash/deletion.ts'
import { attemptCandidates } from '../rounds/attempt-candidates.ts'
import { forgetStudents } from './forget-students.ts'
import { rosterModel, type RosterDocument } from './roster.model.ts'
import { createRosterRepository } from './roster.repository.ts'

/**
 * Deletes the students of at most `limit` classes who can no longer be restored, with their marks, comments and
 * resources; returns their ids. The roster says first that they were deleted for good, so that by any process's clock
 * nobody restores them and the archiver of marks keeps none of theirs. Their entries are deleted last, so that the next
 * run continues an interrupted deletion, or one whose roster has changed meanwhile.
 * @throws AggregateError at the end, with the errors of the classes whose students couldn't be deleted
 */
export async function purgeStudents(
  connection: Connection,
  limit: number,
  stop?: AbortSignal,
): Promise<string[]> {
  const before = purgedBefore()
  const list = (untried: object, most: number) =>
    rosterModel(connection)
      .find({ 'students.deletedAt': mongoose.trusted({ $lt: before }), ...untried })
      .limit(most)
      .lean<RosterDocument[]>()
  const rosters = createRosterRepository(connection)
  const purged: string[] = []
  await attemptCandidates({ list, limit, stop }, async (stored) => {
    const isOver = ({ deletedAt }: RosterDocument['students'][number]) =>
      deletedAt !== null && deletedAt < before
    const students = stored.students.map((one) => (isOver(one) ? { ...one, deletedAt: deletedForGood } : one))
    // The list says so already if a purge of these students has failed before.
    const saysSo = stored.students
      .filter(isOver)
      .every((one) => Number(one.deletedAt) === Number(deletedForGood))
    const roster = saysSo ? stored : await rosters.replace({ ...stored, students })
    if (!roster) return false
    const gone = roster.students.filter(isOver)
    const ids = gone.map(({ id }) => id)
    await forgetStudents(connection, roster._id, gone)
    const over = new Set(ids)
    const next = {
      ...roster,
      students: roster.students.filter(({ id }) => !over.has(id)),
      ...(roster.keptGroups && {
        keptGroups: roster.keptGroups.map((group) => ({
          ...group,
          studentIds: group.studentIds.filter((id) => !over.has(id)),
        })),
      }),
    }
    if (!(await rosters.replace(next))) return false
    purged.push(...ids)
    return true
  })
  return purged
}
