import { describe, expect, it } from 'vitest'
import { isDeep } from '../../../../.config/deep-tests.ts'
import { computeCheck } from '../resources/compute/compute-check.ts'
import { resourceTiers, type ResourceTier, type RichPiece, type RichText } from '../resources/item.ts'
import { readAnswer } from '../resources/reading/read-answer.ts'
import { richText, typedText } from '../resources/rich-text.ts'
import { isSame } from '../resources/verify/is-same.ts'
import { showsCheck } from '../resources/verify/shows-check.ts'
import type { Language } from '../text/language.ts'
import { itemFamilies } from './all.ts'
import type { ItemFamily, MadeItem } from './item-family.ts'
import { makeItem } from './make-item.ts'
import { randomOf, seedOf } from './random.ts'
import { figureProblem } from './testing/figure-problem.ts'

/** Items per family in the deep suite, and of each tier in each language in the usual one. */
const deepRuns = 10_000
const usualRuns = 6
/** Enough for a steady mean. */
const demandRuns = 200

/** Items for a quiz of each tier in each language. */
const quizRuns = 4
const quizOrder = { id: 'item', aim: null, skill: null, asChoice: true, age: null }
/** There are only two articles. */
const withoutOptions = new Set(['english-articles-a-an'])

const runsOf = (family: ItemFamily): number =>
  isDeep ? Math.ceil(deepRuns / (resourceTiers.length * family.languages.length)) : usualRuns

interface Made {
  item: MadeItem
  aim: string | null
  tier: ResourceTier
  language: Language
  seed: number
}

function itemsOf(family: ItemFamily, language: Language): Made[] {
  const aims = [null, ...Object.keys(family.errors)]
  return resourceTiers.flatMap((tier) =>
    Array.from({ length: runsOf(family) }, (_, index) => {
      const seed = seedOf(family.id, tier, index)
      const aim = aims[index % aims.length] ?? null
      const item = family.make(randomOf(seed), tier, language, aim)
      return { item, aim, tier, language, seed }
    }),
  )
}

const textsOf = ({ prompt, answer, steps, wrong }: MadeItem): RichText[] => [
  prompt,
  ...steps,
  ...(wrong ? [wrong.shown] : []),
  ...(answer.kind === 'value'
    ? [answer.shown]
    : answer.kind === 'choice'
      ? answer.options.map(({ content }) => content)
      : [answer.model]),
]

