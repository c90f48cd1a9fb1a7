import { createImageRepository, createLessonPlanRepository } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { parse } from 'content-disposition'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createGenerationKit, lessonRequest, type GenerationKit } from '../kit/generation-kit.ts'

let test: TestApp
let kit: GenerationKit
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
  kit = createGenerationKit(test)
})
afterAll(async () => {
  await kit.close()
  await test.close()
})
beforeEach(async () => {
  teacher = await kit.newTeacher()
})

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Stores a picture like a worker. */
async function newPicture(ownerId: string, altText: string): Promise<string> {
  const id = newId()
  const key = `images/${id}/1-picture.png`
  await test.storage.put(key, png, 'image/png')
  const file = { key, contentType: 'image/png', width: 1, height: 1, sizeBytes: png.byteLength }
  await createImageRepository(test.servers.connection).insertOnce({
    ...{ id, ownerId, name: 'Strips', prompt: 'strips', style: 'diagram', aspect: '4:3', altText },
    ...{ file, thumbnail: file, thumbHash: 'AAAA', createdAt: new Date() },
    generator: { kind: 'sample', model: null, promptVersion: null },
  })
  return id
}

const phase = (title: string, imageId?: string) => ({
  ...{
    title,
    minutes: 20,
    teacher: 'Show it.',
    students: 'Do it.',
    checkQuestion: 'Why?',
    feedback: 'Look.',
  },
  ...(imageId !== undefined && { imageId }),
})
const quiz = (more: object) => ({ method: 'On paper', criteria: ['Names it'], exitQuiz: [more] })
/** Sections as older versions stored them, without the fields that were added since. */
const oldSections = [
  {
    key: 'overview',
    value: { summary: 'Adding $\\frac{1}{2}$ and 1/3.', bigIdea: 'Equal parts' },
    seconds: 1,
  },
  { key: 'phases', value: { items: [phase('Warm-up'), phase('Practice')], fittedFromMin: null }, seconds: 1 },
  {
    key: 'assessment',
    value: quiz({ question: 'What is 1/4 of 8?', answer: 'the answer is two' }),
    seconds: 1,
  },
]

const plans = () => test.servers.connection.collection('lesson_plans')

/** Stores a plan without a generation, as a frame. */
async function newPlan(sections: object[] = oldSections, title = 'Adding fractions'): Promise<string> {
  const id = newId()
  const request = { ...lessonRequest, topic: title, standards: '' }
  await createLessonPlanRepository(test.servers.connection).insertOnce({
    ...{ id, ownerId: teacher.userId, objectives: [], generationId: null },
    request: request as never,
  })
  await plans().updateOne({ ownerId: teacher.userId, title }, { $set: { sections } })
  return id
}

const get = (person: SignedIn, id: string, query: string) =>
  test.app.inject({ method: 'GET', url: `/api/lesson-plans/${id}/export?${query}`, headers: person.headers })
const markdownOf = async (id: string, more = '') => (await get(teacher, id, `format=markdown${more}`)).body

describe('the export of a lesson plan', () => {
  it('has the type and the name of its format', async () => {
    const title = 'Fractions: "1/2" & الكسور'
    const id = await newPlan(oldSections, title)
    const files: unknown[] = []
    for (const format of ['docx', 'pdf', 'markdown']) {
      const { statusCode, headers, rawPayload } = await get(teacher, id, `format=${format}`)
      const { filename } = parse(String(headers['content-disposition'])).parameters
      files.push([
        statusCode,
        headers['content-type'],
        filename,
        rawPayload.subarray(0, 4).toString('latin1'),
      ])
    }
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    const name = 'Fractions- -1-2- & الكسور'
    expect(files).toEqual([
      [200, word, `${name}.docx`, 'PK\u0003\u0004'],
      [200, 'application/pdf', `${name}.pdf`, '%PDF'],
      [200, 'text/markdown; charset=utf-8', `${name}.md`, '# Fr'],
    ])
  })

  it('has the sections of an older plan, which lack the fields that were added since', async () => {
    const text = await markdownOf(await newPlan())
    expect(text).toContain('Adding $\\frac{1}{2}$ and 1/3.')
    expect(text).toContain('| 20 | Practice | 20 |')
    expect(text).toContain('**1.** What is 1/4 of 8?')
    expect(text).toContain('the answer is two')
    expect(text).not.toContain('of 18 sections')
  })

  it('leaves out the answers if asked, and says so in the name', async () => {
    const id = await newPlan()
    const { body, headers } = await get(teacher, id, 'format=markdown&answers=false')
    expect(body).toContain('What is 1/4 of 8?')
    expect(body).not.toContain('the answer is two')
    expect(parse(String(headers['content-disposition'])).parameters.filename).toContain('without answers.md')
  })

  it('says how many sections a plan has that is being written, and one whose writing failed', async () => {
    const running = await kit.claimed(teacher)
    const failed = await kit.ended(teacher, 'failed', 'generations/provider-unavailable')
    // The plan of a generation has its id.
    for (const id of [running, failed]) {
      await plans().updateOne({ generationId: id }, { $set: { sections: oldSections } })
      expect(await markdownOf(id)).toContain('**3 of 18 sections**')
    }
  })

  it('contains the pictures of its phases that still exist', async () => {
    const own = await newPicture(teacher.userId, 'own picture')
    const deleted = await newPicture(teacher.userId, 'deleted picture')
    await test.servers.connection
      .collection('images')
      .updateOne({ altText: 'deleted picture' }, { $set: { deletedAt: new Date() } })
    const items = [phase('A', own), phase('B', deleted), phase('D', newId())]
    const sections = [{ key: 'phases', value: { items, fittedFromMin: null }, seconds: 1 }]
    const id = await newPlan(sections, 'Plan with pictures')
    const text = await markdownOf(id)
    expect(text).toContain('own picture')
    expect(text).not.toContain('deleted picture')
    for (const format of ['docx', 'pdf'])
      expect((await get(teacher, id, `format=${format}`)).statusCode).toBe(200)
  })

  it('is refused for another person, for an unknown plan, without a sign-in and in an unknown format', async () => {
    const id = await newPlan()
    const stranger = await kit.newTeacher()
    expect((await get(stranger, id, 'format=pdf')).statusCode).toBe(404)
    expect((await get(teacher, newId(), 'format=pdf')).statusCode).toBe(404)
    expect((await get(teacher, id, 'format=xlsx')).statusCode).toBe(400)
    expect((await get(teacher, id, '')).statusCode).toBe(400)
    const anonymous = await test.app.inject({
      method: 'GET',
      url: `/api/lesson-plans/${id}/export?format=pdf`,
    })
    expect(anonymous.statusCode).toBe(401)
  })
})
