import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { documentsOf, memoryArchive, type ArchiveDocuments } from '../kit/memory-archive.ts'
import { storeResource, writtenItem } from '../kit/resource-kit.ts'
import { createExamKit, leavesOf, structureOf, type ExamKit } from '../kit/exam-kit.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let plans: LessonPlanKit
let exams: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  plans = createLessonPlanKit(test)
  exams = createExamKit(test)
})
afterAll(async () => {
  await plans?.close()
  await test?.close()
})

const oid = (id: string) => new test.servers.connection.base.Types.ObjectId(id)
const collection = (name: string) => test.servers.connection.collection(name)

interface Phases {
  key: string
  value: { items: { imageId: string | null }[] }
}
const phasesOf = (document: object | null | undefined) =>
  ((document as { sections?: Phases[] } | null)?.sections ?? []).find(({ key }) => key === 'phases')?.value
    .items ?? []
const picturesOf = (document: object | null | undefined) => phasesOf(document).map(({ imageId }) => imageId)

/** A teacher with a lesson plan of which an earlier version exists, and with what an archive of them contains. */
async function teacherWithPlan(): Promise<{
  teacher: SignedIn
  planId: string
  documents: ArchiveDocuments
}> {
  const teacher = await plans.newTeacher('Mallory')
  const planId = await plans.written(teacher)
  const homework = { task: 'Page 4.', minutes: 15, blocks: [] }
  expect((await plans.save(teacher, planId, 'homework', 0, homework)).statusCode).toBe(200)
  return { teacher, planId, documents: await documentsOf(test.servers.connection, teacher.userId) }
}

/** Puts pictures into the phases of the plan in an archive, and of its versions. */
function showPictures(documents: ArchiveDocuments, ids: readonly (string | null)[]): void {
  for (const document of [...documents.lesson_plans, ...documents.lesson_plan_versions])
    for (const [index, phase] of phasesOf(document).entries()) phase.imageId = ids[index] ?? null
}

const planIn = (documents: ArchiveDocuments) => {
  const [plan] = documents.lesson_plans
  if (!plan) throw new Error('no lesson plan')
  return plan as unknown as { request: Record<string, unknown>; classId?: string | null; namesFrom?: object }
}

/** Restores an archive that was outside, after deleting the lesson plan here unless it is replaced. */
async function restore(documents: ArchiveDocuments, teacher: SignedIn, method: 'copy' | 'merge' | 'replace') {
  const archive = memoryArchive(documents, { ownerId: teacher.userId })
  return createRestoreKit(test.servers.connection).restore(archive, teacher.userId, method, false)
}

async function purge(planId: string): Promise<void> {
  await collection('lesson_plans').deleteOne({ _id: oid(planId) })
  await collection('lesson_plan_versions').deleteMany({ lessonPlanId: planId })
}

