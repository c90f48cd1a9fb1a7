import {
  LessonPlan,
  LessonVersionList,
  type LessonSection,
  type LessonSectionKey,
  type LessonSections,
} from '@classeur/contracts'
import { createLessonProposalRepository } from '@classeur/database'
import { afterEnd } from '@classeur/queue'
import { randomBytes, randomUUID } from 'node:crypto'
import type { SignedIn, TestApp } from './create-test-app.ts'
import { createGenerationKit, lessonRequest } from './generation-kit.ts'
import { createTeachingKit } from './teaching-kit.ts'

const png = Buffer.from('89504e470d0a1a0a', 'hex')

const written = { seconds: 1, version: 0, notes: [], flag: null }
const phase = (title: string, minutes: number) => ({
  ...{ title, minutes, teacher: 'Shows two strips.', students: 'Fold their own strips.' },
  ...{ checkQuestion: 'Which strip is longer?', feedback: 'Compare the parts.', imageId: null },
})

/** Finished sections of a plan, in the order of writing. */
export const writtenSections: LessonSection[] = [
  { key: 'overview', value: { summary: 'Adding with strips.', bigIdea: 'Equal parts.' }, ...written },
  {
    key: 'objectives',
    value: {
      items: [{ text: 'Add two fractions.', bloomLevel: 'apply', evidence: 'Four of five sums are right.' }],
    },
    ...written,
  },
  {
    key: 'misconceptions',
    value: {
      items: [
        {
          ...{ misconception: 'Adds the denominators.', correction: 'The parts stay the same size.' },
          ...{ probe: '1/2 + 1/3?', wrongAnswer: '2/5', reply: 'Draw both.', minute: 10 },
          evidence: '9 of 20 students in Q2',
        },
      ],
    },
    ...written,
  },
  {
    key: 'phases',
    value: { items: [phase('Start', 20), phase('Practice', 35)], fittedFromMin: null },
    ...written,
  },
  {
    key: 'differentiation',
    value: {
      ...{ support: ['Strips'], core: ['Sums'], challenge: ['Three fractions'] },
      ...{ supportTasks: [], challengeTasks: [] },
      groups: [{ letter: 'A', need: 'common denominators', task: 'Fold strips.' }],
    },
    ...written,
  },
  { key: 'homework', value: { task: 'Three sums.', minutes: 15, blocks: [] }, ...written },
]

/** Lesson plans as generations write them, and the requests that change them. */
export function createLessonPlanKit(test: TestApp) {
  const generationKit = createGenerationKit(test)
  const teaching = createTeachingKit(test)
  const { generations, images, lessonPlans } = generationKit
  const proposals = createLessonProposalRepository(test.servers.connection)

  /** A generation that a worker has started, and its plan. `write` stores a section, `end` ends the generation. */
  async function started(person: SignedIn, request: object = {}) {
    const answer = await test.call(person, 'POST', '/functions/generateLessonPlan', {
      data: {
        ...{ requestKey: randomUUID(), request: { ...lessonRequest, ...request } },
        objectives: [{ text: 'Add two fractions.', bloomLevel: 'apply', evidence: 'Four of five.' }],
      },
    })
    if (answer.statusCode !== 202) throw new Error(`not accepted: ${answer.body}`)
    const { generationId: id } = answer.json<{ result: { generationId: string } }>().result
    const attempt = (await generations.claim(id, 'lesson-plan', 6))?.attempt ?? 0
    await lessonPlans.admitWriter(id, id, attempt)
    return {
      id,
      /** False if the worker may not write the section any more. */
      write: async (section: LessonSection) =>
        (await lessonPlans.addSection(id, id, attempt, section)) !== null,
      async end(): Promise<void> {
        const ended = await generations.finish(id, attempt, { state: 'completed' })
        if (!ended) throw new Error('it was not running')
        await afterEnd(generationKit, ended)
      },
    }
  }

  return {
    ...generationKit,
    ...teaching,
    call: test.call,
    started,

    /** The id of a finished plan. */
    async written(person: SignedIn, request: object = {}, sections = writtenSections): Promise<string> {
      const plan = await started(person, request)
      for (const section of sections) await plan.write(section)
      await plan.end()
      return plan.id
    },

    /** The id of a new picture in a person's media. */
    async newPicture(person: SignedIn, altText = 'Apples'): Promise<string> {
      const id = randomBytes(12).toString('hex')
      const [file, thumbnail] = await Promise.all(
        ['picture', 'thumbnail'].map(async (name) => {
          const key = `images/${id}/1-${name}.png`
          await test.storage.put(key, png, 'image/png')
          return { key, contentType: 'image/png', width: 4, height: 3, sizeBytes: png.byteLength }
        }),
      )
      if (!file || !thumbnail) throw new Error('no files')
      await images.insertOnce({
        ...{ id, ownerId: person.userId, name: 'Apples', prompt: 'Three apples', altText },
        ...{ style: 'diagram', aspect: '4:3', file, thumbnail, thumbHash: 'AAAA' },
        generator: { kind: 'sample', model: null, promptVersion: null },
        createdAt: new Date(),
      })
      return id
    },

    /** Stores a proposal for the first section of a plan of {@link writtenSections}, like a worker. */
    async putProposal(
      lessonPlanId: string,
      {
        summary = 'Short.',
        notes = [] as LessonSection['notes'],
        basedOn = 0,
        generationId = randomBytes(12).toString('hex'),
      } = {},
    ): Promise<void> {
      const [before] = writtenSections
      if (before?.key !== 'overview') throw new Error('another section')
      await proposals.put({
        ...{ lessonPlanId, key: 'overview', basedOn, generationId },
        ...{ wish: { direction: 'shorter', words: '' }, before },
        proposed: { ...before, value: { ...before.value, summary }, notes },
      })
    },

    async read(person: SignedIn, id: string): Promise<LessonPlan> {
      const answer = await test.call(person, 'GET', `/lesson-plans/${id}`)
      if (answer.statusCode !== 200) throw new Error(`not read: ${answer.body}`)
      return LessonPlan.parse(answer.json())
    },

    save: (person: SignedIn, id: string, key: LessonSectionKey, basedOn: number | null, value: object) =>
      test.call(person, 'PUT', `/lesson-plans/${id}/sections/${key}`, { basedOn, value }),

    async versions(person: SignedIn, id: string) {
      const answer = await test.call(person, 'GET', `/lesson-plans/${id}/versions`)
      return LessonVersionList.parse(answer.json()).versions
    },
  }
}

export type LessonPlanKit = ReturnType<typeof createLessonPlanKit>

/** The value of a section of a plan that was read. */
export function valueOf<K extends LessonSectionKey>(
  { sections }: Pick<LessonPlan, 'sections'>,
  key: K,
): LessonSections[K] {
  const section = sections.find((candidate) => candidate.key === key)
  if (!section) throw new Error(`no section ${key}`)
  return section.value as LessonSections[K]
}
