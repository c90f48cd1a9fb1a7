import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { collectedDocuments } from './kit/collected-archive.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, untilDrained, type ExamKit } from '../kit/exam-kit.ts'
import { memoryArchive, type ArchiveDocuments } from '../kit/memory-archive.ts'
import { storeResource } from '../kit/resource-kit.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let exams: ExamKit
let teacher: SignedIn
let classId: string
let ada: string
let examId: string
beforeAll(async () => {
  test = await createTestApp()
  exams = createExamKit(test)
})
afterAll(() => test?.close())
beforeEach(async () => {
  teacher = await exams.newTeacher()
  classId = await exams.newClass(teacher)
  ;[ada = ''] = await exams.addStudents(classId, [{ name: 'Ada' }])
  const exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10, 10])))
  examId = exam.id
  await exams.enter(teacher, exam, { [ada]: [5, 6] })
  await untilDrained(test.servers.connection, examId)
  await comment(ada)
  await sheet(examId)
  await structureChange(examId)
})

async function comment(studentId: string) {
  const payload = { termId: null, text: 'Works well.', baseVersion: 0 }
  const saved = await exams.call(teacher, 'PUT', `/classes/${classId}/overall-comments/${studentId}`, payload)
  expect(saved.statusCode).toBe(200)
}
async function sheet(of: string) {
  const id = newId()
  await storeResource(test.servers.connection, {
    ...{ id, examId: of, classId, ownerId: teacher.userId, title: 'Practice' },
  })
  const version = { revision: 0, title: 'Practice', intro: '', items: [], notes: [] }
  await test.servers.connection.collection<{ _id: string }>('resource_versions').insertOne({
    ...{ _id: `${id}:1`, resourceId: id, number: 1, ...version },
    ...{
      change: { kind: 'made', itemId: null, itemNumber: null, from: null },
      by: teacher.userId,
      at: new Date(),
    },
  })
}
async function structureChange(of: string) {
  await test.servers.connection.collection('structure_changes').insertOne({
    ...{ examId: of, classId, by: teacher.userId, at: new Date(), toVersion: 2, marksVersion: 1 },
    ...{ before: structureOf(leavesOf([10])), answers: {}, rescales: [], undoes: null, oldMarks: {} },
  })
}

/** How many documents of a class an archive has, by collection. */
const sizes = (documents: ArchiveDocuments) =>
  Object.fromEntries(
    (
      [
        ...([
          'rosters',
          'exams',
          'structure_changes',
          'mark_rows',
          'mark_changes',
          'overall_comments',
        ] as const),
        ...(['resources', 'resource_versions'] as const),
      ] as const
    ).map((name) => [name, documents[name].length]),
  )
const onlyOfAda = {
  ...{ rosters: 1, exams: 1, structure_changes: 1, mark_rows: 1, mark_changes: 2, overall_comments: 1 },
  ...{ resources: 1, resource_versions: 1 },
}

/** The state of a restore that begins with these documents. */
async function stateOf(documents: ArchiveDocuments) {
  const archive = memoryArchive(documents, { ownerId: teacher.userId })
  return (await createRestoreKit(test.servers.connection).checked(archive, teacher.userId)).state
}

it('an exam and a student that are added while a backup is made are left out with all that belongs to them', async () => {
  const documents = await collectedDocuments(test, teacher.userId, async (collection) => {
    if (collection === 'exams') {
      const late = await exams.newExam(teacher, classId, structureOf(leavesOf([10])))
      await exams.enter(teacher, late, { [ada]: [5] })
      await sheet(late.id)
      await structureChange(late.id)
    }
    if (collection === 'mark_changes') {
      const [ben = ''] = await exams.addStudents(classId, [{ name: 'Ben' }])
      await comment(ben)
    }
  })
  expect(sizes(documents)).toEqual(onlyOfAda)
  expect(await stateOf(documents)).toBe('ready')
})

it('remains of exams and students that are gone are left out', async () => {
  const [gone, goneExam] = [newId(), newId()]
  const { connection } = test.servers
  const [stored] = await connection.collection('overall_comments').find({ classId }).toArray()
  await connection
    .collection<{ _id: string; studentId: string }>('overall_comments')
    .insertOne({ ...stored, _id: `${classId}:year:${gone}`, studentId: gone })
  const row = await connection.collection('mark_rows').findOne({ examId })
  await connection
    .collection<{ _id: string; studentId: string }>('mark_rows')
    .insertOne({ ...row, _id: `${examId}:${gone}`, studentId: gone })
  const change = await connection.collection('mark_changes').findOne({ examId })
  const { leafId, version } = change as unknown as { leafId: string; version: number }
  await connection.collection<{ _id: string }>('mark_changes').insertOne({
    ...{ ...change, _id: `${examId}:${gone}:${leafId}:${String(version).padStart(8, '0')}`, studentId: gone },
  })
  await sheet(goneExam)
  await structureChange(goneExam)
  const documents = await collectedDocuments(test, teacher.userId)
  expect(sizes(documents)).toEqual(onlyOfAda)
  expect(await stateOf(documents)).toBe('ready')
})
