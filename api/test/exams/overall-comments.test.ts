import {
  overallCommentLength,
  type OverallComment,
  type SaveOverallCommentAnswer,
  type SaveOverallCommentRequest,
} from '@classeur/contracts'
import { purgeClasses, trashBegins } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
let ada: string
let ben: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())
beforeEach(async () => {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
  ;[ada = '', ben = ''] = await kit.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
})

const pathOf = (studentId: string) => `/classes/${classId}/overall-comments/${studentId}`
const put = (
  text: string,
  more: Partial<SaveOverallCommentRequest> = {},
  { person = owner, studentId = ada } = {},
) => kit.call(person, 'PUT', pathOf(studentId), { termId: null, baseVersion: 0, text, ...more })
async function save(...args: Parameters<typeof put>): Promise<SaveOverallCommentAnswer> {
  const answer = await put(...args)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<SaveOverallCommentAnswer>()
}
const list = async (query = '', person = owner): Promise<OverallComment[]> => {
  const answer = await kit.call(person, 'GET', `/classes/${classId}/overall-comments${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ comments: OverallComment[] }>().comments
}
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code
const stored = () => test.servers.connection.collection('overall_comments')

async function newTerm(): Promise<string> {
  const term = { id: newId(), name: 'Term 1', startsOn: '2026-09-01', endsOn: '2026-12-20' }
  expect((await kit.call(owner, 'PATCH', '/school', { terms: [term] })).statusCode).toBe(200)
  return term.id
}

describe('an overall comment', () => {
  it('is kept for one student in one term, apart from other students, terms and the school year', async () => {
    const termId = await newTerm()
    expect(await save('Steady work.', { termId })).toMatchObject({
      outcome: 'saved',
      comment: { studentId: ada, text: 'Steady work.', version: 1 },
    })
    await save('A good year.')
    await save('Speaks up.', { termId }, { studentId: ben })
    const texts = async (query: string) =>
      (await list(query)).map(({ studentId, text }) => [studentId === ada ? 'ada' : 'ben', text]).sort()
    expect(await texts(`?term=${termId}`)).toEqual([
      ['ada', 'Steady work.'],
      ['ben', 'Speaks up.'],
    ])
    expect(await texts('')).toEqual([['ada', 'A good year.']])
  })

  it('is replaced and cleared by the person who has read its latest version', async () => {
    await save('One.')
    expect(await save('Two.', { baseVersion: 1 })).toMatchObject({ comment: { text: 'Two.', version: 2 } })
    expect(await save('', { baseVersion: 2 })).toMatchObject({ comment: { text: '', version: 3 } })
    expect(await list()).toMatchObject([{ text: '', version: 3 }])
  })

  it('that somebody else has changed is not overwritten: both texts are answered', async () => {
    const editor = await kit.join(classId, await kit.newTeacher(), 'editor')
    await save('Mine.')
    await save('Theirs.', { baseVersion: 1 }, { person: editor, studentId: ada })
    for (const baseVersion of [0, 1]) {
      expect(await save('Mine again.', { baseVersion })).toMatchObject({
        outcome: 'conflict',
        typed: 'Mine again.',
        stored: { text: 'Theirs.', version: 2 },
      })
    }
    expect(await list()).toMatchObject([{ text: 'Theirs.', version: 2 }])
    expect(await save('Mine again.', { baseVersion: 2 })).toMatchObject({ outcome: 'saved' })
  })

  it('of several concurrent first writes exists once, and every other writer gets both texts', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => save(`Text ${index}`)))
    const saved = answers.filter(({ outcome }) => outcome === 'saved')
    expect(saved).toHaveLength(1)
    expect(await list()).toEqual(saved.map((answer) => (answer.outcome === 'saved' ? answer.comment : null)))
    expect(await stored().countDocuments({ classId })).toBe(1)
  })

  it('is written once when its request is repeated after a lost response', async () => {
    await save('Once.')
    expect(await save('Once.')).toMatchObject({ outcome: 'saved', comment: { version: 1 } })
    await save('Twice.', { baseVersion: 1 })
    expect(await save('Twice.', { baseVersion: 1 })).toMatchObject({ comment: { version: 2 } })
  })

  it('is read by everyone who reads marks, and written by everyone who writes marks', async () => {
    for (const role of ['editor', 'marker', 'viewer'] as const) {
      const person = await kit.join(classId, await kit.newTeacher(), role)
      const before = (await list('', person))[0]?.version ?? 0
      const answer = await put(role, { baseVersion: before }, { person, studentId: ada })
      expect([role, answer.statusCode]).toEqual([role, role === 'viewer' ? 403 : 200])
    }
    expect(await list()).toMatchObject([{ text: 'marker' }])
  })

  it('does not exist for a stranger, and needs a sign-in', async () => {
    await save('Private.')
    const stranger = await kit.newTeacher()
    const read = await kit.call(stranger, 'GET', `/classes/${classId}/overall-comments`)
    const write = await put('Hello', { baseVersion: 1 }, { person: stranger, studentId: ada })
    expect([read.statusCode, write.statusCode]).toEqual([404, 404])
    expect(read.body + write.body).not.toContain('Private')
    const url = `/api/classes/${classId}/overall-comments`
    expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(401)
    expect(await list()).toMatchObject([{ text: 'Private.' }])
  })

  it('is refused in an archived class, where it can still be read', async () => {
    await save('Kept.')
    await kit.call(owner, 'POST', `/classes/${classId}/archive`)
    const answer = await put('Changed.', { baseVersion: 1 })
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'classes/archived'])
    expect(await list()).toMatchObject([{ text: 'Kept.' }])
  })

  it('is refused for a student of another class, an unknown term, a long text and an unknown version', async () => {
    const elsewhere = await kit.newClass(owner, '6b')
    const [cleo = ''] = await kit.addStudents(elsewhere, [{ name: 'Cleo' }])
    expect((await put('Hello', {}, { person: owner, studentId: cleo })).statusCode).toBe(404)
    expect((await put('Hello', { termId: newId() })).statusCode).toBe(400)
    expect((await put('x'.repeat(overallCommentLength + 1))).statusCode).toBe(400)
    expect((await put('Hello', { baseVersion: 3 })).statusCode).toBe(400)
    expect((await put('x'.repeat(overallCommentLength))).statusCode).toBe(200)
  })

  it('is deleted with its class', async () => {
    await save('Gone.')
    await kit.call(owner, 'DELETE', `/classes/${classId}`)
    const expired = new Date(trashBegins().getTime() - 2 * 3600 * 1000)
    await test.servers.connection
      .collection('classes')
      .updateOne(
        { _id: new test.servers.connection.base.Types.ObjectId(classId) },
        { $set: { deletedAt: expired } },
      )
    expect(await purgeClasses(test.servers.connection, 50)).toContain(classId)
    expect(await stored().countDocuments({ classId })).toBe(0)
  })
})
