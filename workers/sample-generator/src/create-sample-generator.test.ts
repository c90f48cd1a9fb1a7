import {
  LessonObjectiveList,
  lessonSections,
  maxObjectiveWords,
  type LessonRequest,
  type LessonSectionKey,
  type LessonSections,
} from '@classeur/contracts'
import { samplePackIds } from '@classeur/domain/lesson-plans'
import { describe, expect, it, vi } from 'vitest'
import { requestsWithoutMaterial } from '../../../api/test/kit/topics-without-material.ts'
import { allRequestsIn, languages, lessonRequest, requestsIn } from '../../test/kit/lesson-requests.ts'
import { objectivesOf, sectionsOf, wholeText, writtenKeys } from '../../test/kit/whole-plan.ts'
import { openLesson } from './compose/open-lesson.ts'
import { createSampleGenerator, defaultPaceMs } from './create-sample-generator.ts'

// Hundreds of whole plans take longer than the default five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const text = createSampleGenerator({ paceMs: 0 })
const never = new AbortController().signal

async function planOf(request: LessonRequest) {
  const objectives = LessonObjectiveList.parse(await objectivesOf(text, request))
  const sections = await sectionsOf(text, request, objectives)
  expect(sections.map(({ key }) => key)).toEqual(writtenKeys)
  const valueOf = <K extends LessonSectionKey>(key: K) =>
    lessonSections[key].parse(sections.find((section) => section.key === key)?.value) as LessonSections[K]
  return { objectives, sections, valueOf }
}

it('60 requests outside the packs are all refused without any text', async () => {
  for (const request of requestsWithoutMaterial) {
    const refused = { code: 'generations/no-material' }
    await expect(objectivesOf(text, request)).rejects.toMatchObject(refused)
    await expect(sectionsOf(text, request, [])).rejects.toMatchObject(refused)
  }
})

