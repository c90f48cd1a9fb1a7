import type { Language, LessonSectionKey, LessonSections } from '@classeur/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createResourceGenerator } from '../../src/ai/openai-compatible/create-resource-generator.ts'
import { createTextGenerator } from '../../src/ai/openai-compatible/create-text-generator.ts'
import { fakeObjectives } from '../kit/fake-answer.ts'
import { fakeSections } from '../kit/fake-plan.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import { collect, lessonFor, lessonRequest, never, planInput } from '../kit/request-for-tests.ts'
import { sheetBrief } from '../kit/sheet-kit.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.stop())

const answer = (value: unknown) => {
  provider.calls.length = 0
  provider.setBehaviour({ chat: [{ text: typeof value === 'string' ? value : JSON.stringify(value) }] })
}
const generator = () => createTextGenerator({ baseUrl: provider.url, model: 'fake' })
const lessonIn = (language: Language) =>
  lessonFor({ ...lessonRequest, language, ...(language === 'fr' && { topic: 'Addition de fractions' }) })
async function write(key: LessonSectionKey, language: Language = 'en') {
  const input = planInput({ lesson: lessonIn(language), wanted: [key] })
  const events = await collect(generator().writeLessonPlan(input, never))
  return events.filter((event) => event.type === 'section')
}
const propose = () => collect(generator().writeObjectives({ lesson: lessonFor() }, never))
async function writeSheet() {
  const writer = createResourceGenerator({ baseUrl: provider.url, model: 'fake' })
  const events = await collect(writer.writeSheet({ brief: sheetBrief(), outgoing: 'Grade 6' }, never))
  return events.flatMap((event) => (event.type === 'finished' ? event.items : []))
}

const good = fakeSections({ ...lessonRequest, objectives: 1 })
const [misconception, other] = good.misconceptions.items as [
  LessonSections['misconceptions']['items'][0],
  LessonSections['misconceptions']['items'][0],
]
/** Good sections, each with a sentence near its beginning with which models also decline. */
const quoting: [string, LessonSectionKey, object, Language?][] = [
  [
    'quoted in English',
    'overview',
    {
      ...good.overview,
      summary: `Adding fractions makes some students say "I can't do this". They cut strips.`,
    },
  ],
  [
    'without quotation marks',
    'misconceptions',
    {
      items: [
        { ...misconception, misconception: 'I can’t do this, so adding fractions isn’t for me.' },
        other,
      ],
    },
  ],
  [
    'as the question of a teacher',
    'priorKnowledge',
    {
      ...good.priorKnowledge,
      checkQuestion: 'What do you do when you think: I cannot help with this fraction?',
    },
  ],
  [
    'as a line of the students',
    'reflection',
    { questions: ['Who said “I can’t do this” while adding fractions, and what helped?'] },
  ],
  [
    'quoted in French',
    'overview',
    {
      summary:
        'Les élèves additionnent des fractions. Quand un camarade dit « Je ne peux pas vous aider », ils découpent une bande.',
      bigIdea: 'Pour une addition de fractions, on cherche d’abord des parts égales.',
    },
    'fr',
  ],
]

describe('a section that fits its schema', () => {
  it.each(quoting)(
    'isn’t a refusal, though it contains such a sentence %s',
    async (_how, key, value, language) => {
      answer({ [key]: value })
      const sections = await write(key, language)
      expect(sections.map((section) => section.key)).toEqual([key])
      expect(JSON.stringify(sections)).toMatch(/can’t do|can't do|cannot help|peux pas vous aider/u)
    },
  )

  it('isn’t a refusal among objectives either', async () => {
    const [first, ...others] = fakeObjectives(lessonRequest)
    const evidence = 'Corrects a classmate who says: I can’t help with this sum.'
    answer({ objectives: [{ ...first, evidence }, ...others] })
    const [finished] = (await propose()).filter(({ type }) => type === 'finished')
    expect(finished).toEqual({ type: 'finished', objectives: [{ ...first, evidence }, ...others] })
  })
})

it('an item of a sheet that contains such a sentence stays on it', async () => {
  const items = [11, 12, 13, 14].map((a) => ({
    prompt: `Ali says: I can't do this. Show him: $${a} + 7 = \\square$.`,
    answer: { kind: 'value', shown: `$${a + 7}$` },
    steps: [],
    check: { kind: 'arithmetic', expression: `${a}+7`, form: 'any' },
  }))
  answer({ intro: '', items })
  expect(await writeSheet()).toHaveLength(4)
})

describe('an answer that declines ends as flagged, after one request', () => {
  const declines: [string, unknown][] = [
    ['a sentence', "I'm sorry, but I can't help with that request."],
    ['a sentence that quotes the request', 'I’m sorry, I can’t help with “adding fractions”.'],
    ['an object of its own', { error: 'I cannot assist with creating this, as it violates my guidelines.' }],
    ['a text in place of the section', { overview: 'Je suis désolé, je ne peux pas vous aider.' }],
    ['the first field of the section', { overview: { summary: 'I cannot help with this request.' } }],
    [
      'each field of the section',
      {
        overview: { summary: 'I’m sorry, I can’t help with this.', bigIdea: 'I can’t provide this content.' },
      },
    ],
  ]
  it.each(declines)('%s', async (_form, value) => {
    answer(value)
    await expect(write('overview')).rejects.toMatchObject({
      code: 'generations/output-flagged',
      params: { reason: 'provider-policy' },
    })
    expect(provider.calls).toHaveLength(1)
  })

  it('a text in place of the objectives', async () => {
    answer({ objectives: 'I can’t help with this request.' })
    await expect(propose()).rejects.toMatchObject({ code: 'generations/output-flagged' })
  })

  it('a text in place of an item', async () => {
    answer({ items: [{ prompt: "I'm sorry, but I can't create this." }] })
    await expect(writeSheet()).rejects.toMatchObject({ code: 'generations/output-flagged' })
  })
})
