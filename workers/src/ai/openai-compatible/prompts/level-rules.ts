import type { LessonRequest } from '@classeur/contracts'
import { agesOfLevel, sentenceLimits } from '@classeur/domain/lesson-plans'

/** From this age on: how students of this age read, and what they can do. */
const byAge: readonly (readonly [fromAge: number, rules: string])[] = [
  [
    0,
    'They read slowly. Everyday words of one or two syllables; one idea in each sentence; no passive and no subordinate clause. Instructions have one step. Objects and actions come before signs, numbers stay small.',
  ],
  [
    8,
    'They read short texts. Everyday words; subordinate clauses only with "because", "when" and "if"; no passive. Instructions have at most two steps. Each new term is explained where it first appears.',
  ],
  [
    10,
    'They read on their own, but lose long sentences. The example comes before the rule. Instructions have at most three steps, each in its own sentence.',
  ],
  [
    12,
    'They read subject texts with help. Terms are used exactly and explained once. One abstract step at a time, each beside its example. Ask for reasons.',
  ],
  [
    14,
    'They can reason about things they can’t see, with an example beside it. Define terms precisely. Ask for evidence and for the limits of a rule.',
  ],
  [
    16,
    'They can use exact subject language, definitions with their conditions, and formal notation. Tasks use the verbs of examinations: state, explain, derive, evaluate.',
  ],
  [18, 'They are adults. Academic language, concise; they work through a text on their own.'],
]

/** From this age on: how many terms of one lesson students can keep in mind. */
const termsByAge: readonly (readonly [fromAge: number, terms: number])[] = [
  [0, 3],
  [8, 4],
  [10, 5],
  [12, 6],
  [16, 8],
]
/** For a level that implies no age. */
const usualTerms = 6

/** How many key terms a lesson of this level has at most. */
export function mostTerms(level: string): number {
  const ages = agesOfLevel(level)
  return termsByAge.findLast(([from]) => from <= (ages?.to ?? -1))?.[1] ?? usualTerms
}

/** Models write longer sentences than they are asked for. */
const headroom = 0.8

/** How texts for the students of this level are written: words, sentences, steps. */
export function levelRules({ level, language }: Pick<LessonRequest, 'level' | 'language'>): string[] {
  const ages = agesOfLevel(level)
  const limits = sentenceLimits(level, language)
  const [, rules] = byAge.findLast(([from]) => from <= (ages?.to ?? -1)) ?? []
  if (!ages || !limits || !rules) {
    return [
      'Texts for students (explanation, sheet, quiz, homework): write them so that the weakest reader of the level named in the data can read them alone. Short sentences; each new term is explained where it first appears.',
    ]
  }
  const years = ages.from >= 18 ? 'adults' : `students of ${ages.from} to ${ages.to + 1} years`
  return [
    `Texts for students (explanation, sheet, quiz, homework) are for ${years}. ${rules}`,
    `Their sentences have about ${limits.mean - 2} words on average, and at most ${Math.round(limits.longest * headroom)}.`,
  ]
}