describe('a lesson plan of an archive that was outside', () => {
  let teacher: SignedIn
  let planId: string
  let documents: ArchiveDocuments
  beforeEach(async () => {
    ;({ teacher, planId, documents } = await teacherWithPlan())
  })

  it.each(['copy', 'merge', 'replace'] as const)(
    'shows the person’s own and published pictures and no private one of others (%s)',
    async (method) => {
      const victim = await plans.newTeacher('Victim')
      const [own, secret] = [await plans.newPicture(teacher), await plans.newPicture(victim)]
      const published = await plans.newPicture(victim)
      await collection('images').updateOne({ _id: oid(published) }, { $set: { publication: 'published' } })
      if (method !== 'replace') await purge(planId)
      for (const [shown, expected] of [
        [secret, null],
        [own, own],
        [published, published],
      ] as const) {
        const altered = structuredClone(documents)
        showPictures(altered, [shown, null])
        if (method !== 'replace') await purge(planId)
        expect((await restore(altered, teacher, method)).state).toBe('done')
        const read = await plans.read(teacher, planId)
        expect(picturesOf(read)).toEqual([expected, null])
        expect(read.pictures.map(({ imageId }) => imageId)).toEqual(expected === null ? [] : [expected])
        const versions = await collection('lesson_plan_versions').find({ lessonPlanId: planId }).toArray()
        expect(JSON.stringify(versions)).not.toContain(secret)
      }
    },
  )

  it.each(['copy', 'replace'] as const)(
    'was made from no class, exam or lesson plan of others (%s)',
    async (method) => {
      const victim = await plans.newTeacher('Victim')
      const classId = await exams.newClass(victim)
      await exams.addStudents(classId, [{ name: 'Zqsecret' }])
      const exam = await exams.newExam(victim, classId, structureOf(leavesOf([10])))
      const continues = await plans.written(victim)
      Object.assign(planIn(documents).request, { classId, examId: exam.id, continues })
      planIn(documents).namesFrom = { classIds: [classId], generationIds: [newId()] }
      if (method === 'copy') await purge(planId)
      expect((await restore(documents, teacher, method)).state).toBe('done')
      const plan = await collection('lesson_plans').findOne({ _id: oid(planId) })
      expect(plan?.['request']).toMatchObject({ classId: null, examId: null, continues: null })
      const none = { classIds: [], generationIds: [] }
      // A plan that is here stays as it is in this respect.
      expect(plan?.['namesFrom']).toEqual(method === 'copy' ? none : undefined)
    },
  )

  it('stays made from the person’s own class, exam and lesson plan', async () => {
    const classId = await exams.newClass(teacher)
    const exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10])))
    const continues = await plans.written(teacher)
    Object.assign(planIn(documents).request, { classId, examId: exam.id, continues })
    planIn(documents).namesFrom = { classIds: [classId], generationIds: [] }
    await purge(planId)
    expect((await restore(documents, teacher, 'copy')).state).toBe('done')
    const plan = await collection('lesson_plans').findOne({ _id: oid(planId) })
    expect(plan?.['request']).toMatchObject({ classId, examId: exam.id, continues })
    expect(plan?.['namesFrom']).toEqual({ classIds: [classId], generationIds: [] })
  })
})

describe('a sheet of an archive that was outside', () => {
  it('has no re-test, batch or generation of others', async () => {
    const [teacher, victim] = [await exams.newTeacher(), await exams.newTeacher()]
    const foreign = { exam: newId(), batch: newId(), generation: newId(), resource: newId() }
    const classId = await exams.newClass(teacher)
    const exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10])))
    const foreignClass = await exams.newClass(victim)
    foreign.exam = (
      await exams.newExam(victim, foreignClass, structureOf(leavesOf([10])), { title: 'Zq' })
    ).id
    const id = newId()
    await storeResource(test.servers.connection, {
      id,
      examId: exam.id,
      classId,
      ownerId: teacher.userId,
      title: '',
    })
    const documents = await documentsOf(test.servers.connection, teacher.userId)
    const { batch: batchId, generation: generationId } = foreign
    Object.assign(documents.resources[0] ?? {}, { retestExamId: foreign.exam, batchId, generationId })
    Object.assign(documents.exams[0] ?? {}, { retestOf: foreign.resource })
    await collection('resources').deleteOne({ _id: oid(id) })
    expect((await restore(documents, teacher, 'replace')).state).toBe('done')
    const sheet = await collection('resources').findOne({ _id: oid(id) })
    expect(sheet).toMatchObject({ retestExamId: null })
    expect([sheet?.['batchId'], sheet?.['generationId']]).not.toEqual([batchId, generationId])
    expect(JSON.stringify(sheet)).not.toContain(batchId)
    expect(JSON.stringify(sheet)).not.toContain(generationId)
    const examHere = await collection('exams').findOne({ _id: oid(exam.id) })
    expect(examHere?.['retestOf'] ?? null).toBeNull()
  })

  it('stays connected with its re-test in the same class', async () => {
    const teacher = await exams.newTeacher()
    const classId = await exams.newClass(teacher)
    const exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10])))
    const retest = await exams.newExam(teacher, classId, structureOf(leavesOf([10])))
    const id = newId()
    await storeResource(test.servers.connection, {
      id,
      examId: exam.id,
      classId,
      ownerId: teacher.userId,
      title: '',
    })
    await collection('resources').updateOne({ _id: oid(id) }, { $set: { retestExamId: retest.id } })
    await collection('exams').updateOne({ _id: oid(retest.id) }, { $set: { retestOf: id } })
    const documents = await documentsOf(test.servers.connection, teacher.userId)
    const done = await restore(documents, teacher, 'copy')
    const copyId = done.result?.classes[0]?.classId
    const sheet = await collection('resources').findOne({ classId: copyId })
    const copies = await collection('exams').find({ classId: copyId }).toArray()
    const retestCopy = copies.find((one) => one['retestOf'])
    expect(retestCopy?.['retestOf']).toBe(String(sheet?._id))
    expect(sheet?.['retestExamId']).toBe(String(retestCopy?._id))
  })
})

