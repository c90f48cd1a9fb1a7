import { hasPdfText, pdfPages } from '@classeur/documents/testing'
import { richText } from '@classeur/domain/resources'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createResourceKit, writtenItem, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'

let test: TestApp
let kit: ResourceKit
let marked: MarkedClass
let id: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createResourceKit(test)
  await kit.setCredits(500)
  marked = await kit.markedClass({ Sara: [0, 0, 0, 0, 0, 0], Leo: [1, 1, 1, 1, 1, 1] })
  const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
  const [made = ''] = await kit.written(marked.owner, request, [writtenItem('one')])
  id = made
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})

const file = (person: SignedIn, query: string, resourceId = id) =>
  kit.call(person, 'GET', `/resources/${resourceId}/export?${query}`)

describe('the files of a resource', () => {
  it.each([
    ['format=pdf', 'application/pdf', 'Adding%20fractions.pdf', '%PDF'],
    ['format=pdf&content=pack', 'application/pdf', '.pdf', '%PDF'],
    ['format=pdf&content=answers', 'application/pdf', '.pdf', '%PDF'],
    ['format=docx&content=with-key', 'wordprocessingml', '.docx', 'PK'],
  ])('with %s are downloaded with their type and name', async (query, type, name, start) => {
    const answer = await file(marked.owner, query)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain(type)
    expect(decodeURI(String(answer.headers['content-disposition']))).toContain(decodeURI(name))
    expect(answer.rawPayload.subarray(0, start.length).toString('latin1')).toBe(start)
  })

  it.skipIf(!hasPdfText)(
    'are one PDF with the named copies of all finished sheets of a request (needs pdftotext)',
    async () => {
      const { add } = marked.skills
      const audiences = ['Sara', 'Leo'].map((name) => ({
        scope: 'student' as const,
        studentId: marked.student(name),
      }))
      const request = { examId: marked.exam.id, skillIds: [add], audiences }
      const [first = '', second = ''] = await kit.written(marked.owner, request, [writtenItem('one')])
      const both = await file(marked.owner, 'format=pdf&content=batch-pack', second)
      expect(both.statusCode).toBe(200)
      expect(String(both.headers['content-disposition'])).toContain('student%20pack')
      const pages = await pdfPages(both.rawPayload)
      expect(pages.map((page) => ['Sara', 'Leo'].filter((name) => page.includes(name)))).toEqual([
        ['Sara'],
        ['Leo'],
      ])
      expect((await kit.call(marked.owner, 'DELETE', `/resources/${first}`)).statusCode).toBeLessThan(300)
      expect(
        await pdfPages((await file(marked.owner, 'format=pdf&content=batch-pack', second)).rawPayload),
      ).toHaveLength(1)
    },
  )

  it.skipIf(!hasPdfText)(
    'of several notes have behind each note the named practice sheet of its student (needs pdftotext)',
    async () => {
      const names = ['Sara', 'Leo'] as const
      const audiences = names.map((name) => ({ scope: 'student' as const, studentId: marked.student(name) }))
      const request = { examId: marked.exam.id, skillIds: [marked.skills.add], audiences }
      const sheets = await kit.written(marked.owner, request, [writtenItem('one')])
      const noted = await kit.accepted(marked.owner, { ...request, kind: 'parent-note' })
      for (const [index, name] of names.entries()) {
        const noteId = noted.resourceIds[index] ?? ''
        const text = { greeting: `To the family of ${name},`, paragraphs: ['A letter.'], closing: 'Regards' }
        const note = { studentId: marked.student(name), ...text, sheetId: sheets[index] ?? '' }
        await kit.finishSheet(noteId, [], noteId, [note])
      }
      const pack = await file(marked.owner, 'format=pdf&content=batch-pack', noted.resourceIds[0])
      const pages = await pdfPages(pack.rawPayload)
      expect(
        pages.map((page) => [names.filter((name) => page.includes(name)), page.includes('A letter.')]),
      ).toEqual([
        [['Sara'], true],
        [['Sara'], false],
        [['Leo'], true],
        [['Leo'], false],
      ])
    },
  )

  it.skipIf(!hasPdfText)(
    'and the screen have no verified answer that was changed in the store without its verification',
    async () => {
      const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
      const [made = ''] = await kit.written(marked.owner, request, [writtenItem('one'), writtenItem('two')])
      const untouched = await file(marked.owner, 'format=pdf&content=with-key', made)
      expect((await pdfPages(untouched.rawPayload)).join()).not.toContain('To check before use')
      await test.servers.connection
        .collection('resources')
        .updateOne(
          { _id: new test.servers.connection.base.Types.ObjectId(made) },
          { $set: { 'items.1.answer': { kind: 'value', shown: richText('$\\frac{4}{10}$') } } },
        )
      const { items } = await kit.read(marked.owner, made)
      expect(items.map(({ verification }) => verification)).toEqual([
        { state: 'verified', by: 'code', found: null },
        { state: 'to-check', by: null, found: richText('$\\frac{4}{5}$') },
      ])
      for (const content of ['with-key', 'answers']) {
        const pages = await pdfPages(
          (await file(marked.owner, `format=pdf&content=${content}`, made)).rawPayload,
        )
        expect(pages.join().split('To check before use')).toHaveLength(2)
      }
    },
  )

  it('are for people of the class only, also those who may only read', async () => {
    const person = await kit.newTeacher()
    expect((await file(person, 'format=pdf')).statusCode).toBe(404)
    const viewer = await kit.join(marked.classId, person, 'viewer')
    expect((await file(viewer, 'format=pdf')).statusCode).toBe(200)
  })

  it('do not exist before the sheet is made', async () => {
    const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
    const { resourceIds } = await kit.accepted(marked.owner, request)
    const answer = await file(marked.owner, 'format=pdf', resourceIds[0])
    expect(answer.json()).toMatchObject({ status: 409, code: 'resources/not-written' })
  })
})
