import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { resourceTiers, type ResourceTier } from '../../resources/item.ts'
import { typedText } from '../../resources/rich-text.ts'
import type { MadeItem } from '../item-family.ts'
import { planSheet } from '../plan-sheet.ts'
import { randomOf } from '../random.ts'
import { lookUpForm, type FormCheck } from './look-up-form.ts'
import { arabicBrokenPlural } from './arabic/broken-plurals.ts'
import { arabicFemininePlurals } from './tables/arabic-words.ts'
import { wordFamilies } from './word-families.ts'

const bare = (text: string) => text.replace(/[\u064b-\u0652]/gu, '')
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const byId = new Map(wordFamilies.map((family) => [family.id, family]))
/** By id, so that a counterexample stays short. */
const choices = fc.constantFrom(
  ...wordFamilies.flatMap(({ id, errors }) =>
    resourceTiers.flatMap((tier) => [null, ...Object.keys(errors)].map((aim) => ({ id, tier, aim }))),
  ),
)
interface Choice {
  id: string
  tier: ResourceTier
  aim: string | null
}
function make({ id, tier, aim }: Choice, seed: number): MadeItem {
  const family = byId.get(id)
  if (!family) throw new Error(`no family ${id}`)
  return family.make(randomOf(seed), tier, family.languages[0] ?? 'en', aim)
}

describe.each(wordFamilies.map((family) => [family.id, family] as const))('%s', (_id, family) => {
  it('the rule and the table of full forms agree for every entry', () => {
    const differing = family.tasks.filter(({ check, answer }) => lookUpForm(check) !== bare(answer))
    expect(differing.map(({ check, answer }) => ({ check, answer, table: lookUpForm(check) }))).toEqual([])
  })

  it('has at least forty entries', () => expect(family.tasks.length).toBeGreaterThanOrEqual(40))

  it('every entry shows at least one error, under a key of the family', () => {
    for (const { slips, answer, word } of family.tasks) {
      expect(Object.keys(family.errors)).toEqual(expect.arrayContaining(Object.keys(slips)))
      const wrong = Object.values(slips).filter((slip) => slip !== null && bare(slip) !== bare(answer))
      expect(wrong, word).not.toEqual([])
    }
  })

  it('no error gives an answer that only differs by vowel signs', () => {
    const equal = family.tasks.flatMap(({ slips, answer, word }) =>
      Object.entries(slips).flatMap(([error, slip]) =>
        slip !== null && slip !== answer && bare(slip) === bare(answer) ? [`${word}: ${error}`] : [],
      ),
    )
    expect(equal).toEqual([])
  })

  it('each tier is harder than the one before, on average, with any aim', () => {
    for (const aim of [null, ...Object.keys(family.errors)]) {
      const means = resourceTiers.map((tier) => {
        const demands = Array.from(
          { length: 300 },
          (_, seed) => make({ id: family.id, tier, aim }, seed).demand,
        )
        return demands.reduce((sum, demand) => sum + demand, 0) / demands.length
      })
      expect(means, String(aim)).toEqual([...new Set(means)].sort((a, b) => a - b))
    }
  })
})

it('no wrong plural of a thing is the right plural of another noun', () => {
  const others = new Set([...arabicFemininePlurals.values()].flat())
  const things = arabicBrokenPlural.tasks.filter(({ sentences }) =>
    sentences.every((text) => text.includes('كثيرة')),
  )
  expect(things.length).toBeGreaterThan(30)
  const right = things.flatMap(({ slips }) => Object.values(slips).filter((slip) => slip && others.has(slip)))
  expect(right).toEqual([])
})

describe('an item of language', () => {
  it('has the answer of the table, the error it aims at, and one box', () => {
    fc.assert(
      fc.property(choices, seeds, (choice, seed) => {
        const item = make(choice, seed)
        const answer = item.answer.kind === 'value' ? typedText(item.answer.shown) : ''
        const prompt = typedText(item.prompt)
        expect(lookUpForm(item.check as FormCheck)).toBe(bare(answer))
        if (choice.aim !== null) expect(item.wrong?.error).toBe(choice.aim)
        expect(typedText(item.wrong?.shown ?? [])).not.toBe(answer)
        expect(prompt.split('\\square')).toHaveLength(2)
        expect(prompt).not.toMatch(/@|undefined|null| {2}/u)
        expect(item.steps.length).toBeGreaterThanOrEqual(2)
      }),
      propertyRuns(600),
    )
  })

  it('is the same for the same seed, and differs between seeds', () => {
    for (const family of wordFamilies) {
      const prompts = (from: number) =>
        Array.from({ length: 20 }, (_, seed) =>
          typedText(make({ id: family.id, tier: 'core', aim: null }, from + seed).prompt),
        )
      expect(prompts(0)).toEqual(prompts(0))
      expect(new Set(prompts(0)).size).toBeGreaterThan(10)
    }
  })
})

it('the tables refuse a verb, a tense, a person and a noun that they do not have', () => {
  const verb = { kind: 'conjugation', language: 'fr', verb: 'finir', tense: 'présent', person: 5 } as const
  expect([
    lookUpForm(verb),
    lookUpForm({ ...verb, verb: 'blorper' }),
    lookUpForm({ ...verb, tense: 'plus-que-parfait' }),
    lookUpForm({ ...verb, person: 6 }),
    lookUpForm({ kind: 'plural', language: 'en', noun: 'blorp' }),
    lookUpForm({ kind: 'word-form', language: 'fr', table: 'participle-neuter', word: 'aller' }),
    lookUpForm({ kind: 'conjugation', language: 'en', verb: 'go', tense: 'present', person: 0 }),
  ]).toEqual(['finissent', null, null, null, null, null, null])
})

it.each([
  ['en', 'English', 'Present perfect', ['english-present-perfect']],
  ['en', 'Anglais', 'Prétérit des verbes irréguliers', ['english-past-simple-irregular']],
  ['fr', 'Français', 'Accord du participe passé', ['french-agreement-with-avoir']],
  ['fr', 'Français', 'Conjuguer les verbes à l’imparfait', ['french-imparfait']],
  ['fr', 'Français', 'Le pluriel des noms', ['french-plural-nouns']],
  ['ar', 'اللغة العربية', 'جمع المذكر السالم', ['arabic-sound-masculine-plural']],
  ['ar', 'اللغة العربية', 'جمع التكسير', ['arabic-broken-plural']],
  ['fr', 'Mathématiques', 'Pluriel', []],
] as const)('in %s and %s, the skill “%s” is practised by %j', (language, subject, name, expected) => {
  const wish = { kind: 'practice-sheet', tier: 'core', level: '', length: 6, seed: 1 } as const
  const asked = { skills: [{ id: null, name }], questions: [], errors: [] }
  const { parts } = planSheet({ ...wish, ...asked, language, subject })
  expect(parts.map(({ family }) => family)).toEqual(expected)
})
