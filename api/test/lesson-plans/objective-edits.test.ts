import {
  GenerationSnapshot,
  LessonPlanPage,
  type EditedObjective,
  type GenerationAccepted,
} from '@classeur/contracts'
import { createGenerationRepository } from '@classeur/database'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  teacher = await test.newTeacher()
})

const proposed = [
  { text: 'List the parts of a fraction.', bloomLevel: 'remember', evidence: 'Names both.' },
] as const

/** Creates a completed, paid proposal. */
async function propose(topic = 'Adding fractions'): Promise<string> {
  const request = {
    ...{ subject: 'Mathematics', level: 'Year 6', topic, durationMin: 55 },
    ...{ teachingModel: 'direct', language: 'en' },
  }
  const answer = await test.call(teacher, 'POST', '/functions/generateLessonObjectives', {
    data: { requestKey: randomUUID(), request },
  })
  const { generationId } = answer.json<{ result: GenerationAccepted }>().result
  const generations = createGenerationRepository(test.servers.connection)
  const claimed = await generations.claim(generationId, 'lesson-objectives', 3)
  await generations.finish(generationId, claimed!.attempt, { state: 'completed', objectives: [...proposed] })
  return generationId
}
const edited = (text: string): EditedObjective[] => [
  { id: 'proposed-0', text, bloomLevel: 'understand', evidence: 'Says it in other words.' },
]
const save = (person: SignedIn, id: string, basedOn: number, text: string) =>
  test.call(person, 'PUT', `/generations/${id}/objectives`, { basedOn, objectives: edited(text) })
const read = async (id: string) =>
  GenerationSnapshot.parse((await test.call(teacher, 'GET', `/generations/${id}`)).json())
const history = async (search = '') =>
  LessonPlanPage.parse(
    (await test.call(teacher, 'GET', `/lesson-plans?q=${encodeURIComponent(search)}`)).json(),
  ).lessonPlans

describe('proposed objectives', () => {
  it('are listed in the history with the lesson plans, and search finds them by topic', async () => {
    const first = await propose('Adding fractions')
    const second = await propose('Les équations')
    expect((await history()).map(({ id, origin }) => ({ id, origin }))).toEqual([
      { id: second, origin: 'objectives' },
      { id: first, origin: 'objectives' },
    ])
    expect((await history('equations')).map(({ title }) => title)).toEqual(['Les équations'])
    expect(await history('volcano')).toEqual([])
  })

  it('open with the last saved edits, even incomplete ones', async () => {
    const id = await propose()
    expect((await read(id)).objectiveEdits).toBeNull()
    expect((await save(teacher, id, 0, 'Explain the parts')).statusCode).toBe(200)
    expect((await save(teacher, id, 1, '')).statusCode).toBe(200)
    const { objectiveEdits, objectives } = await read(id)
    expect(objectiveEdits).toEqual({ version: 2, objectives: edited('') })
    expect(objectives).toEqual(proposed)
  })

  it('are never overwritten by edits based on an older version', async () => {
    const id = await propose()
    await save(teacher, id, 0, 'From the laptop')
    for (const basedOn of [0, 7]) {
      const late = await save(teacher, id, basedOn, 'From the phone')
      expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([
        409,
        'lesson-plans/objectives-changed',
      ])
    }
    expect((await read(id)).objectiveEdits?.objectives[0]?.text).toBe('From the laptop')
    const race = await Promise.all(['one', 'two', 'three'].map((text) => save(teacher, id, 1, text)))
    expect(race.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  it('cannot be edited by other people, nor if they do not exist', async () => {
    const id = await propose()
    expect((await save(await test.newTeacher(), id, 0, 'Mine')).statusCode).toBe(404)
    expect((await save(teacher, '0'.repeat(24), 0, 'Mine')).statusCode).toBe(404)
  })
})
