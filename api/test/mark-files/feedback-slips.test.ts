import { DocumentFileList, GenerationAccepted, type Exam } from '@classeur/contracts'
import { createCreditLedger, createGenerationRepository } from '@classeur/database'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { dangerousRequests } from '../../domain/src/safety/testing/request-samples.ts'
import { lessonRequest } from '../kit/generation-kit.ts'
import { createExamKit, leavesOf, structureOf, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
let exam: Exam
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

beforeEach(async () => {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
  const [student = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
  exam = await kit.newExam(owner, classId, structureOf(leavesOf([4, 10])))
  await kit.enter(owner, exam, { [student]: [3, 8] })
})

const options = {
  ...{ studentIds: null, parts: ['points', 'comments'], perPage: 2, withAbsent: false },
  ...{ language: 'en', digits: 'latin' },
}
const setStatus = async (status: 'reviewed' | 'marking') => {
  const answer = await kit.call(owner, 'POST', `/exams/${exam.id}/status`, { status })
  if (answer.statusCode >= 300) throw new Error(answer.body)
}
const ask = (person: SignedIn, requestKey: string = randomUUID()) =>
  kit.call(person, 'POST', `/exams/${exam.id}/feedback-slips`, { ...options, requestKey })
const list = (person: SignedIn) => kit.call(person, 'GET', `/exams/${exam.id}/feedback-slips`)
const download = (person: SignedIn, id: string) => kit.call(person, 'GET', `/documents/${id}/file`)

/** A pack of the owner's, as a worker leaves it. */
async function madePack(text: string): Promise<string> {
  const answer = await ask(owner)
  expect(answer.statusCode, answer.body).toBe(202)
  const { generationId } = GenerationAccepted.parse(answer.json())
  const key = `documents/${generationId}/1-pack.pdf`
  await test.storage.put(key, Buffer.from(text), 'application/pdf')
  const generations = createGenerationRepository(test.servers.connection)
  await generations.claim(generationId, 'documents', 6)
  const document = { key, sizeBytes: text.length, students: 1 }
  await generations.finish(generationId, 1, { state: 'completed', document })
  return generationId
}

it('a pack is accepted once for each key, costs nothing, and is on its way to a worker', async () => {
  await setStatus('reviewed')
  const key = randomUUID()
  const [first, second] = await Promise.all([ask(owner, key), ask(owner, key)])
  expect([first.statusCode, second.statusCode]).toEqual([202, 202])
  const accepted = GenerationAccepted.parse(first.json())
  expect(GenerationAccepted.parse(second.json()).generationId).toBe(accepted.generationId)
  expect(accepted.price).toBe(0)
  expect(await createCreditLedger(test.servers.connection).balanceOf(owner.userId)).toEqual({
    ...{ granted: 20, purchased: 0, reserved: 0 },
  })
  const snapshot = await kit.call(owner, 'GET', `/generations/${accepted.generationId}`)
  expect(snapshot.json()).toMatchObject({
    ...{ kind: 'documents', state: 'queued', title: exam.title },
    documentRequest: { pack: 'feedback-slips', examId: exam.id, perPage: 2 },
  })
})

it('a teacher whose lesson requests are blocked still hands back papers', async () => {
  await setStatus('reviewed')
  const lesson = (topic: string) =>
    kit.call(owner, 'POST', '/functions/generateLessonPlan', {
      data: {
        requestKey: randomUUID(),
        request: { ...lessonRequest, topic },
        objectives: [{ text: 'Add fractions.', bloomLevel: 'apply', evidence: 'Four of five are right.' }],
      },
    })
  for (const topic of dangerousRequests.slice(0, 5)) await lesson(topic)
  expect((await lesson(lessonRequest.topic)).json()).toMatchObject({
    code: 'generations/blocked-for-violations',
  })
  expect((await ask(owner)).statusCode).toBe(202)
})

it('only a reviewed or released sheet gives slips', async () => {
  const answer = await ask(owner)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'exams/not-reviewed'])
})

it('people outside the class find neither the exam nor a pack, and signed-out people nothing at all', async () => {
  await setStatus('reviewed')
  const id = await madePack('%PDF-')
  const stranger = await kit.newTeacher()
  for (const answer of [await ask(stranger), await list(stranger), await download(stranger, id)])
    expect(answer.statusCode).toBe(404)
  for (const [method, url] of [
    ['POST', `/api/exams/${exam.id}/feedback-slips`],
    ['GET', `/api/exams/${exam.id}/feedback-slips`],
    ['GET', `/api/documents/${id}/file`],
  ] as const)
    expect(
      (await test.app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })).statusCode,
      url,
    ).toBe(401)
})

it('a pack belongs to the person who asked for it: a colleague of the class makes another', async () => {
  await setStatus('reviewed')
  const id = await madePack('%PDF- slips')
  const colleague = await kit.join(classId, await kit.newTeacher(), 'viewer')
  expect(DocumentFileList.parse((await list(owner)).json()).files).toMatchObject([{ id, students: 1 }])
  expect(DocumentFileList.parse((await list(colleague)).json()).files).toEqual([])
  expect((await download(colleague, id)).statusCode).toBe(404)
  const file = await download(owner, id)
  expect(file.body).toBe('%PDF- slips')
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect(file.headers['content-disposition']).toContain('feedback%20slips.pdf')
})

it('a pack can no longer be downloaded by a person who left the class', async () => {
  await setStatus('reviewed')
  const colleague = await kit.join(classId, await kit.newTeacher(), 'viewer')
  const host = owner
  owner = colleague
  const id = await madePack('%PDF-')
  owner = host
  expect((await download(colleague, id)).statusCode).toBe(200)
  await kit.call(host, 'DELETE', `/classes/${classId}/members/${colleague.userId}`)
  expect((await download(colleague, id)).statusCode).toBe(404)
})
