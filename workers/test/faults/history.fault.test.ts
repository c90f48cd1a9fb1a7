import { createMarkLog, iterateMarkChanges } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { afterAll, beforeAll, expect } from 'vitest'
import { insertReviewedExam } from '../documents/kit/reviewed-exam.ts'
import { faultRow, itInFull, repetitions } from './kit/fault-table.ts'
import { startHarness, type Harness } from './kit/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const changesPerExam = 40_000
const longAgo = new Date(Date.now() - 200 * 86_400_000)

/** An exam that nobody has marked for 200 days, with a long log; returns the ids of its changes. */
async function insertOldExam(ownerId: string) {
  const { examId, classId } = await insertReviewedExam(harness.connection, ownerId)
  const { Types } = harness.connection.base
  const rosters = harness.connection.collection<{ _id: string; students: { id: string }[] }>('rosters')
  const studentId = (await rosters.findOne({ _id: classId }))?.students[0]?.id ?? ''
  const changes = Array.from({ length: changesPerExam }, (_unused, index) => ({
    _id: `${examId}:${studentId}:q1:${String(index + 1).padStart(8, '0')}`,
    ...{
      examId,
      classId,
      studentId,
      leafId: 'q1',
      version: index + 1,
      from: index,
      to: index + 1,
    },
    ...{ by: ownerId, at: new Date(longAgo.getTime() + index * 1000), operationId: `o${String(index >> 3)}` },
    ...{ kind: 'type', of: null, place: 0, afterRelease: false, epoch: 0 },
  }))
  await harness.connection.collection('mark_changes').insertMany(changes as object[])
  await harness.connection
    .collection('exams')
    .updateOne({ _id: new Types.ObjectId(examId) }, { $set: { lastMarkedAt: longAgo } })
  return { examId, ids: changes.map(({ _id }) => _id) }
}

// In `npm test`, archived-changes.test.ts of the database ends the worker's commands at every third of them.
itInFull(
  'R1 workers are killed while they archive a history: no change is lost and none is stored twice',
  async ({ onTestFailed }) => {
    onTestFailed(async () => void process.stderr.write(await harness.report()))
    const row = faultRow({
      id: 'R1',
      fault: 'both workers are killed (kill -9) while they archive the history of an exam',
      promised: 'the history is complete at every moment; the next workers finish, each change stored once',
      repetitions: repetitions(10),
    })
    const person = await harness.newPerson(0)
    const archives = harness.connection.collection('mark_change_archives')
    let cutOff = 0
    for (let repetition = 0; repetition < row.repetitions; repetition += 1) {
      const { examId, ids } = await insertOldExam(person.id)
      const workers = [await harness.startWorker(), await harness.startWorker()]
      const chunks = 1 + (repetition % 4)
      await until('a chunk', async () => (await archives.countDocuments({ examId })) >= chunks)
      await Promise.all(workers.map((worker) => worker.kill('SIGKILL')))
      const live = await harness.connection.collection('mark_changes').countDocuments({ examId })
      if (live > 0) cutOff += 1
      const found: string[] = []
      for await (const { _id } of iterateMarkChanges(harness.connection, examId)) found.push(_id)
      expect(found).toEqual(ids)

      const next = await harness.startWorker()
      await until(
        'the end of archiving',
        async () => (await harness.connection.collection('mark_changes').countDocuments({ examId })) === 0,
      )
      await next.kill('SIGTERM')
      const stored = await archives.find({ examId }, { projection: { count: 1 } }).toArray()
      expect(stored.reduce((sum, { count }) => sum + Number(count), 0)).toBe(ids.length)
      const newest = await createMarkLog(harness.connection).list({ examId }, null, 3)
      expect(newest.map(({ _id }) => _id)).toEqual(ids.slice(-3).reverse())
    }
    row.measured = `${String(cutOff)} of ${String(row.repetitions)} were cut off half-way; all complete`
  },
)
