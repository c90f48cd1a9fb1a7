import {
  archiveMarkChanges,
  createImageRepository,
  iterateMarkChanges,
  purgeLessonPlans,
  purgeResources,
  purgeStudents,
} from '@classeur/database'
import type { LessonSection, TrashKind } from '@classeur/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, valueOf, writtenSections, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { createResourceKit, writtenItem, type ResourceKit } from '../kit/resource-kit.ts'

let test: TestApp
let kit: ResourceKit
let plans: LessonPlanKit
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
const collection = (name: string) => connection().collection(name)

/** The collections that hold a text anywhere. */
async function holdersOf(text: string): Promise<string[]> {
  const holders: string[] = []
  for (const { name } of await connection().listCollections()) {
    const documents = await connection().collection(name).find({}).toArray()
    if (documents.some((document) => JSON.stringify(document).includes(text))) holders.push(name)
  }
  return holders.sort()
}
async function deleteForGood(owner: SignedIn, kind: TrashKind, path: string): Promise<void> {
  await kit.call(owner, 'DELETE', path)
  expect((await kit.call(owner, 'DELETE', `/trash/${kind}/${path.split('/').at(-1) ?? ''}`)).statusCode).toBe(
    204,
  )
}
const showing = (imageId: string): LessonSection[] =>
  writtenSections.map((section) =>
    section.key === 'phases'
      ? {
          ...section,
          value: { ...section.value, items: section.value.items.map((phase) => ({ ...phase, imageId })) },
        }
      : section,
  )

describe('a picture that is purged', () => {
  it('disappears from the lesson plans that show it, from their versions and proposals', async () => {
    const owner = await kit.newTeacher()
    const [gone, stays] = [await plans.newPicture(owner), await plans.newPicture(owner)]
    const plan = await plans.written(owner, {}, showing(gone))
    const other = await plans.written(owner, {}, showing(stays))
    const saved = await plans.save(owner, plan, 'homework', 0, { task: 'Two sums.', minutes: 10, blocks: [] })
    expect(saved.statusCode, saved.body).toBe(200)
    const before = await plans.read(owner, plan)
    const phases = before.sections.find(({ key }) => key === 'phases')
    await collection('lesson_plan_proposals').insertOne({
      ...{ _id: `${plan}:phases` as never, lessonPlanId: plan, key: 'phases', basedOn: 0 },
      wish: { direction: 'shorter', words: '' },
      ...{
        before: phases,
        proposed: phases,
        generationId: 'f0'.repeat(12),
        createdAt: new Date(),
        decidedAt: null,
      },
    })
    expect(await holdersOf(gone)).toEqual([
      'images',
      'lesson_plan_proposals',
      'lesson_plan_versions',
      'lesson_plans',
    ])

    await deleteForGood(owner, 'picture', `/images/${gone}`)
    await createImageRepository(connection()).purge(gone)
    expect(await holdersOf(gone)).toEqual([])
    const after = await plans.read(owner, plan)
    expect(valueOf(after, 'phases').items.map(({ imageId }) => imageId)).toEqual([null, null])
    expect(valueOf(after, 'phases').items[0]?.title).toBe('Start')
    expect(after.revision).toBeGreaterThan(before.revision)
    expect(valueOf(await plans.read(owner, other), 'phases').items[0]?.imageId).toBe(stays)
  })

  it('leaves no title and no prompt in its generation, which can’t be retried', async () => {
    const owner = await kit.newTeacher()
    const request = { style: 'diagram', aspect: '1:1', language: 'en', partly: true }
    const asked = await kit.call(owner, 'POST', '/functions/generateImages', {
      data: { requestKey: randomUUID(), count: 1, request: { ...request, prompt: 'A fox called Zqfox' } },
    })
    expect(asked.statusCode, asked.body).toBe(202)
    const [generation] = await collection('generations').find({ ownerId: owner.userId }).toArray()
    const id = String(generation?._id)
    const at = { state: 'completed', finishedAt: new Date(), settledAt: new Date() }
    await collection('generations').updateOne({ _id: objectId(id) }, { $set: at })
    expect(await holdersOf('Zqfox')).toEqual(['generations'])
    await createImageRepository(connection()).purge(id)
    expect(await holdersOf('Zqfox')).toEqual([])
    const read = await kit.call(owner, 'GET', `/generations/${id}`)
    expect(read.json()).toMatchObject({ title: '', imageRequest: null, kind: 'image', retryable: false })
  })
})

