import { purgeLessonPlans, purgeStudents, renewOldCopies } from '@classeur/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, valueOf, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { createSchoolKit } from '../kit/school-kit.ts'
import { monitored, openTestServers, type TestServers } from '../kit/test-servers.ts'

let servers: TestServers
let test: TestApp
let kit: LessonPlanKit
let owner: SignedIn
let colleague: SignedIn
let classId: string
/** The reads of earlier versions, as the database client reports them. */
let versionReads = 0
beforeAll(async () => {
  servers = await openTestServers({ mongo: monitored })
  test = await createTestApp({ servers })
  kit = createLessonPlanKit(test)
  servers.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const { [commandName]: collection } = command as Record<string, unknown>
    const isRead = ['find', 'distinct', 'aggregate'].includes(commandName)
    if (isRead && collection === 'lesson_plan_versions') versionReads += 1
  })
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
  await servers?.stop()
})
beforeEach(async () => {
  owner = await kit.newTeacher('Adaobi Nwosu')
  colleague = await createSchoolKit(test).newColleague(owner)
  classId = await kit.newClass(owner)
  await addStudents(owner, classId, 'Maxine')
})

const addStudents = async (person: SignedIn, of: string, ...names: string[]) => {
  const students = names.map((firstName) => ({ firstName, lastName: 'Benkirane' }))
  await kit.call(person, 'POST', `/classes/${of}/students`, { students })
}
const change = (person: SignedIn, id: string, changes: object) =>
  kit.call(person, 'PATCH', `/lesson-plans/${id}`, changes)

/** Shows these pictures in the phases of a plan, one in each. */
async function show(person: SignedIn, id: string, ...imageIds: string[]): Promise<void> {
  const phases = (await kit.read(person, id)).sections.find(({ key }) => key === 'phases')
  const items = valueOf({ sections: phases ? [phases] : [] }, 'phases').items.map((phase, index) => ({
    ...{ ...phase, imageId: imageIds[index] ?? null },
  }))
  const value = { items, fittedFromMin: null }
  const saved = await kit.save(person, id, 'phases', phases?.version ?? 0, value)
  expect(saved.statusCode, saved.body).toBe(200)
}

/** A plan of the owner with this picture, shared with the school, and the colleague's copy of it. */
async function copied(altText: string, request: object = { classId }) {
  const imageId = await kit.newPicture(owner, altText)
  const planId = await kit.written(owner, request)
  await show(owner, planId, imageId)
  await change(owner, planId, { sharedWithSchool: true })
  return { imageId, planId, copyId: await copyOf(colleague, planId) }
}
const copyOf = async (person: SignedIn, id: string) =>
  (await kit.call(person, 'POST', `/lesson-plans/${id}/duplicate`)).json<{ lessonPlanId: string }>()
    .lessonPlanId

const textsOf = async (person: SignedIn, id: string) =>
  (await kit.read(person, id)).pictures.map(({ altText }) => altText)

/** Deletes every student of a class for good, as if their days in the trash were over. */
async function purgeAll(of: string): Promise<void> {
  const rosters = test.servers.connection.collection<{ _id: string }>('rosters')
  await rosters.updateOne({ _id: of }, { $set: { 'students.$[].deletedAt': new Date(0) } })
  await purgeStudents(test.servers.connection, 50)
}

describe('a colleague’s copy of a plan', () => {
  it('shows and keeps its owner’s own pictures, whatever they are labelled', async () => {
    const { imageId, copyId } = await copied('Strips of Maxine')
    const ownClass = await kit.newClass(colleague)
    await addStudents(colleague, ownClass, 'Zohra')
    const own = await kit.newPicture(colleague, 'Zohra in Maxine’s garden')
    await show(colleague, copyId, imageId, own)
    for (const attached of [ownClass, ownClass, null, ownClass])
      await change(colleague, copyId, { classId: attached })
    expect(await textsOf(colleague, copyId)).toEqual(['Strips of a student', 'Zohra in Maxine’s garden'])

    await purgeAll(classId)
    await purgeAll(ownClass)
    expect(await textsOf(colleague, copyId)).toEqual(['Zohra in Maxine’s garden'])
  })

  it('shows the names of the class that it is attached to', async () => {
    const { copyId } = await copied('Strips of Maxine')
    await kit.addMember(classId, colleague, 'editor')
    expect(await textsOf(colleague, copyId)).toEqual(['Strips of a student'])
    await change(colleague, copyId, { classId })
    expect(await textsOf(colleague, copyId)).toEqual(['Strips of Maxine'])
  })

  it('of an older version hides names after the workers have renewed it, and an own copy doesn’t', async () => {
    const { planId, copyId } = await copied('Strips of Maxine')
    const ownCopy = await copyOf(owner, planId)
    const { connection } = test.servers
    const older = { $unset: { namesFrom: 1, hidesNamesInPictures: 1 } }
    await connection.collection('lesson_plans').updateMany({ origin: { $exists: true } }, older)
    await renewOldCopies(connection, 50)
    expect(await textsOf(colleague, copyId)).toEqual(['Strips of a student'])
    expect(await textsOf(owner, ownCopy)).toEqual(['Strips of Maxine'])
    expect(await renewOldCopies(connection, 50)).toBe(0)

    const copyOfCopy = await copyOf(colleague, copyId)
    expect(await textsOf(colleague, copyOfCopy)).toEqual(['Strips of a student'])
    await purgeAll(classId)
    expect([await textsOf(colleague, copyId), await textsOf(colleague, copyOfCopy)]).toEqual([[], []])
    await copyOf(owner, planId)
    expect(await renewOldCopies(connection, 50)).toBe(0)
  })

  it('loses the pictures with names that the request contained when the plan is deleted for good', async () => {
    const { planId, copyId } = await copied('Strips of Maxine', { wishes: 'Maxine needs large print.' })
    const ownCopy = await copyOf(owner, planId)
    await kit.call(owner, 'PUT', `/lesson-plans/${ownCopy}/share`)
    expect(await textsOf(colleague, copyId)).toEqual(['Strips of a student'])
    await kit.call(owner, 'DELETE', `/lesson-plans/${planId}`)
    await kit.setInDatabase('lesson_plans', { deletedAt: { $ne: null } }, { deletedAt: new Date(0) })
    await purgeLessonPlans(test.servers.connection, 50)
    expect(await textsOf(colleague, copyId)).toEqual([])
    expect(await kit.read(owner, ownCopy)).toMatchObject({
      ...{ shareToken: null, pictures: [{ altText: 'Strips of Maxine' }] },
    })
    const withNames = { 'namesFrom.generationIds': planId }
    expect(await test.servers.connection.collection('lesson_plans').countDocuments(withNames)).toBe(0)
  })

  it('is read once for all students who are deleted for good at once', async () => {
    await addStudents(owner, classId, 'Zohra', 'Leonie')
    const { copyId } = await copied('Strips of Leonie')
    versionReads = 0
    await purgeAll(classId)
    expect(versionReads).toBe(1)
    expect(await textsOf(colleague, copyId)).toEqual([])
  })
})
