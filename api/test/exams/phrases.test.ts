import { phraseLimits, type Phrase } from '@classeur/contracts'
import { purgeClasses, trashBegins } from '@classeur/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createSchoolKit, type SchoolKit } from '../kit/school-kit.ts'

let test: TestApp
let kit: SchoolKit
let teacher: SignedIn
let colleague: SignedIn
let classId: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createSchoolKit(test)
})
afterAll(() => test?.close())
beforeEach(async () => {
  teacher = await kit.newTeacher()
  colleague = await kit.newColleague(teacher)
  classId = String((await kit.newClass(teacher, [['Sara', 'Ben Ali']]))._id)
})

const collection = (name: string) => test.servers.connection.collection(name)
const objectId = (id: string) => new test.servers.connection.base.Types.ObjectId(id)
const join = (person: SignedIn, role: string) =>
  collection('classes').updateOne({ _id: objectId(classId) }, {
    $push: { members: { userId: person.userId, role, joinedAt: new Date(), lastActivityAt: null } },
  } as object)
const add = (text: string, person = teacher, group = 'effort') =>
  kit.call(person, 'POST', `/classes/${classId}/phrases`, { group, text })
const list = async (person = teacher): Promise<Phrase[]> => {
  const answer = await kit.call(person, 'GET', `/classes/${classId}/phrases`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ phrases: Phrase[] }>().phrases
}
const textsFor = async (person = teacher) => (await list(person)).map(({ text }) => text)

describe('a phrase of one’s own', () => {
  it('is listed before those of colleagues in the same school, newest first, each text once', async () => {
    await join(colleague, 'marker')
    await add('{name} asks good questions.', colleague)
    await add('Neat work.')
    await add('Neat work.')
    await add('Neat work.', colleague)
    await add('Works with care.')
    expect(await textsFor()).toEqual(['Works with care.', 'Neat work.', '{name} asks good questions.'])
    expect((await list()).map(({ isOwn }) => isOwn)).toEqual([true, true, false])
  })

  it('that names a student stays with its author in this class, and is deleted with it', async () => {
    await join(colleague, 'marker')
    await add('Sara works with care.')
    await add('Works with care.')
    expect(await textsFor(colleague)).toEqual(['Works with care.'])
    expect(await textsFor()).toHaveLength(2)
    const other = String((await kit.newClass(teacher, [['Omar', 'Haddad']]))._id)
    const elsewhere = await kit.call(teacher, 'GET', `/classes/${other}/phrases`)
    expect(elsewhere.body).not.toContain('Sara')
    await kit.call(teacher, 'DELETE', `/classes/${classId}`)
    const expired = new Date(trashBegins().getTime() - 2 * 3600 * 1000)
    await collection('classes').updateOne({ _id: objectId(classId) }, { $set: { deletedAt: expired } })
    await purgeClasses(test.servers.connection, 50)
    const left = await collection('phrases').find({ userId: teacher.userId }).toArray()
    expect(left.map(({ text }) => text as string)).toEqual(['Works with care.'])
  })

  it('is removed by its author only', async () => {
    await join(colleague, 'marker')
    await add('Works with care.')
    const [{ id = '' } = {}] = await list()
    expect((await kit.call(colleague, 'DELETE', `/phrases/${id}`)).statusCode).toBe(404)
    expect(await textsFor()).toHaveLength(1)
    expect((await kit.call(teacher, 'DELETE', `/phrases/${id}`)).statusCode).toBe(204)
    expect(await textsFor()).toEqual([])
    expect((await kit.call(teacher, 'DELETE', `/phrases/${id}`)).statusCode).toBe(404)
  })

  it('is refused beyond the limit, for viewers, strangers, unknown groups and empty or long texts', async () => {
    await join(colleague, 'viewer')
    expect((await add('Hello', colleague)).statusCode).toBe(403)
    expect((await add('Hello', await kit.newTeacher())).statusCode).toBe(404)
    for (const [text, group] of [
      ['Hello', 'other'],
      ['  ', 'effort'],
      ['x'.repeat(phraseLimits.characters + 1), 'effort'],
    ] as const)
      expect((await add(text, teacher, group)).statusCode).toBe(400)
    await collection('phrases').insertMany(
      Array.from({ length: phraseLimits.ofPerson }, (_, index) => ({
        ...{ bank: 'any', userId: teacher.userId, group: 'effort', text: String(index), classId: null },
      })),
    )
    const answer = await add('One more')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'exams/too-many-phrases'])
  })
})
