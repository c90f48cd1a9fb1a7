import {
  ArchivedActivity,
  ArchivedClass,
  ArchivedExam,
  ArchivedMarkChange,
  ArchivedMarkRow,
  ArchivedOverallComment,
  ArchivedRoster,
  ArchivedStructureChange,
  ArchivedStudent,
  ArchivedTermChoice,
} from '../../backups/src/restore/archive/class-schemas.ts'
import {
  ArchivedBankedComment,
  ArchivedImage,
  ArchivedLessonPlan,
  ArchivedLessonPlanVersion,
  ArchivedPhrase,
  ArchivedResource,
  ArchivedResourceVersion,
} from '../../backups/src/restore/archive/own-schemas.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classActivityModel } from '../../database/src/classes/class-activity.model.ts'
import { classModel } from '../../database/src/classes/class.model.ts'
import { bankedCommentModel } from '../../database/src/comments/banked-comment.model.ts'
import { overallCommentModel } from '../../database/src/comments/overall-comment.model.ts'
import { phraseModel } from '../../database/src/comments/phrase.model.ts'
import { examModel, termChoiceModel } from '../../database/src/exams/exam.model.ts'
import { structureChangeModel } from '../../database/src/exams/structure-change.model.ts'
import { imageModel } from '../../database/src/images/image.model.ts'
import { lessonPlanVersionModel } from '../../database/src/lesson-plans/lesson-plan-version.model.ts'
import { lessonPlanModel } from '../../database/src/lesson-plans/lesson-plan.model.ts'
import { markChangeModel } from '../../database/src/marks/mark-change.model.ts'
import { markRowModel } from '../../database/src/marks/mark-row.model.ts'
import { resourceVersionModel } from '../../database/src/resources/resource-version.model.ts'
import { resourceModel } from '../../database/src/resources/resource.model.ts'
import { idIsObjectId } from '../../database/src/restores/restored-collections.ts'
import { rosterModel } from '../../database/src/students/roster.model.ts'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, untilDrained, type ExamKit } from '../kit/exam-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

/** The model and the form of every restored collection. */
const forms = [
  [classModel, ArchivedClass],
  [rosterModel, ArchivedRoster],
  [examModel, ArchivedExam],
  [termChoiceModel, ArchivedTermChoice],
  [structureChangeModel, ArchivedStructureChange],
  [markRowModel, ArchivedMarkRow],
  [markChangeModel, ArchivedMarkChange],
  [overallCommentModel, ArchivedOverallComment],
  [bankedCommentModel, ArchivedBankedComment],
  [phraseModel, ArchivedPhrase],
  [classActivityModel, ArchivedActivity],
  [lessonPlanModel, ArchivedLessonPlan],
  [lessonPlanVersionModel, ArchivedLessonPlanVersion],
  [resourceModel, ArchivedResource],
  [resourceVersionModel, ArchivedResourceVersion],
  [imageModel, ArchivedImage],
] as const

describe('the forms of archived documents', () => {
  it('have every field of the models', () => {
    const missing = forms.flatMap(([modelOf, form]) => {
      const model = modelOf(test.servers.connection)
      const fields = new Set(Object.keys(model.schema.paths).map((path) => path.split('.')[0] ?? ''))
      return [...fields]
        .filter((field) => !(field in form.shape))
        .map((field) => `${model.collection.collectionName}.${field}`)
    })
    expect(missing).toEqual([])
  })

  it('have every collection that a restore writes to', () => {
    const names = forms.map(([modelOf]) => modelOf(test.servers.connection).collection.collectionName)
    expect(names.toSorted()).toEqual(Object.keys(idIsObjectId).toSorted())
  })

  it('have every field of a deleted student', async () => {
    const teacher = await kit.newTeacher()
    const classId = await kit.newClass(teacher)
    const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
    await kit.call(teacher, 'POST', `/classes/${classId}/students/actions`, {
      ...{ ids: [ada], act: { action: 'delete' } },
    })
    const { rosters } = await documentsOf(test.servers.connection, teacher.userId)
    const [student] = (rosters[0]?.['students'] ?? []) as ArchivedStudent[]
    expect(student).toMatchObject({ id: ada, deletedBy: teacher.userId })
    expect(ArchivedStudent.safeParse(student).error).toBeUndefined()
  })
})

it('a copy from elsewhere knows the archive’s owner as the person who restores, and no archived log', async () => {
  const { connection } = test.servers
  const [teacher, restorer] = [await kit.newTeacher(), await kit.newTeacher()]
  const classId = await kit.newClass(teacher)
  const [ada = '', ben = ''] = await kit.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
  const colleague = await kit.join(classId, await kit.newTeacher(), 'editor')
  const exam = await kit.newExam(teacher, classId, structureOf(leavesOf([10])))
  await kit.enter(teacher, exam, { [ada]: [5] })
  await untilDrained(connection, exam.id)
  for (const [person, id] of [
    [teacher, ada],
    [colleague, ben],
  ] as const)
    await kit.call(person, 'POST', `/classes/${classId}/students/actions`, {
      ...{ ids: [id], act: { action: 'delete' } },
    })
  await kit.call(teacher, 'DELETE', `/exams/${exam.id}`)
  await connection.collection('exams').updateOne({ classId }, { $set: { logArchivedAt: new Date() } })
  const archive = memoryArchive(await documentsOf(connection, teacher.userId), { ownerId: teacher.userId })
  const done = await createRestoreKit(connection).restore(archive, restorer.userId, 'copy', false)
  expect(done.state).toBe('done')
  const copy = await documentsOf(connection, restorer.userId)
  expect(copy.exams).toMatchObject([{ deletedBy: restorer.userId }])
  expect(copy.exams[0]).not.toHaveProperty('logArchivedAt')
  const students = (copy.rosters[0]?.['students'] ?? []) as ArchivedStudent[]
  const deletedBy = Object.fromEntries(students.map((one) => [one.firstName || one.lastName, one.deletedBy]))
  expect(deletedBy['Ada']).toBe(restorer.userId)
  expect(deletedBy['Ben']).toMatch(/^[0-9a-f]{24}$/)
  expect([restorer.userId, teacher.userId, colleague.userId]).not.toContain(deletedBy['Ben'])
})
