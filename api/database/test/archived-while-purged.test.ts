import { newId } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { purgeClass } from '../src/classes/purge-classes.ts'
import { classLock, createRestoreLocks, iterateMarkChanges, purgeStudents } from '../src/index.ts'
import {
  archiveExam,
  createArchiveSteps,
  type ArchiveSteps,
} from '../src/marks/archive/archive-mark-changes.ts'
import { markChangeId } from '../src/marks/mark-change.model.ts'
import { rosterModel } from '../src/students/roster.model.ts'
import { changesOf, insertLive } from './kit/change-log-kit.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let examId: string
let classId: string
const [ada, ben] = ['ad'.repeat(12), 'be'.repeat(12)]
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  ;[examId, classId] = [newId(), newId()]
  await database.connection
    .collection('exams')
    .insertOne({ _id: new database.connection.base.Types.ObjectId(examId), classId })
  const drawn = { leaf: 0, by: 0, operation: 0, kind: 0, later: 1, isOfNote: false }
  const changes = changesOf(
    examId,
    [0, 1, 0].map((student) => ({ ...drawn, student })),
  )
  await insertLive(
    database.connection,
    changes.map((change) => {
      const studentId = change.studentId === 'ada' ? ada : ben
      return { ...change, classId, studentId, _id: markChangeId(examId, { ...change, studentId }) }
    }),
  )
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
/** The class list: who is in it, and when they were deleted. */
const list = (students: Record<string, Date | null>) =>
  rosterModel(database.connection).collection.updateOne(
    { _id: classId as never },
    {
      $set: {
        ...{ version: 1, lastNumber: 2, groups: [] },
        students: Object.entries(students).map(([id, deletedAt]) => ({
          ...{ id, firstName: id, lastName: 'Zq', groupIds: [], deletedAt },
        })),
      },
    },
    { upsert: true },
  )
const studentsInHistory = async () => {
  const found = new Set<string>()
  for await (const { studentId } of iterateMarkChanges(database.connection, examId)) found.add(studentId)
  return [...found].sort()
}
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}
const steps = () => createArchiveSteps(database.connection)
/** Steps that let a purge of students happen between reading the changes and storing them. */
const purgedMeanwhile = (): ArchiveSteps => ({
  ...steps(),
  async insert(number, oldest) {
    expect(await purgeStudents(database.connection, 100)).toContain(ada)
    expect(await studentsInHistory()).toEqual([ben])
    return steps().insert(number, oldest)
  },
})

describe('a student who is purged while the marks of an exam are archived', () => {
  beforeEach(() => list({ [ada]: daysAgo(40), [ben]: null }))

  it('is in no chunk afterwards', async () => {
    expect(await archiveExam(purgedMeanwhile(), examId)).toBe(true)
    expect(await studentsInHistory()).toEqual([ben])
  })

  it('is in no chunk after the next run, if the worker dies right after storing the chunk', async () => {
    const dying = { ...purgedMeanwhile(), deleteChanges: () => Promise.reject(new Error('killed')) }
    await expect(archiveExam(dying, examId)).rejects.toThrow('killed')
    expect(await studentsInHistory()).toEqual([ada, ben])
    expect(await archiveExam(steps(), examId)).toBe(true)
    expect(await studentsInHistory()).toEqual([ben])
  })

  it('is in no chunk if the process is asked to stop before the next chunk', async () => {
    const { insert } = purgedMeanwhile()
    const stopping = new AbortController()
    const stopped: ArchiveSteps = {
      ...steps(),
      insert(number, oldest) {
        stopping.abort()
        return insert(number, oldest.slice(0, 1))
      },
    }
    expect(await archiveExam(stopped, examId, stopping.signal)).toBe(false)
    expect(await studentsInHistory()).toEqual([ben])
  })

  it('is in no chunk if the chunk is stored before the purge reads the chunks', async () => {
    const { insert } = steps()
    const purgedAfter: ArchiveSteps = {
      ...steps(),
      async insert(number, oldest) {
        const stored = await insert(number, oldest)
        await purgeStudents(database.connection, 100)
        return stored
      },
    }
    expect(await archiveExam(purgedAfter, examId)).toBe(true)
    expect(await studentsInHistory()).toEqual([ben])
  })
})

describe('a class that is purged while the marks of its exam are archived leaves no chunk', () => {
  beforeEach(() => list({ [ada]: null, [ben]: null }))

  it('if the purge ends before the chunk is stored', async () => {
    const purgedFirst: ArchiveSteps = {
      ...steps(),
      async insert(number, oldest) {
        await purgeClass(database.connection, classId, {})
        return steps().insert(number, oldest)
      },
    }
    expect(await archiveExam(purgedFirst, examId)).toBe(true)
    expect(await studentsInHistory()).toEqual([])
  })

  it('if the purge still has to delete the exam when archiving ends', async () => {
    const { connection } = database
    const [atExams, archived] = [gate(), gate()]
    const collectionOf = connection.collection.bind(connection)
    const spy = vi.spyOn(connection, 'collection').mockImplementation((name, ...rest) => {
      const collection = collectionOf(name, ...rest)
      if (name !== 'exams') return collection
      const deleteMany = async (filter: object) => {
        atExams.open()
        await archived.opened
        return collection.deleteMany(filter)
      }
      return { deleteMany } as never
    })
    let purging: Promise<void> | undefined
    const purgedMeanwhile: ArchiveSteps = {
      ...steps(),
      async insert(number, oldest) {
        purging = purgeClass(connection, classId, {})
        await atExams.opened
        return steps().insert(number, oldest)
      },
    }
    await archiveExam(purgedMeanwhile, examId).finally(archived.open)
    await purging
    spy.mockRestore()
    expect(await studentsInHistory()).toEqual([])
  })
})

it('archiving keeps the history of students in the trash, and of students whom a restore is adding', async () => {
  await list({ [ada]: daysAgo(20) })
  const locks = createRestoreLocks(database.connection)
  const restoreId = randomUUID()
  await locks.take(restoreId, [classLock(classId)])
  expect(await archiveExam(steps(), examId)).toBe(false)
  expect(await studentsInHistory()).toEqual([ada, ben])
  await list({ [ada]: daysAgo(20), [ben]: null })
  await locks.release(restoreId)
  expect(await archiveExam(steps(), examId)).toBe(true)
  expect(await studentsInHistory()).toEqual([ada, ben])
})
