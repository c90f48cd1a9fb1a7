import { ErrorType, ErrorTypeList, SchoolMembers } from '@classeur/contracts'
import { mostErrorTypes } from '@classeur/domain/marks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/ids/new-id.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createSchoolKit, type SchoolKit } from '../kit/school-kit.ts'

let test: TestApp
let kit: SchoolKit
let admin: SignedIn
beforeAll(async () => {
  test = await createTestApp()
  kit = createSchoolKit(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await kit.newTeacher()
})

const path = '/school/error-types'
const listOf = async (person: SignedIn) =>
  ErrorTypeList.parse((await kit.call(person, 'GET', path)).json()).errorTypes
const post = (payload: object, person: SignedIn = admin) => kit.call(person, 'POST', path, payload)
const patch = (id: string, payload: object, person: SignedIn = admin) =>
  kit.call(person, 'PATCH', `${path}/${id}`, payload)
const retire = (id: string, person: SignedIn = admin) => kit.call(person, 'DELETE', `${path}/${id}`)
const created = async (payload: object, person: SignedIn = admin) => {
  const answer = await post(payload, person)
  expect(answer.statusCode, answer.body).toBe(201)
  return ErrorType.parse(answer.json())
}
const refusalOf = (answer: { statusCode: number; json: <T>() => T }) => {
  const { code, params } = answer.json<{ code: string; params?: object }>()
  return { status: answer.statusCode, code, params }
}

/** Stores a mark with these error types in a class. */
async function markWith(classId: string, errorTypes: readonly string[]): Promise<void> {
  const [examId, studentId, leafId] = [newId(), newId(), newId()]
  await test.servers.connection.collection<{ _id: string }>('mark_rows').insertOne({
    ...{ _id: `${examId}:${studentId}`, examId, classId, studentId, epoch: 0, rescaled: null },
    marks: {
      [leafId]: { valueHundredths: 100, status: null, version: 1, by: '', at: new Date(), errorTypes },
      [newId()]: { valueHundredths: 100, status: null, version: 1, by: '', at: new Date(), errorTypes: [] },
    },
  } as { _id: string })
}

describe('the error types of a school', () => {
  it('are empty for a person who has just got a school, and are shared by its teachers', async () => {
    expect(await listOf(admin)).toEqual([])
    const colleague = await kit.newColleague(admin)
    const mine = await created({ name: ' Sign of  a product ', correction: ' Number line ' })
    expect(mine).toEqual({
      ...{ id: mine.id, name: 'Sign of a product', correction: 'Number line', letter: 'S' },
      ...{ version: 1, retiredAt: null },
    })
    const theirs = await created({ name: 'Sum', letter: '±' }, colleague)
    expect(await listOf(admin)).toEqual([mine, theirs])
    expect(await listOf(colleague)).toEqual([mine, theirs])
  })

  it('are visible in no other school, and changeable from none', async () => {
    const { id } = await created({ name: 'Sign' })
    const stranger = await kit.newTeacher()
    expect(await listOf(stranger)).toEqual([])
    expect((await patch(id, { name: 'Mine' }, stranger)).statusCode).toBe(404)
    expect((await retire(id, stranger)).statusCode).toBe(404)
    expect((await listOf(admin)).map(({ name, retiredAt }) => [name, retiredAt])).toEqual([['Sign', null]])
  })

  it('require a sign-in and a profile', async () => {
    const withoutProfile = await test.signInAs()
    for (const [person, status] of [
      [null, 401],
      [withoutProfile, 403],
    ] as const) {
      const answers = await Promise.all([
        kit.call(person, 'GET', path),
        kit.call(person, 'POST', path, { name: 'X' }),
        kit.call(person, 'PATCH', `${path}/${'a'.repeat(24)}`, { name: 'X' }),
        kit.call(person, 'DELETE', `${path}/${'a'.repeat(24)}`),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status])
    }
  })

  it('cannot be changed any more by a removed colleague', async () => {
    const colleague = await kit.newColleague(admin)
    const { id } = await created({ name: 'Sign' }, colleague)
    expect((await kit.call(admin, 'DELETE', `/school/members/${colleague.userId}`)).statusCode).toBe(204)
    const copied = await patch(id, { name: 'Changed in the copy' }, colleague)
    expect(copied.statusCode).toBe(200)
    expect((await listOf(admin)).map(({ name }) => name)).toEqual(['Sign'])
  })

  it('refuse wrong fields', async () => {
    const { id } = await created({ name: 'Sign' })
    const wrong = [
      { name: '' },
      { name: '\u200f \u200e' },
      { name: 'x'.repeat(61) },
      { name: 'X', correction: 'x'.repeat(301) },
      { name: 'X', letter: 'ABC' },
      { name: 'X', letter: 'A B' },
      { name: 'X', version: 'one' },
      { name: 'X', id: 'a'.repeat(24) },
      { name: 'X', retiredAt: null },
      { name: 'X', $set: { letter: 'C' } },
    ]
    for (const payload of wrong) {
      const answers = [await post(payload), await patch(id, payload)]
      expect({ payload, status: answers.map(({ statusCode }) => statusCode) }).toEqual({
        payload,
        status: [400, 400],
      })
    }
    expect((await patch(id, { retired: true })).statusCode).toBe(400)
    expect((await listOf(admin)).map(({ version }) => version)).toEqual([1])
  })
})

describe('adding an error type', () => {
  it('repeating a request adds nothing and returns the same type', async () => {
    const request = { name: 'Sign', correction: 'Number line' }
    const first = await created(request)
    const answers = await Promise.all(Array.from({ length: 4 }, () => created(request)))
    expect(answers).toEqual(answers.map(() => first))
    expect(await listOf(admin)).toEqual([first])
  })

  it('concurrent requests of colleagues add each type, all with different letters', async () => {
    const colleague = await kit.newColleague(admin)
    const names = ['Sum', 'Sign', 'Scale', 'Slope', 'Side', 'Square']
    await Promise.all(names.map((name, index) => created({ name }, index % 2 === 0 ? admin : colleague)))
    const types = await listOf(admin)
    expect(types.map(({ name }) => name).sort()).toEqual([...names].sort())
    expect(new Set(types.map(({ letter }) => letter)).size).toBe(names.length)
  })

  it('concurrent requests for one name in two spellings add it once', async () => {
    const answers = await Promise.all(['Étourderie', 'etourderie'].map((name) => post({ name })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(await listOf(admin)).toHaveLength(1)
  })

  it('a taken name or letter is refused with the reason, also the letter of a default type', async () => {
    const { id } = await created({ name: 'Sign', letter: 'Z' })
    await retire(id)
    expect(refusalOf(await post({ name: 'SIGN' }))).toEqual({
      ...{ status: 409, code: 'schools/error-type-name-taken', params: { name: 'SIGN' } },
    })
    for (const letter of ['z', 'C', 'ط']) {
      expect(refusalOf(await post({ name: 'Other', letter }))).toEqual({
        ...{ status: 409, code: 'schools/error-type-letter-taken', params: { letter } },
      })
    }
  })

  it('a school never has more than 30 types in use, even for concurrent requests', async () => {
    const last = 3
    for (let index = 0; index < mostErrorTypes - last; index += 1) await created({ name: `Type ${index}` })
    const answers = await Promise.all(
      Array.from({ length: last + 2 }, (_, index) => post({ name: `Last ${index}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409])
    expect(refusalOf(await post({ name: 'One more' }))).toMatchObject({
      ...{ code: 'schools/too-many-error-types', params: { most: 30 } },
    })
    const [first] = await listOf(admin)
    await retire(first?.id ?? '')
    await created({ name: 'One more' })
    expect(refusalOf(await patch(first?.id ?? '', { retired: false })).code).toBe(
      'schools/too-many-error-types',
    )
  })
})

describe('changing an error type', () => {
  it('changes only the fields sent; an empty letter means the proposed one', async () => {
    const type = await created({ name: 'Sign', letter: 'Z' })
    const answer = ErrorTypeList.parse((await patch(type.id, { correction: 'Draw it' })).json())
    expect(answer.errorTypes).toEqual([{ ...type, correction: 'Draw it', version: 2 }])
    await patch(type.id, { letter: '' })
    expect((await listOf(admin))[0]).toMatchObject({ letter: 'S', version: 3 })
  })

  it('a change based on an older version is refused; repeating a change is not', async () => {
    const { id } = await created({ name: 'Sign' })
    expect((await patch(id, { name: 'First', version: 1 })).statusCode).toBe(200)
    expect((await patch(id, { name: 'First', version: 1 })).statusCode).toBe(200)
    expect(refusalOf(await patch(id, { name: 'Second', version: 1 }))).toMatchObject({
      ...{ status: 409, code: 'schools/changed-meanwhile' },
    })
    expect((await listOf(admin)).map(({ name, version }) => [name, version])).toEqual([['First', 2]])
  })

  it('concurrent changes of different types are all stored', async () => {
    const types = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => created({ name })))
    const answers = await Promise.all(
      types.map(({ id, name }) => patch(id, { correction: `for ${name}`, version: 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await listOf(admin)).every(({ name, correction }) => correction === `for ${name}`)).toBe(true)
  })
})

describe('retiring an error type', () => {
  it('keeps its texts, and can be repeated and undone', async () => {
    const type = await created({ name: 'Sign', correction: 'Number line' })
    const retired = ErrorTypeList.parse((await retire(type.id)).json()).errorTypes
    expect(retired).toEqual([{ ...type, version: 2, retiredAt: retired[0]?.retiredAt }])
    expect(retired[0]?.retiredAt).not.toBeNull()
    expect(ErrorTypeList.parse((await retire(type.id)).json()).errorTypes).toEqual(retired)
    await patch(type.id, { retired: false })
    expect(await listOf(admin)).toEqual([{ ...type, version: 3 }])
    expect((await retire('a'.repeat(24))).statusCode).toBe(404)
  })
})

describe('a person who moves to another school', () => {
  it('brings the types of their one-person school, and keeps a copy when they are removed', async () => {
    const joiner = await kit.newTeacher()
    const theirs = await created({ name: 'Sign', letter: 'Z' }, joiner)
    const left = (await kit.schoolOf(joiner)).id
    const ours = await created({ name: 'Zeros', letter: 'z' })
    await kit.membership.admit(joiner.userId, (await kit.schoolOf(admin)).id)
    expect(await listOf(admin)).toEqual([ours, { ...theirs, letter: 'S' }])
    expect((await kit.repositories.errorTypeLibraries.get(left)).types).toEqual([])
    const { members } = SchoolMembers.parse((await kit.call(admin, 'GET', '/school/members')).json())
    expect(members).toHaveLength(2)
    await kit.call(admin, 'DELETE', `/school/members/${joiner.userId}`)
    expect((await listOf(joiner)).map(({ id }) => id)).toEqual([ours.id, theirs.id])
  })

  it('and leaves colleagues behind, brings only the types that their marks have, as retired', async () => {
    const leaver = await kit.newColleague(admin)
    const type = await created({ name: 'Sign' })
    const unused = await created({ name: 'Unused' })
    const { _id } = await kit.newClass(leaver)
    await markWith(String(_id), [type.id, 'calculation'])
    await markWith(String((await kit.newClass(admin))._id), [unused.id])
    const other = await kit.newTeacher()
    await kit.membership.admit(leaver.userId, (await kit.schoolOf(other)).id)
    const brought = await listOf(other)
    expect(brought.map(({ id, name }) => [id, name])).toEqual([[type.id, 'Sign']])
    expect(brought[0]?.retiredAt).not.toBeNull()
    expect(await listOf(admin)).toEqual([type, unused])
  })
})

describe('a class that is transferred to another school', () => {
  it('keeps the names of the types that its marks have; the new school isn’t offered them', async () => {
    const type = await created({ name: 'Sign' })
    await created({ name: 'Unused' })
    const { _id } = await kit.newClass(admin)
    const classId = String(_id)
    await markWith(classId, [type.id])
    const successor = await kit.newTeacher()
    const member = { userId: successor.userId, role: 'editor', joinedAt: new Date(), lastActivityAt: null }
    await test.servers.connection
      .collection<{ members: object[] }>('classes')
      .updateOne({ _id }, { $push: { members: member } })
    const offer = { userId: successor.userId }
    expect((await kit.call(admin, 'PUT', `/classes/${classId}/transfer`, offer)).statusCode).toBe(204)
    expect((await kit.call(successor, 'POST', `/classes/${classId}/transfer/accept`)).statusCode).toBe(204)
    const kept = await listOf(successor)
    expect(kept.map(({ id, retiredAt }) => [id, retiredAt !== null])).toEqual([[type.id, true]])
  })
})
