import {
  createImageRepository,
  purgeClasses,
  purgeExams,
  purgeLessonPlans,
  purgeResources,
  purgeStudents,
} from '@classeur/database'
import type { TrashKind } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, valueOf, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { createResourceKit, writtenItem, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'
import { createSchoolKit } from '../kit/school-kit.ts'

let test: TestApp
let kit: ResourceKit
let plans: LessonPlanKit
let marked: MarkedClass
let owner: SignedIn
let ids: Record<'student' | 'exam' | 'lesson-plan' | 'resource' | 'class', string>
beforeAll(async () => {
  test = await createTestApp()
  kit = createResourceKit(test)
  plans = createLessonPlanKit(test)
  await kit.setCredits(500)
})
afterAll(async () => {
  await plans?.close()
  await kit?.close()
  await test?.close()
})

const connection = () => test.servers.connection
const objectId = (id: string) => new (connection().base.Types.ObjectId)(id)
/** The collections that hold an id anywhere, in a key or a value. */
async function holdersOf(id: string): Promise<string[]> {
  const holders: string[] = []
  for (const { name } of await connection().listCollections()) {
    const documents = await connection().collection(name).find({}).toArray()
    if (documents.some((document) => JSON.stringify(document).includes(id))) holders.push(name)
  }
  return holders.sort()
}
const deleteForGood = async (kind: TrashKind, id: string) => {
  expect((await kit.call(owner, 'DELETE', `/trash/${kind}/${id}`)).statusCode).toBe(204)
}
const purge = async () => {
  await purgeClasses(connection(), 50)
  await purgeExams(connection(), 50)
  await purgeLessonPlans(connection(), 50)
  await purgeResources(connection(), 50)
  await purgeStudents(connection(), 50)
}
/** What paid for the generations, which the wallet and its receipts show. */
const kept = ['credit_entries', 'generations']
const foundOutside = async (id: string) => (await holdersOf(id)).filter((name) => !kept.includes(name))

beforeEach(async () => {
  marked = await kit.markedClass({
    Sara: [0, 0, 0, 0, 0, 0],
    Leo: [1, 1, 1, 1, 1, 1],
    Mia: [1, 0, 1, 0, 1, 0],
  })
  owner = marked.owner
  const { classId, exam, student, skills } = marked
  const [sara, leo, mia] = [student('Sara'), student('Leo'), student('Mia')]
  const call = async (method: 'POST' | 'PUT' | 'GET', path: string, body?: object) => {
    const answer = await kit.call(owner, method, path, body)
    expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300)
    return answer
  }
  // Moves the entries of the marks to the log.
  await call('GET', `/exams/${exam.id}/marks/history`)
  const group = { scope: 'group' as const, letter: 'A', studentIds: [sara, leo] }
  const audiences = [{ scope: 'student' as const, studentId: leo }, group, { scope: 'class' as const }]
  const note = (studentId: string) => ({
    ...{ studentId, greeting: 'Dear parents', paragraphs: ['He works well.'], closing: 'Yours' },
  })
  const request = { examId: exam.id, skillIds: [skills.add], audiences }
  const [, , resource = ''] = await kit.written(owner, request, [writtenItem('one')], [note(leo), note(mia)])
  const plan = await plans.written(owner, { classId, examId: exam.id })
  await plans.written(owner, { continues: plan })
  const retest = await kit.examOfSkill({ ...marked, student: () => mia }, skills.add)
  ids = { student: leo, exam: exam.id, 'lesson-plan': plan, resource, class: classId }
  await connection()
    .collection('exams')
    .updateOne({ _id: objectId(retest.id) }, { $set: { retestOf: resource } })
  await connection()
    .collection('resources')
    .updateMany({}, { $set: { retestExamId: retest.id } })
  await connection()
    .collection('exams')
    .updateOne(
      { _id: objectId(exam.id) },
      {
        $set: {
          needGroups: {
            adjusted: {
              groups: [{ id: 'a', name: '', skillIds: null, studentIds: [leo, mia] }],
              proposal: '',
            },
            revision: 1,
          },
        },
      },
    )
  await connection()
    .collection('structure_changes')
    .insertOne({
      examId: exam.id,
      classId,
      by: owner.userId,
      at: new Date(),
      oldMarks: { [leo]: {}, [mia]: {} },
    })
  await connection()
    .collection<{ _id: string }>('overall_comments')
    .insertOne({
      ...{ _id: `${classId}:year:${leo}`, classId, termId: null, studentId: leo, text: 'Good.' },
    })
  const entry = { id: leo, firstName: 'Leo' }
  await connection()
    .collection('student_imports')
    .insertOne({ classId, at: new Date(), created: [entry], changed: [{ studentId: leo, fields: [] }] })
  const keptGroups = [{ id: newId(), name: 'Old', usedAt: new Date(), studentIds: [leo, mia] }]
  await connection()
    .collection<{ _id: string }>('rosters')
    .updateOne({ _id: classId }, { $set: { keptGroups } })
})

