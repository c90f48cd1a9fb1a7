import type { ReadableArchive } from '@classeur/backups'
import type { Exam } from '@classeur/contracts'
import { purgeStudents } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, untilDrained, type ExamKit } from '../kit/exam-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { storeResource } from '../kit/resource-kit.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

type Student = { id: string; firstName: string; groupIds: string[]; deletedAt: Date | null }
type Roster = { students: Student[]; groups: { id: string; name: string }[] }

let test: TestApp
let exams: ExamKit
let kit: ReturnType<typeof createRestoreKit>
beforeAll(async () => {
  test = await createTestApp()
  exams = createExamKit(test)
  kit = createRestoreKit(test.servers.connection)
})
afterAll(() => test?.close())

let teacher: SignedIn
let classId: string
let ada: string
let ben: string
let exam: Exam
let archive: ReadableArchive
let restoreId: string
const red = newId()

const rosters = () => test.servers.connection.collection<{ _id: string } & Roster>('rosters')
async function rosterNow(): Promise<Roster> {
  const roster = await rosters().findOne({ _id: classId })
  if (!roster) throw new Error('no roster')
  return roster
}
const namesNow = async () => (await rosterNow()).students.map(({ firstName }) => firstName)
const archived = async () =>
  memoryArchive(await documentsOf(test.servers.connection, teacher.userId), { ownerId: teacher.userId })
const nextBackup = async () => (await kit.checked(await archived(), teacher.userId)).state

beforeEach(async () => {
  teacher = await exams.newTeacher()
  classId = await exams.newClass(teacher)
  ;[ada = '', ben = ''] = await exams.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
  const group = { id: red, name: 'Red', usedAt: null }
  await rosters().updateOne(
    { _id: classId, 'students.id': ben },
    {
      $set: { 'students.$.groupIds': [red], groups: [group] },
      $inc: { version: 1 },
    },
  )
  exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10, 10])))
  await exams.enter(teacher, exam, { [ada]: [5, 6], [ben]: [7, 8] })
  await untilDrained(test.servers.connection, exam.id)
  archive = await archived()

  // Ben is deleted for good, his group with him, and a merge brings both back.
  await rosters().updateOne(
    { _id: classId, 'students.id': ben },
    { $set: { 'students.$.deletedAt': new Date(0), groups: [] }, $inc: { version: 1 } },
  )
  await rosters().updateOne({ _id: classId, 'students.id': ben }, { $set: { 'students.$.groupIds': [] } })
  await purgeStudents(test.servers.connection, 10)
  expect(await namesNow()).toEqual(['Ada'])
  restoreId = String((await kit.restore(archive, teacher.userId, 'merge'))._id)
  await untilDrained(test.servers.connection, exam.id)
  expect(await namesNow()).toEqual(['Ada', 'Ben'])
  expect((await rosterNow()).groups.map(({ name }) => name)).toEqual(['Red'])
})

describe('undoing a merge', () => {
  it('removes a student it added, with the group and every row, so that later backups can be restored', async () => {
    expect(await kit.undo(archive, restoreId)).toBe(0)
    expect(await namesNow()).toEqual(['Ada'])
    expect((await rosterNow()).groups).toEqual([])
    for (const name of ['mark_rows', 'mark_changes'])
      expect(
        await test.servers.connection.collection(name).countDocuments({ examId: exam.id, studentId: ben }),
      ).toBe(0)
    expect(await nextBackup()).toBe('ready')
  })

  it('keeps an added student who has a new mark, and the group', async () => {
    await exams.enter(teacher, exam, { [ben]: [9] })
    // The changed mark, the student and the group.
    expect(await kit.undo(archive, restoreId)).toBe(3)
    expect(await namesNow()).toEqual(['Ada', 'Ben'])
    expect((await rosterNow()).groups.map(({ name }) => name)).toEqual(['Red'])
    const row = await test.servers.connection
      .collection('mark_rows')
      .findOne({ examId: exam.id, studentId: ben })
    const values = Object.values(row?.['marks'] as Record<string, { valueHundredths: number | null }>)
    expect(values.map(({ valueHundredths }) => valueHundredths)).toEqual([900, null])
    expect(await nextBackup()).toBe('ready')
  })

  it('keeps an added student who has a new overall comment', async () => {
    const payload = { termId: null, text: 'Works well.', baseVersion: 0 }
    await exams.call(teacher, 'PUT', `/classes/${classId}/overall-comments/${ben}`, payload)
    expect(await kit.undo(archive, restoreId)).toBe(2)
    expect(await namesNow()).toEqual(['Ada', 'Ben'])
    expect(await nextBackup()).toBe('ready')
  })

  it('keeps an added student who has a new sheet', async () => {
    const id = newId()
    await storeResource(test.servers.connection, {
      ...{ id, examId: exam.id, classId, ownerId: teacher.userId, title: 'Practice' },
    })
    await test.servers.connection
      .collection('resources')
      .updateOne(
        { _id: new test.servers.connection.base.Types.ObjectId(id) },
        { $set: { audience: { scope: 'student', studentId: ben } } },
      )
    expect(await kit.undo(archive, restoreId)).toBe(2)
    expect(await namesNow()).toEqual(['Ada', 'Ben'])
  })

  it('keeps an added group to which somebody was added since, without the added student', async () => {
    await rosters().updateOne(
      { _id: classId, 'students.id': ada },
      { $set: { 'students.$.groupIds': [red] }, $inc: { version: 1 } },
    )
    expect(await kit.undo(archive, restoreId)).toBe(1)
    expect(await namesNow()).toEqual(['Ada'])
    expect((await rosterNow()).groups.map(({ name }) => name)).toEqual(['Red'])
    expect(await nextBackup()).toBe('ready')
  })
})
