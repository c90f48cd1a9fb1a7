import {
  LessonObjectiveList,
  lessonSections,
  maxObjectiveWords,
  type LessonRequest,
} from '@classeur/contracts'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { arabic } from './ar/pack.ts'
import { createSampleGenerator, defaultPaceMs } from './create-sample-generator.ts'
import { english } from './en/pack.ts'
import { french } from './fr/pack.ts'
import {
  durations,
  languages,
  lessonRequest,
  requestsIn,
  teachingModels,
} from '../../../test/testing/lesson-requests.ts'
import { objectivesOf, sectionsOf, wholeText, writtenKeys } from '../../../test/testing/whole-plan.ts'

// Hundreds of whole plans: on a busy machine longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000 })

const text = createSampleGenerator({ paceMs: 0 })
const packs = { en: english, fr: french, ar: arabic }
const never = new AbortController().signal

async function expectValid(request: LessonRequest) {
  const objectives = LessonObjectiveList.parse(await objectivesOf(text, request))
  const sections = await sectionsOf(text, request, objectives)
  expect(sections.map(({ key }) => key)).toEqual(writtenKeys)
  for (const { key, value } of sections) expect(lessonSections[key].parse(value)).toEqual(value)
  const phases = lessonSections.phases.parse(sections.find(({ key }) => key === 'phases')?.value)
  expect(phases.items.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(request.durationMin)
  return objectives
}

describe.each(languages)('the sample generator in %s', (language) => {
  it.each([0, 1, 2, 3, 4, 5])(
    'writes valid plans for every subject, model and duration (shift %i)',
    async (shift) => {
      for (const request of requestsIn(language, shift)) {
        const objectives = await expectValid(request)
        expect(new Set(objectives.map(({ bloomLevel }) => bloomLevel)).size).toBeGreaterThanOrEqual(3)
        for (const { text: words, bloomLevel } of objectives) {
          expect(words.split(/\s+/u).length).toBeLessThanOrEqual(maxObjectiveWords)
          expect(packs[language].verbs[bloomLevel], words).toContain(words.split(/\s/u)[0])
        }
      }
    },
  )

  it('has valid content for every topic and every subject it knows', () => {
    const pack = packs[language]
    for (const topic of Object.values(pack.topics)) {
      expect(topic.terms.length).toBeGreaterThanOrEqual(4)
      for (const [level, words] of topic.aims) expect(pack.verbs[level], words).toContain(words.split(' ')[0])
    }
    for (const family of Object.values(pack.families)) {
      for (const [level, words] of family('X').aims)
        expect(pack.verbs[level], words).toContain(words.split(' ')[0])
    }
  })

  it('takes any words and lengths a teacher may type', async () => {
    const words = (max: number) =>
      fc.string({ unit: 'grapheme', minLength: 3, maxLength: max }).map((s) => s.trim())
    const request = fc.record({
      subject: words(80).filter((s) => s.length > 0),
      level: words(80).filter((s) => s.length > 0),
      topic: words(200).filter((s) => s.length >= 3),
      priorKnowledge: words(1000),
      materials: words(1000),
      standards: words(1000),
      durationMin: fc.integer({ min: 10, max: 240 }),
      teachingModel: fc.constantFrom(...teachingModels),
    })
    await fc.assert(
      fc.asyncProperty(request, async (changes) => {
        await expectValid(lessonRequest({ ...changes, language }))
      }),
      { numRuns: 60 },
    )
  })

  it('weaves in what the teacher gave', async () => {
    const given = {
      priorKnowledge: 'Zebra crossings\nTraffic lights',
      materials: 'Twelve cones; a whistle',
      standards: 'RS.4.2',
    }
    const all = (await wholeText(text, lessonRequest({ ...given, language }))).join('\n')
    for (const word of ['Zebra crossings', 'Traffic lights', 'Twelve cones', 'a whistle', 'RS.4.2'])
      expect(all).toContain(word)
  })
})

describe('the sample generator', () => {
  it('gives the same text for the same input, and resumes where it stopped', async () => {
    for (const request of languages.flatMap((language) => requestsIn(language).slice(0, 6))) {
      const objectives = await objectivesOf(text, request)
      const whole = await sectionsOf(text, request, objectives)
      const first = await sectionsOf(text, request, objectives, writtenKeys.slice(0, 5))
      const rest = await sectionsOf(
        createSampleGenerator({ paceMs: 0 }),
        request,
        objectives,
        writtenKeys.slice(5),
      )
      expect([...first, ...rest]).toEqual(whole)
    }
  })

  it('has more phases in longer lessons, and other ones for another model', async () => {
    const titles = async (changes: Partial<LessonRequest>) => {
      const sections = await sectionsOf(
        text,
        lessonRequest(changes),
        await objectivesOf(text, lessonRequest(changes)),
        ['phases'],
      )
      return lessonSections.phases.parse(sections[0]?.value).items.map(({ title }) => title)
    }
    const counts = await Promise.all(
      durations.map(async (durationMin) => (await titles({ durationMin })).length),
    )
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    const openings = await Promise.all(
      teachingModels.map(async (teachingModel) => (await titles({ teachingModel })).join()),
    )
    expect(new Set(openings).size).toBe(teachingModels.length)
  })

  it('streams drafts that grow up to the finished text', async () => {
    const request = lessonRequest()
    const lengths: number[] = []
    for await (const event of text.writeObjectives({ request }, never)) {
      lengths.push(JSON.stringify(event.type === 'draft' ? event.value : event.objectives).length)
    }
    expect(lengths.length).toBeGreaterThan(15)
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
  })

  it('needs 8 to 22 s for a plan at its own pace', async () => {
    for (const request of languages.flatMap((language) =>
      requestsIn(language).filter(({ durationMin }) => durationMin === 55),
    )) {
      const objectives = await objectivesOf(text, request)
      let pauses = 0
      for await (const event of text.writeLessonPlan(
        { request, objectives, finished: [], wanted: writtenKeys },
        never,
      )) {
        if (event.type === 'draft' || event.type === 'section') pauses += 1
      }
      expect((pauses * defaultPaceMs) / 1000).toBeGreaterThan(8)
      expect((pauses * defaultPaceMs) / 1000).toBeLessThan(22)
    }
  })

  it('throws the reason of an abort at once, in the middle of a pause', async () => {
    const controller = new AbortController()
    const reason = new Error('cancelled by the teacher')
    const slow = createSampleGenerator({ paceMs: 600_000 })
    const events = slow
      .writeObjectives({ request: lessonRequest() }, controller.signal)
      [Symbol.asyncIterator]()
    const pending = events.next()
    controller.abort(reason)
    await expect(pending).rejects.toBe(reason)
  })
})
