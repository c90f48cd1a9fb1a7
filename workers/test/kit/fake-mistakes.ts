import type { LessonSections } from '@classeur/contracts'
import { goodAnswer, goodSections, type AskedFor } from './fake-answer.ts'

/** What a model can write instead of what it was asked for. */
export const fakeMistakes = [
  'nothing-wrong',
  'wrong-language',
  'off-topic',
  'empty-section',
  'duplicated-section',
  'wrong-key',
  'stubborn-key',
  'refusal-en',
  'refusal-fr',
  'refusal-ar',
  'refusal-in-json',
  'latex',
  'loose-types',
] as const
export type FakeMistake = (typeof fakeMistakes)[number]

const longText = 20

/** Replaces every sentence of a value; ids, kinds and short labels stay. */
function sayInstead(value: unknown, sentence: string): unknown {
  if (typeof value === 'string') return value.length > longText ? sentence : value
  if (Array.isArray(value)) return value.map((item) => sayInstead(item, sentence))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, sayInstead(item, sentence)]))
}

const french =
  'Les élèves regardent d’abord le tableau, puis ils écrivent dans leur cahier ce qu’ils savent déjà de la leçon.'
const volcanoes =
  'A volcano throws out lava, ash and gas when the pressure of the hot magma below the crust becomes too high for it.'

const refusals = {
  'refusal-en': "I'm sorry, but I can't help with that request.",
  'refusal-fr': 'Je suis désolé, mais je ne peux pas vous aider pour cette demande.',
  'refusal-ar': 'عذرًا، لا يمكنني المساعدة في هذا الطلب.',
  'refusal-in-json': '{"error": "I cannot assist with creating this content, as it violates my guidelines."}',
} as const

/** Marks another option of the first question as right, and says so in the answer. */
function withWrongKey(assessment: LessonSections['assessment']): LessonSections['assessment'] {
  const [first, ...others] = assessment.exitQuiz
  if (!first) return assessment
  const wrong = first.options.findIndex(({ correct }) => !correct)
  const options = first.options.map((option, index) => ({ ...option, correct: index === wrong }))
  return { ...assessment, exitQuiz: [{ ...first, options, answer: options[wrong]?.text ?? '' }, ...others] }
}

const json = (value: unknown) => JSON.stringify(value, null, 1)

/** The response to a request by a model that makes this mistake. */
export function mistakenAnswer(asked: AskedFor, mistake: FakeMistake): string {
  if (mistake in refusals) return refusals[mistake as keyof typeof refusals]
  if (asked.task !== 'sections') return goodAnswer(asked)
  const sections = goodSections(asked, asked.keys)
  const [first = 'overview'] = asked.keys
  switch (mistake) {
    case 'wrong-language':
      return json(sayInstead(sections, french))
    case 'off-topic':
      return json(sayInstead(sections, volcanoes))
    case 'empty-section':
      return json({ ...sections, [first]: {} })
    case 'duplicated-section':
      return `{${asked.keys.flatMap((key) => [1, 2].map(() => `"${key}": ${json(sections[key])}`)).join(',')}}`
    case 'wrong-key':
    case 'stubborn-key': {
      const assessment = sections['assessment'] as LessonSections['assessment'] | undefined
      const isMistaken = mistake === 'stubborn-key' || !asked.isRepair
      return json(assessment && isMistaken ? { ...sections, assessment: withWrongKey(assessment) } : sections)
    }
    case 'latex':
      // The backslash of LaTeX isn't doubled, as it would have to be in JSON.
      return json(sections).replace(
        'Cut the first strip again',
        String.raw`Write $\frac{1}{2} \times 2$ and cut again`,
      )
    case 'loose-types':
      return json(sections).replaceAll(/": (\d+)(?=[,\n])/gu, '": "$1"')
    default:
      return json(sections)
  }
}