describe.each(languages)('the sample generator in %s', (language) => {
  it('has a pack for every catalogue entry and selects it', () => {
    const found = requestsIn(language).map((request) => openLesson(request))
    for (const [index, { pack, topic }] of found.entries()) {
      expect(Object.keys(pack.topics)).toEqual([...samplePackIds])
      expect(topic).toBe(pack.topics[samplePackIds[index] ?? 'photosynthesis'])
    }
  })

  it('writes valid plans of the exact duration for every pack, model and duration', async () => {
    for (const request of allRequestsIn(language)) {
      const { objectives, sections, valueOf } = await planOf(request)
      for (const { key, value } of sections) expect(lessonSections[key].parse(value)).toEqual(value)
      const minutes = valueOf('phases').items.reduce((sum, phase) => sum + phase.minutes, 0)
      expect(minutes).toBe(request.durationMin)
      expect(new Set(objectives.map(({ bloomLevel }) => bloomLevel)).size).toBeGreaterThanOrEqual(3)
      for (const { text: words } of objectives)
        expect(words.split(/\s+/u).length).toBeLessThanOrEqual(maxObjectiveWords)
    }
  })

  it('asks no question before its explanation', async () => {
    for (const request of allRequestsIn(language)) {
      const { topic } = openLesson(request)
      const { items } = (await planOf(request)).valueOf('phases')
      const taught = items.findIndex(({ teacher }) => teacher === topic.explanation)
      expect(taught, 'every lesson has its explanation').toBeGreaterThanOrEqual(0)
      const later = [...topic.practice, ...topic.exit, topic.challenge]
      for (const phase of items.slice(0, taught)) {
        for (const { question } of later) expect(JSON.stringify(phase)).not.toContain(question)
      }
    }
  })

  it('repeats no question, neither within the lesson nor in the exit quiz', async () => {
    for (const request of allRequestsIn(language)) {
      const { topic } = openLesson(request)
      const { valueOf, sections } = await planOf(request)
      const before = sections
        .filter(({ key }) => key !== 'assessment')
        .map(({ value }) => JSON.stringify(value))
      for (const { question } of valueOf('assessment').exitQuiz)
        expect(
          before.some((section) => section.includes(question)),
          question,
        ).toBe(false)
      const phases = JSON.stringify(valueOf('phases'))
      for (const { question } of topic.practice) expect(phases.split(question).length).toBeLessThanOrEqual(2)
    }
  })

  it('requires only board and paper, and so nothing that a teacher excludes', async () => {
    const others =
      /textbook|scissors|video|projector|internet|computer|\btablets?\b|\bphone|worksheet|manuel|ciseaux|vidéo|projecteur|ordinateur|tablette numérique|téléphone|(?<!\p{L})(?:ال)?كتاب(?!\p{L})|مقص|فيديو|حاسوب|إنترنت|هاتف|جهاز عرض/iu
    for (const request of allRequestsIn(language))
      for (const part of await wholeText(text, request)) expect(part).not.toMatch(others)
  })

  it('lists the teacher’s input as written and never inserts it into its own sentences', async () => {
    const given = {
      priorKnowledge: 'Zebra crossings\nTraffic lights',
      materials: 'Twelve cones; no textbook',
      standards: 'RS.4.2',
    }
    for (const request of requestsIn(language, given)) {
      const { valueOf, sections } = await planOf(request)
      expect(valueOf('priorKnowledge').items.slice(0, 2)).toEqual(['Zebra crossings', 'Traffic lights'])
      expect(valueOf('materials').items.slice(0, 2)).toEqual(['Twelve cones', 'no textbook'])
      expect(valueOf('assessment').criteria.at(-1)).toContain('RS.4.2')
      const others = sections.filter(
        ({ key }) => !['priorKnowledge', 'materials', 'assessment'].includes(key),
      )
      expect(JSON.stringify(others)).not.toMatch(/Zebra|cones|RS\.4\.2/u)
    }
  })

  it('contains no template remnants and no doubled punctuation', async () => {
    for (const request of allRequestsIn(language)) {
      for (const part of await wholeText(text, request))
        expect(part).not.toMatch(
          /undefined|null|NaN|\[object|\$\{|[{}]|\u0020{2,}|[^.…]\.\.(?!\.)|\s[.,](?=\s|$)|،\.|؛\.|\?\.$|؟\.$|: *$/u,
        )
    }
  })
})

it('every equation of fractions is correct in each language', () => {
  let checked = 0
  const value = (side: string) =>
    [...side.matchAll(/([+−]?)\s*(\d+)\/(\d+)/gu)].reduce(
      (sum, [, sign, top, bottom]) => sum + ((sign === '−' ? -1 : 1) * Number(top)) / Number(bottom),
      0,
    )
  for (const language of languages) {
    for (const request of requestsIn(language)) {
      const { topic } = openLesson(request)
      for (const [chain] of JSON.stringify(topic).matchAll(/\d+\/\d+(?:\s*[+−=]\s*\d+\/\d+)*/gu)) {
        const [first = '', ...others] = chain.split('=')
        for (const other of others) {
          checked += 1
          expect(value(other), chain).toBeCloseTo(value(first), 10)
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(60)
})

it('every other calculation is correct in each language', () => {
  let checked = 0
  const results: Record<string, (a: number, b: number) => number> = {
    '÷': (a, b) => a / b,
    '×': (a, b) => a * b,
    '+': (a, b) => a + b,
    '−': (a, b) => a - b,
  }
  for (const { pack } of languages.map((language) => openLesson(lessonRequest({ language })))) {
    const words = JSON.stringify(pack.topics).replaceAll(',', '.')
    for (const [, a, sign = '', b, c] of words.matchAll(
      /(?<![\d/.])(\d+(?:\.\d+)?) ([÷×+−]) (\d+(?:\.\d+)?) = (\d+(?:\.\d+)?)(?!\/)/gu,
    )) {
      checked += 1
      expect(results[sign]?.(Number(a), Number(b)), `${a} ${sign} ${b} = ${c}`).toBeCloseTo(Number(c), 10)
    }
  }
  expect(checked).toBeGreaterThanOrEqual(15)
})

it('Arabic texts contain no Latin letters', async () => {
  for (const request of allRequestsIn('ar'))
    for (const part of await wholeText(text, request)) expect(part).not.toMatch(/[a-z]/iu)
})

it('French texts have no-break spaces before two-part punctuation', async () => {
  for (const request of allRequestsIn('fr'))
    for (const part of await wholeText(text, request)) expect(part).not.toMatch(/\u0020[:;?!»]|«\u0020/u)
})

describe('the sample generator', () => {
  it('returns the same text for the same input, and resumes where it stopped', async () => {
    for (const request of languages.flatMap((language) => requestsIn(language))) {
      const objectives = await objectivesOf(text, request)
      const whole = await sectionsOf(text, request, objectives)
      const first = await sectionsOf(text, request, objectives, writtenKeys.slice(0, 5))
      const rest = await sectionsOf(text, request, objectives, writtenKeys.slice(5))
      expect([...first, ...rest]).toEqual(whole)
    }
  })

  it('streams growing drafts of objectives', async () => {
    const lengths: number[] = []
    for await (const event of text.writeObjectives({ request: lessonRequest() }, never))
      lengths.push(JSON.stringify(event.type === 'draft' ? event.value : event.objectives).length)
    expect(lengths.length).toBeGreaterThan(15)
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
  })

  it('takes 8 to 22 s for a plan at its default pace', async () => {
    for (const request of languages.flatMap((language) => requestsIn(language))) {
      const objectives = await objectivesOf(text, request)
      let pauses = 0
      const input = { request, objectives, finished: [], wanted: writtenKeys }
      for await (const event of text.writeLessonPlan(input, never))
        if (event.type === 'draft' || event.type === 'section') pauses += 1
      expect((pauses * defaultPaceMs) / 1000).toBeGreaterThan(8)
      expect((pauses * defaultPaceMs) / 1000).toBeLessThan(22)
    }
  })

  it('throws the reason of an abort at once, even during a pause', async () => {
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