describe('what was deleted for good', () => {
  it('stays until the workers purge it', async () => {
    await kit.call(owner, 'DELETE', `/exams/${ids.exam}`)
    await deleteForGood('exam', ids.exam)
    expect(await foundOutside(ids.exam)).toContain('mark_rows')
  })

  it('a student: no collection holds the id, and the others keep everything', async () => {
    const mia = marked.student('Mia')
    const before = await foundOutside(mia)
    expect(await holdersOf(ids.student)).toEqual(expect.arrayContaining(before))
    const action = { ids: [ids.student], act: { action: 'delete' } }
    await kit.call(owner, 'POST', `/classes/${ids.class}/students/actions`, action)
    await deleteForGood('student', ids.student)
    await purge()
    expect(await holdersOf(ids.student)).toEqual([])
    expect(await foundOutside(mia)).toEqual(before)
    const { students } = (await kit.call(owner, 'GET', `/classes/${ids.class}/students`)).json<{
      students: { firstName: string }[]
    }>()
    expect(students.map(({ firstName }) => firstName)).toEqual(['Sara', 'Mia'])
    await purge()
  })

  it('an exam: no collection holds the id', async () => {
    await kit.call(owner, 'DELETE', `/exams/${ids.exam}`)
    await deleteForGood('exam', ids.exam)
    await purge()
    expect(await holdersOf(ids.exam)).toEqual([])
    expect(await purgeExams(connection(), 50)).toEqual([])
  })

  it('a resource: only the generation that was paid for holds the id', async () => {
    await kit.call(owner, 'DELETE', `/resources/${ids.resource}`)
    await deleteForGood('resource', ids.resource)
    await purge()
    expect(await foundOutside(ids.resource)).toEqual([])
  })

  it('a lesson plan: only the generation that was paid for holds the id', async () => {
    await kit.call(owner, 'DELETE', `/lesson-plans/${ids['lesson-plan']}`)
    await deleteForGood('lesson-plan', ids['lesson-plan'])
    await purge()
    expect(await foundOutside(ids['lesson-plan'])).toEqual([])
  })

  it('a class: no collection holds its id, or that of a student or an exam of it', async () => {
    await kit.call(owner, 'DELETE', `/classes/${ids.class}`)
    await deleteForGood('class', ids.class)
    await purge()
    for (const id of [ids.class, ids.exam, ids.student, marked.student('Mia')]) {
      expect(await holdersOf(id)).toEqual([])
    }
  })

  describe.each(['student', 'class'] as const)('a %s that plans name', (kind) => {
    const deleteNamed = async () => {
      const action = { ids: [ids.student], act: { action: 'delete' } }
      await (kind === 'class'
        ? kit.call(owner, 'DELETE', `/classes/${ids.class}`)
        : kit.call(owner, 'POST', `/classes/${ids.class}/students/actions`, action))
      await deleteForGood(kind, ids[kind])
      await purge()
    }

    it('shares of these plans are closed, and those of other plans stay', async () => {
      const copy = await plans.call(owner, 'POST', `/lesson-plans/${ids['lesson-plan']}/duplicate`)
      const named = copy.json<{ lessonPlanId: string }>().lessonPlanId
      const plain = await plans.written(owner, { classId: ids.class })
      await plans.save(owner, named, 'homework', 0, { task: 'Leo reads page 4.', minutes: 5 })
      for (const id of [named, plain]) {
        await plans.call(owner, 'PUT', `/lesson-plans/${id}/share`)
        await plans.call(owner, 'PATCH', `/lesson-plans/${id}`, { sharedWithSchool: true })
      }
      await deleteNamed()
      expect(await plans.read(owner, named)).toMatchObject({ shareToken: null, sharedWithSchool: false })
      expect(await plans.read(owner, plain)).toMatchObject({
        ...{ shareToken: expect.any(String), sharedWithSchool: true },
      })
      expect(await foundOutside(ids[kind])).toEqual([])
    })

    it('a colleague’s copy loses the pictures that name a student, also in its earlier versions', async () => {
      const path = `/lesson-plans/${ids['lesson-plan']}`
      const newPicture = (altText: string) => plans.newPicture(owner, altText)
      const [naming, plain] = await Promise.all(['Leo’s strips', 'Two strips'].map(newPicture))
      const phases = valueOf(await plans.read(owner, ids['lesson-plan']), 'phases').items
      const items = phases.map((phase, index) => ({ ...phase, imageId: index === 0 ? naming : plain }))
      await plans.save(owner, ids['lesson-plan'], 'phases', 0, { items, fittedFromMin: null })
      await plans.call(owner, 'PATCH', path, { sharedWithSchool: true })
      const colleague = await createSchoolKit(test).newColleague(owner)
      const copy = await plans.call(colleague, 'POST', `${path}/duplicate`)
      const { lessonPlanId } = copy.json<{ lessonPlanId: string }>()
      await plans.save(colleague, lessonPlanId, 'homework', 0, { task: 'Page 4.', minutes: 5 })
      await deleteNamed()
      const { pictures } = await plans.read(colleague, lessonPlanId)
      expect(pictures.map(({ imageId }) => imageId)).toEqual([plain])
      expect(await holdersOf(naming!)).toEqual(['images', 'lesson_plans'])
      expect((await plans.read(owner, ids['lesson-plan'])).pictures).toHaveLength(2)
    })
  })

  it('is purged by several processes at once, and after one that was killed in between', async () => {
    await kit.call(owner, 'DELETE', `/exams/${ids.exam}`)
    await deleteForGood('exam', ids.exam)
    const action = { ids: [ids.student], act: { action: 'delete' } }
    await kit.call(owner, 'POST', `/classes/${ids.class}/students/actions`, action)
    await deleteForGood('student', ids.student)
    // As a process leaves it that ends after its first step.
    await connection().collection('mark_rows').deleteMany({ examId: ids.exam })
    await Promise.all([purge(), purge(), purge()])
    await purge()
    expect([await foundOutside(ids.exam), await foundOutside(ids.student)]).toEqual([[], []])
  })

  it('a picture: its files are listed until they are gone', async () => {
    const id = await plans.newPicture(owner)
    const images = createImageRepository(connection())
    const listed = async () => (await images.listPurgeable(500)).map(({ _id }) => String(_id))
    await kit.call(owner, 'DELETE', `/images/${id}`)
    expect(await listed()).not.toContain(id)
    await deleteForGood('picture', id)
    expect(await listed()).toContain(id)
    await images.purge(id)
    expect(await holdersOf(id)).toEqual([])
  })
})