const spoiled = /NaN|undefined|null|Infinity|\[object|\$\$|\\text|\\frac|\bfalse\b|\d\.\d{10}/u
const scripts: Readonly<Record<Language, RegExp>> = {
  en: /^[^\u0600-\u06ff]*$/u,
  fr: /^[^\u0600-\u06ff]*$/u,
  ar: /^[^]*$/u,
}
/** Low punctuation before a gap that may break, which French has as a no-break space. */
const frenchGap = /\S[ \t][:;?!»]|«[ \t]/u

/** What a failure is found again with. */
const whereIs = (family: ItemFamily, { item, aim, tier, language, seed }: Made): string =>
  `${family.id} ${tier} ${language} seed ${seed} aim ${aim}: ${typedText(item.prompt)} ${JSON.stringify(item.check)}`

function answerProblems({ item: { answer, check }, language }: Made, values: readonly string[]): string[] {
  const read = (shown: RichText) => JSON.stringify(readAnswer(check, shown, language))
  const wanted = JSON.stringify(values)
  if (answer.kind === 'open') return ['an open answer']
  if (answer.kind === 'value')
    return read(answer.shown) === wanted
      ? []
      : [`answer ${typedText(answer.shown)} reads as ${read(answer.shown)}, not ${wanted}`]
  const { options, correct } = answer
  const texts = new Set(options.map(({ content }) => typedText(content)))
  return [
    ...(options.every(({ content }, index) => (read(content) === wanted) === (index === correct))
      ? []
      : ['not exactly one right option']),
    ...(texts.size === options.length ? [] : ['options alike']),
  ]
}

function valueProblems(family: ItemFamily, made: Made): string[] {
  const { item, aim, language } = made
  const { check, wrong } = item
  const values = computeCheck(check)
  if (!values) return ['can’t be computed']
  const isAimed = aim === null || wrong?.error === aim
  const isKnown = !wrong || Object.hasOwn(family.errors, wrong.error)
  const differs =
    !wrong || JSON.stringify(readAnswer(check, wrong.shown, language)) !== JSON.stringify(values)
  return [
    ...answerProblems(made, values),
    ...(showsCheck(item.prompt, item.figure, check)
      ? []
      : ['the prompt doesn’t show the numbers of its check']),
    ...(isAimed ? [] : ['not aimed at the error']),
    ...(isKnown ? [] : ['aimed at an unknown error']),
    ...(differs ? [] : ['the error leads to the answer']),
    ...(Number.isFinite(item.demand) ? [] : ['no demand']),
  ]
}

/** Texts that an editor would read as something else. */
const misread = (all: readonly RichText[]): string[] =>
  all
    .filter((rich) => !isSame(joined(richText(typedText(rich))), joined(rich)))
    .map((rich) => `misread: ${typedText(rich)}`)

/** A text with neighbouring pieces of words as one. */
const joined = (rich: RichText): unknown[] =>
  rich.reduce<RichPiece[]>((pieces, piece) => {
    const last = pieces.at(-1)
    return piece.kind === 'text' && last?.kind === 'text'
      ? [...pieces.slice(0, -1), { kind: 'text', text: last.text + piece.text }]
      : [...pieces, piece.kind === 'text' ? piece : { kind: piece.kind, nodes: piece.nodes }]
  }, [])

function textProblems(family: ItemFamily, { item, language }: Made): string[] {
  const all = textsOf(item)
  const words = all.map((rich) => rich.map((piece) => (piece.kind === 'text' ? piece.text : '')).join(''))
  const typed = all.map(typedText)
  const isMathematics = family.subject === 'mathematics'
  const figure = item.figure && figureProblem(item.figure)
  return [
    ...misread(all),
    ...(item.steps.length > 0 ? [] : ['no steps']),
    ...(typed.every((text) => text.trim() !== '') ? [] : ['an empty text']),
    ...words.filter((text) => spoiled.test(text)).map((text) => `spoiled: ${text}`),
    ...typed
      .filter((text) => /NaN|undefined|Infinity|\[object/u.test(text))
      .map((text) => `spoiled: ${text}`),
    ...(all.every((rich) => rich.length <= 40) && item.steps.length <= 12 ? [] : ['too long']),
    ...(!isMathematics || words.every((text) => scripts[language].test(text)) ? [] : ['another script']),
    ...(language !== 'fr'
      ? []
      : words.filter((text) => frenchGap.test(text)).map((text) => `a gap that may break: ${text}`)),
    ...(language !== 'ar' || !isMathematics || /[\u0600-\u06ff]/u.test(words.join('')) ? [] : ['no Arabic']),
    ...(figure ? [`${figure} ${JSON.stringify(item.figure)}`] : []),
  ]
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe.each(itemFamilies.map((family) => [family.id, family] as const))('%s', (_, family) => {
  it.each(family.languages.map((language) => [language]))('makes right and whole items in %s', (language) => {
    const problems = itemsOf(family, language).flatMap((made) =>
      [...valueProblems(family, made), ...textProblems(family, made)].map(
        (problem) => `${problem}: ${whereIs(family, made)}`,
      ),
    )
    expect(problems.slice(0, 5)).toEqual([])
  })

  it('is made again from the same seed, and has different items', () => {
    const [language] = family.languages
    if (!language) throw new Error('a family without a language')
    for (const tier of resourceTiers) {
      const prompts = Array.from({ length: 20 }, (__, seed) => {
        const [item, again] = [1, 2].map(() => family.make(randomOf(seed), tier, language, null))
        expect(again).toEqual(item)
        return JSON.stringify([item?.prompt, item?.figure])
      })
      expect(new Set(prompts).size, `${tier} repeats itself`).toBeGreaterThanOrEqual(5)
    }
  })

  it('grows harder from tier to tier by its own measure', () => {
    const [language] = family.languages
    if (!language) throw new Error('a family without a language')
    const demands = resourceTiers.map((tier) =>
      mean(
        Array.from(
          { length: demandRuns },
          (__, index) => family.make(randomOf(seedOf(index, tier)), tier, language, null).demand,
        ),
      ),
    )
    const [support = 0, core = 0, challenge = 0] = demands
    expect(core, `demands ${demands.join(', ')}`).toBeGreaterThan(support)
    expect(challenge, `demands ${demands.join(', ')}`).toBeGreaterThan(core)
  })

  it('makes quizzes in which code verifies every item, and at least half of the items have options', () => {
    const items = family.languages.flatMap((language) =>
      resourceTiers.flatMap((tier) =>
        Array.from({ length: quizRuns }, (__, seed) =>
          makeItem({ ...quizOrder, family, seed: seedOf(family.id, seed), tier, language }),
        ),
      ),
    )
    const open = items.filter(({ verification }) => verification.state !== 'verified')
    expect(open.map(({ prompt, answer }) => [typedText(prompt), answer])).toEqual([])
    const withOptions = items.filter(({ answer }) => answer.kind === 'choice')
    const least = withoutOptions.has(family.id) ? 0 : items.length / 2
    expect(withOptions.length, `of ${items.length}`).toBeGreaterThanOrEqual(least)
  })

  it('has names in its languages and words that find it', () => {
    for (const language of family.languages) expect(family.names[language]?.trim()).toBeTruthy()
    expect(family.words.trim()).not.toBe('')
    for (const { names, words } of Object.values(family.errors)) {
      expect(words.trim()).not.toBe('')
      for (const name of Object.values(names)) expect(name.trim()).not.toBe('')
    }
    expect(family.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
    expect(family.ages.from).toBeLessThanOrEqual(family.ages.to)
  })
})

it('no two families have the same id', () => {
  const ids = itemFamilies.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
