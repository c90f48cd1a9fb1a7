import type { Language } from '@classeur/contracts'
import { foldedWords } from '@classeur/domain/lesson-plans'
import { describe, expect, it, vi } from 'vitest'
import { languages, lessonIdsIn, requestFor, teachingModels } from '../../test/kit/lesson-requests.ts'
import { stringsIn, wholePlan, type WholePlan } from '../../test/kit/whole-plan.ts'
import { openLesson } from './compose/open-lesson.ts'
import { createSampleGenerator } from './create-sample-generator.ts'

vi.setConfig({ testTimeout: 120_000 })

const text = createSampleGenerator({ paceMs: 0 })
/** In the longest lessons every prepared task and phase appears. */
const longest = 120
/** Fewer words are headings, terms and cells of tables. */
const fewestWords = 4

const sentenceEnd = /(?<=[.!?؟…:;؛][»”)]?)\s+|\n+/u
/** Formulas are part of a sentence, so that the same words with other numbers make another sentence. */
const sentencesIn = (value: unknown): string[] =>
  stringsIn(value)
    .flatMap((part) => part.split(sentenceEnd))
    .map((sentence) => foldedWords(sentence).join(' '))
    .filter((sentence) => sentence.split(' ').length >= fewestWords)

const sentencesOf = ({ sections }: WholePlan): Set<string> =>
  new Set(sections.flatMap(({ value }) => sentencesIn(value)))

async function plansOf(language: Language): Promise<{ name: string; plan: WholePlan }[]> {
  const plans: { name: string; plan: WholePlan }[] = []
  for (const lessonId of lessonIdsIn(language))
    for (const teachingModel of teachingModels) {
      const request = requestFor(lessonId, language, { teachingModel, durationMin: longest })
      plans.push({ name: lessonId, plan: await wholePlan(text, request) })
    }
  return plans
}

describe.each(languages)('plans in %s', (language) => {
  it('share no sentence with a plan on another topic or level, whatever their teaching models', async () => {
    const plans = (await plansOf(language)).map(({ name, plan }) => ({ name, sentences: sentencesOf(plan) }))
    const shared: string[] = []
    for (const [index, one] of plans.entries())
      for (const other of plans.slice(index + 1)) {
        if (one.name === other.name) continue
        for (const sentence of one.sentences)
          if (other.sentences.has(sentence)) shared.push(`${one.name} and ${other.name}: ${sentence}`)
      }
    expect([...new Set(shared)]).toEqual([])
  })

  it('ask no quiz question that another plan or their own lesson asks', async () => {
    const asked = new Map<string, string>()
    for (const { name, plan } of await plansOf(language)) {
      const lesson = plan.sections.filter(({ key }) => key !== 'assessment').map(({ value }) => value)
      const own = stringsIn(lesson).join('\n')
      for (const { question } of plan.valueOf('assessment').exitQuiz) {
        expect(own).not.toContain(question)
        const words = foldedWords(question).join(' ')
        expect([question, asked.get(words) ?? name]).toEqual([question, name])
        asked.set(words, name)
      }
    }
    expect(asked.size).toBe(lessonIdsIn(language).length * 5)
  })

  it('ask nothing before the explanation that is practised or assessed after it', async () => {
    for (const { plan } of await plansOf(language)) {
      const phases = plan.valueOf('phases').items
      const taught = plan.lesson.request.teachingModel === 'inquiry' ? 2 : 1
      const explained = phases.findIndex(({ teacher }) => teacher === explanationOf(plan))
      expect(explained).toBeGreaterThanOrEqual(taught)
      const before = phases.slice(0, explained).map((phase) => phase.checkQuestion)
      const after = stringsIn([
        ...phases.slice(explained).map((phase) => phase.checkQuestion),
        plan.valueOf('misconceptions').items.map(({ probe }) => probe),
        plan.valueOf('assessment').exitQuiz.map(({ question }) => question),
      ])
      for (const question of before) expect(after).not.toContain(question)
    }
  })
})

/** What the teacher does in the phase that explains. */
const explanationOf = ({ lesson }: WholePlan): string => openLesson(lesson).topic.phases.model.teacher
