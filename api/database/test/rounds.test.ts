import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { archiveMarkChanges, purgeStudents } from '../src/index.ts'
import { archiveExam, createArchiveSteps } from '../src/marks/archive/archive-mark-changes.ts'
import { markChangeArchiveModel } from '../src/marks/archive/mark-change-archive.model.ts'
import { markChangeId, markChangeModel } from '../src/marks/mark-change.model.ts'
import { rosterModel } from '../src/students/roster.model.ts'
import { changesOf, insertLive } from './kit/change-log-kit.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

let database: Awaited<ReturnType<typeof openTestDatabase>>
let damaged: { examId: string; classId: string; ada: string }
let intact: { examId: string; classId: string; ada: string }
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

const addChange = ({ examId, classId, ada }: typeof damaged) => {
  const drawn = { student: 0, leaf: 0, by: 0, operation: 0, kind: 0, later: 0, isOfNote: false }
  return insertLive(
    database.connection,
    changesOf(examId, [drawn]).map((change) => {
      const cell = { ...change, classId, studentId: ada, leafId: newId() }
      return { ...cell, _id: markChangeId(examId, cell) }
    }),
  )
}
/** An exam with archived changes, last marked so many days ago, in a class with a student whose days are over. */
async function newExam(markedDaysAgo: number): Promise<typeof damaged> {
  const { connection } = database
  const [classId, ada] = [newId(), newId()]
  const marked = {
    lastMarkedAt: daysAgo(markedDaysAgo),
    marksVersion: 1,
    logArchivedAt: null,
    deletedAt: null,
  }
  const { insertedId } = await connection.collection('exams').insertOne({ classId, ...marked })
  const student = { id: ada, firstName: 'Ada', lastName: 'Zq', groupIds: [] }
  const exam = { examId: String(insertedId), classId, ada }
  await rosterModel(connection).collection.insertOne({
    ...{ _id: classId as never, version: 1, lastNumber: 1, groups: [] },
    students: [{ ...student, deletedAt: null }],
  })
  await addChange(exam)
  await archiveExam(createArchiveSteps(connection), exam.examId)
  await rosterModel(connection).collection.updateOne(
    { _id: classId as never },
    { $set: { 'students.0.deletedAt': daysAgo(markedDaysAgo) } },
  )
  return exam
}
beforeEach(async () => {
  await database.connection.collection('exams').deleteMany({})
  await rosterModel(database.connection).deleteMany({})
  damaged = await newExam(400)
  intact = await newExam(300)
  await markChangeArchiveModel(database.connection).updateOne(
    { examId: damaged.examId },
    { $set: { bytes: Buffer.from('altered') } },
  )
})

const live = ({ examId }: typeof damaged) => markChangeModel(database.connection).countDocuments({ examId })

it('a damaged chunk keeps only its own exam from being archived, even if only one may be archived at once', async () => {
  await addChange(damaged)
  await addChange(intact)
  await expect(archiveMarkChanges(database.connection, daysAgo(200), 1)).rejects.toThrow('1 step failed')
  expect([await live(damaged), await live(intact)]).toEqual([1, 0])
})

it('a damaged chunk keeps only the students of its own class from being purged', async () => {
  await expect(purgeStudents(database.connection, 1)).rejects.toThrow('1 step failed')
  const names = async ({ classId }: typeof damaged) =>
    (await rosterModel(database.connection).findById(classId).lean())?.students.map(({ id }) => id)
  expect(await names(damaged)).toEqual([damaged.ada])
  expect(await names(intact)).toEqual([])
  // The next rounds fail again, without another write of the list each minute.
  const failed = await rosterModel(database.connection).findById(damaged.classId).lean()
  await expect(purgeStudents(database.connection, 1)).rejects.toThrow('1 step failed')
  expect(await rosterModel(database.connection).findById(damaged.classId).lean()).toEqual(failed)
})

it('archiving ends after the chunk that it stores when the process is asked to stop, and the next round continues', async () => {
  const { connection } = database
  await connection.collection('exams').deleteMany({})
  const exams = [await newExam(400), await newExam(300)] as const
  for (const exam of exams) await addChange(exam)
  const stopping = new AbortController()
  const archives = markChangeArchiveModel(connection)
  const create = archives.create.bind(archives)
  vi.spyOn(archives, 'create').mockImplementationOnce((document: object) => {
    stopping.abort()
    return create(document) as never
  })
  await archiveMarkChanges(connection, daysAgo(200), 20, stopping.signal)
  expect([await live(exams[0]), await live(exams[1])]).toEqual([0, 1])
  expect(await archiveMarkChanges(connection, daysAgo(200), 20)).toEqual(exams.map(({ examId }) => examId))
  expect(await live(exams[1])).toBe(0)
})