it('a lesson plan that is purged leaves no text in the generations that wrote it', async () => {
  const owner = await kit.newTeacher()
  const plan = await plans.written(owner, { topic: 'Zqtopic', wishes: 'Zqwish' })
  const rewrite = {
    lessonPlanId: plan,
    kind: 'lesson-section',
    input: { key: 'overview', wish: 'Zqrewrite' },
  }
  const [{ _id: _, ...written } = { _id: null }] = await collection('generations')
    .find({ _id: objectId(plan) })
    .toArray()
  await collection('generations').insertOne({ ...written, ...rewrite, ownerId: 'a1'.repeat(12) })
  const objectives = { kind: 'lesson-objectives', lessonPlanId: null, plannedAt: new Date() }
  await collection('generations').insertOne({ ...written, ...objectives })
  await deleteForGood(owner, 'lesson-plan', `/lesson-plans/${plan}`)
  await purgeLessonPlans(connection(), 50)
  // The title is in the owner's own log of the account, for 12 months.
  expect(await holdersOf('Zqtopic')).toEqual(['account_activities'])
  expect([await holdersOf('Zqwish'), await holdersOf('Zqrewrite')]).toEqual([[], []])
  const read = await kit.call(owner, 'GET', `/generations/${plan}`)
  expect(read.statusCode, read.body).toBe(200)
  const wallet = await kit.call(owner, 'GET', '/wallet/entries')
  expect(
    wallet.json<{ lines: { generation: object | null }[] }>().lines.map((one) => one.generation),
  ).toContainEqual(expect.objectContaining({ id: plan, kind: 'lesson-plan', title: '' }))
  const section = await collection('generations').findOne({ kind: 'lesson-section' })
  expect(section?.['input']).toEqual({ key: 'overview' })
})

it('a resource that is purged leaves no text in its generations; another one of the same request stays', async () => {
  const marked = await kit.markedClass({ Sara: [0, 0, 0, 0, 0, 0], Leo: [1, 1, 1, 1, 1, 1] })
  const { owner, exam, skills } = marked
  const audiences = [
    { scope: 'student' as const, studentId: marked.student('Leo') },
    { scope: 'class' as const },
  ]
  const [first = '', second = ''] = await kit.written(
    owner,
    { examId: exam.id, skillIds: [skills.add], audiences, wish: 'Zqsheets' },
    [writtenItem('one')],
  )
  expect(await holdersOf('Zqsheets')).toContain('generations')
  const batch = await collection('resources').findOne({ _id: objectId(first) })
  const parent = async () => collection('generations').findOne({ _id: objectId(String(batch?.['batchId'])) })
  await deleteForGood(owner, 'resource', `/resources/${first}`)
  await purgeResources(connection(), 50)
  expect((await parent())?.['title']).not.toBe('')
  expect((await kit.read(owner, second)).items).toHaveLength(1)
  await deleteForGood(owner, 'resource', `/resources/${second}`)
  await purgeResources(connection(), 50)
  expect(await holdersOf('Zqsheets')).toEqual([])
  expect((await parent())?.['title']).toBe('')
})

it('a student who is purged leaves no name: in suggestions, lists of who is who, the log and archived marks', async () => {
  const marked = await kit.markedClass({ Zqleo: [1, 1, 1, 1, 1, 1], Zqmia: [0, 1, 0, 1, 0, 1] })
  const { owner, classId, exam, student, skills } = marked
  const [leo, mia] = [student('Zqleo'), student('Zqmia')]
  await archiveMarkChanges(connection(), new Date(Date.now() + 60_000), 50)
  const inArchive = async () => {
    const ids = new Set<string>()
    for await (const { studentId } of iterateMarkChanges(connection(), exam.id)) ids.add(studentId)
    return ids
  }
  expect(await inArchive()).toEqual(new Set([leo, mia]))
  const phrase = (text: string) =>
    kit.call(owner, 'POST', `/classes/${classId}/phrases`, { group: 'effort', text })
  expect((await phrase('Zqleo tries hard')).statusCode).toBeLessThan(300)
  expect((await phrase('Zqmia tries hard')).statusCode).toBeLessThan(300)
  const comment = { bank: `owner:${owner.userId}`, userId: owner.userId, words: [], uses: 1, classId }
  await collection('comment_bank').insertMany([
    { ...comment, _id: 'c1' as never, text: 'Well done, Zqleo', lastUsedAt: new Date() },
    { ...comment, _id: 'c2' as never, text: 'Well done, Zqmia', lastUsedAt: new Date() },
  ])
  await collection('class_activities').insertOne({
    ...{ classId, kind: 'join-request-accepted', actorId: owner.userId, params: { name: 'Zqleo' } },
    at: new Date(),
  })
  const [sheet = ''] = await kit.written(
    owner,
    { examId: exam.id, skillIds: [skills.add], audiences: [{ scope: 'class' as const }] },
    [writtenItem('one')],
  )
  const pseudonyms = [
    { pseudonym: 'S01', name: 'Zqleo' },
    { pseudonym: 'S02', name: 'Zqmia' },
  ]
  await collection('resources').updateOne({ _id: objectId(sheet) }, { $set: { pseudonyms } })
  const noteTasks = ['Zqleo', 'Zqmia'].map((firstName) => ({ student: { firstName, lastName: '' } }))
  await collection('generations').updateMany(
    { 'input.examId': exam.id },
    { $set: { 'input.pseudonyms': pseudonyms, 'input.noteTasks': noteTasks } },
  )
  const before = await holdersOf('Zqmia')
  expect(before).toEqual(expect.arrayContaining(['comment_bank', 'phrases', 'generations', 'resources']))

  const action = { ids: [leo], act: { action: 'delete' } }
  await kit.call(owner, 'POST', `/classes/${classId}/students/actions`, action)
  expect((await kit.call(owner, 'DELETE', `/trash/student/${leo}`)).statusCode).toBe(204)
  await purgeStudents(connection(), 50)
  expect([await holdersOf('Zqleo'), await holdersOf(leo)]).toEqual([[], []])
  expect(await holdersOf('Zqmia')).toEqual(before)
  expect(await inArchive()).toEqual(new Set([mia]))
})