describe('the archive of another account', () => {
  it('brings its pictures along: lesson plans, versions and sheets show the copies', async () => {
    const { connection } = test.servers
    const { teacher, planId } = await teacherWithPlan()
    const [kept, withoutFile] = [await plans.newPicture(teacher), await plans.newPicture(teacher)]
    const classId = await exams.newClass(teacher)
    const exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10])))
    const resourceId = newId()
    await storeResource(connection, {
      id: resourceId,
      examId: exam.id,
      classId,
      ownerId: teacher.userId,
      title: '',
    })
    const items = [writtenItem('one', { imageId: kept }), writtenItem('two', { imageId: withoutFile })]
    await collection('resources').updateOne({ _id: oid(resourceId) }, { $set: { items } })
    const documents = await documentsOf(connection, teacher.userId)
    showPictures(documents, [kept, withoutFile])
    Object.assign(planIn(documents).request, { classId, examId: exam.id, continues: planId })
    const media = new Map<string, Buffer>()
    for (const image of documents.images)
      for (const part of ['file', 'thumbnail'] as const)
        if (image._id === kept) media.set((image[part] as { key: string }).key, Buffer.from('x'))

    const other = await plans.newTeacher('Ben')
    const archive = memoryArchive(documents, { ownerId: teacher.userId, media })
    const done = await createRestoreKit(connection).restore(archive, other.userId, 'copy', false)
    expect(done.state).toBe('done')
    const images = await collection('images').find({ ownerId: other.userId }).toArray()
    expect(images).toHaveLength(1)
    const copyId = String(images[0]?._id)
    const plan = await collection('lesson_plans').findOne({ ownerId: other.userId })
    expect(picturesOf(plan)).toEqual([copyId, null])
    const lessonPlanId = String(plan?._id)
    const versions = await collection('lesson_plan_versions').find({ lessonPlanId }).toArray()
    expect(versions.map(picturesOf)).toEqual([[copyId, null]])
    const classCopy = done.result?.classes[0]?.classId
    const examCopy = await collection('exams').findOne({ classId: classCopy })
    expect(plan?.['request']).toMatchObject({
      classId: classCopy,
      examId: String(examCopy?._id),
      continues: lessonPlanId,
    })
    const sheet = await collection('resources').findOne({ classId: classCopy })
    const shown = (sheet?.['items'] as { imageId: string | null }[]).map(({ imageId }) => imageId)
    expect(shown).toEqual([copyId, null])
  })
})

it('a picture that was deleted for good returns into the sheets of an archive that was outside', async () => {
  const { connection } = test.servers
  const teacher = await plans.newTeacher('Ada')
  const picture = await plans.newPicture(teacher)
  const classId = await exams.newClass(teacher)
  const exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10])))
  const id = newId()
  await storeResource(connection, { id, examId: exam.id, classId, ownerId: teacher.userId, title: '' })
  const items = [writtenItem('one', { imageId: picture })]
  await collection('resources').updateOne({ _id: oid(id) }, { $set: { items } })
  const documents = await documentsOf(connection, teacher.userId)
  const media = new Map<string, Buffer>()
  for (const image of documents.images)
    for (const part of ['file', 'thumbnail'] as const)
      media.set((image[part] as { key: string }).key, Buffer.from('x'))
  await collection('images').deleteOne({ _id: oid(picture) })
  const archive = memoryArchive(documents, { ownerId: teacher.userId, media })
  const done = await createRestoreKit(connection).restore(archive, teacher.userId, 'copy', false)
  const sheet = await collection('resources').findOne({ classId: done.result?.classes[0]?.classId })
  expect((sheet?.['items'] as { imageId: string }[]).map(({ imageId }) => imageId)).toEqual([picture])
})
