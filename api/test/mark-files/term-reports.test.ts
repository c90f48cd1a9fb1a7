import { reportParts, type DocumentFile, type GenerationAccepted } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
let nextKey = 0
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())
beforeEach(async () => {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner, '6B')
  await kit.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
})

const newKey = () => `term-reports-key-${String((nextKey += 1))}`
const request = (more: object = {}, person = owner) =>
  kit.call(person, 'POST', `/classes/${classId}/term-reports`, {
    ...{ requestKey: newKey(), termId: null, studentIds: null, parts: [...reportParts] },
    ...{ language: 'fr', digits: 'latin' },
    ...more,
  })
const accepted = async (more: object = {}) => {
  const answer = await request(more)
  expect(answer.statusCode, answer.body).toBe(202)
  return answer.json<GenerationAccepted>().generationId
}
const list = async (query = '', person = owner) =>
  kit.call(person, 'GET', `/classes/${classId}/term-reports${query}`)
const generations = () => test.servers.connection.collection('generations')

/** Completes a pack as a worker does, with this file. */
async function complete(id: string, bytes = '%PDF-') {
  const key = `documents/${id}/1-pack.pdf`
  await test.storage.put(key, Buffer.from(bytes), 'application/pdf')
  await generations().updateOne(
    { _id: new test.servers.connection.base.Types.ObjectId(id) },
    {
      $set: {
        ...{ state: 'completed', finishedAt: new Date() },
        document: { key, sizeBytes: bytes.length, students: 2 },
      },
    },
  )
}

describe('a pack of term reports', () => {
  it('is accepted once per key, with its class and term as the input of the work', async () => {
    const requestKey = newKey()
    const [id, again] = [await accepted({ requestKey }), await accepted({ requestKey })]
    expect(again).toBe(id)
    const [stored] = await generations().find({ ownerId: owner.userId }).toArray()
    expect(stored).toMatchObject({
      ...{ kind: 'documents', price: 0, title: expect.stringContaining('6B') as string },
      input: { pack: 'term-reports', classId, termId: null, studentIds: null, language: 'fr' },
    })
  })

  it('is listed and downloaded by its owner under a name without a student', async () => {
    const term = { id: newId(), name: 'Term 1', startsOn: '2026-09-01', endsOn: '2026-12-20' }
    expect((await kit.call(owner, 'PATCH', '/school', { terms: [term] })).statusCode).toBe(200)
    const id = await accepted({ termId: term.id })
    await complete(id, '%PDF-1.7')
    expect((await list()).json()).toEqual({ files: [] })
    const { files } = (await list(`?term=${term.id}`)).json<{ files: DocumentFile[] }>()
    expect(files).toMatchObject([{ id, students: 2, sizeBytes: 8 }])
    const answer = await kit.call(owner, 'GET', `/documents/${id}/file`)
    expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-1.7'])
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('6B – Term 1 – bulletins.pdf'))
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('of a colleague is neither listed nor downloaded, and not even by its owner after they left', async () => {
    const viewer = await kit.join(classId, await kit.newTeacher(), 'viewer')
    const id = await accepted()
    await complete(id)
    expect((await list('', viewer)).json()).toEqual({ files: [] })
    expect((await kit.call(viewer, 'GET', `/documents/${id}/file`)).statusCode).toBe(404)
    const { generationId } = (await request({}, viewer)).json<GenerationAccepted>()
    await complete(generationId)
    expect((await kit.call(viewer, 'GET', `/documents/${generationId}/file`)).statusCode).toBe(200)
    await test.servers.connection
      .collection('classes')
      .updateOne({ _id: new test.servers.connection.base.Types.ObjectId(classId) }, {
        $pull: { members: { userId: viewer.userId } },
      } as object)
    expect((await kit.call(viewer, 'GET', `/documents/${generationId}/file`)).statusCode).toBe(404)
  })

  it('is refused for strangers, unknown terms and wrong options', async () => {
    const stranger = await kit.newTeacher()
    expect((await request({}, stranger)).statusCode).toBe(404)
    expect((await list('', stranger)).statusCode).toBe(404)
    for (const more of [{ termId: newId() }, { parts: ['note'] }, { studentIds: [] }, { extra: true }])
      expect((await request(more)).statusCode, JSON.stringify(more)).toBe(400)
    const answer = await test.app.inject({ method: 'GET', url: `/api/classes/${classId}/term-reports` })
    expect(answer.statusCode).toBe(401)
  })

  it('can still be made of an archived class, because it changes nothing', async () => {
    await kit.call(owner, 'POST', `/classes/${classId}/archive`)
    await accepted()
  })
})
