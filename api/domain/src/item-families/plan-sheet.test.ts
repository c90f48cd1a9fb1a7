import { describe, expect, it } from 'vitest'
import { typedText } from '../resources/rich-text.ts'
import { resourceKinds, resourceTiers, type ResourceItem } from '../resources/item.ts'
import { languages } from '../text/language.ts'
import { itemFamilies } from './all.ts'
import { makeSheet } from './make-sheet.ts'
import { planSheet } from './plan-sheet.ts'
import { remakeItem } from './remake-item.ts'
import { shareItems } from './share-items.ts'
import type { SheetWish } from './sheet-plan.ts'

const addSkill = { en: 'Add fractions', fr: 'Additionner des fractions', ar: 'جمع الكسور' } as const
const levels = { en: 'Year 6', fr: 'CM2', ar: 'الصف السادس' } as const
const subjects = { en: 'Mathematics', fr: 'Mathématiques', ar: 'الرياضيات' } as const
const tops = {
  en: 'Adds top and bottom',
  fr: 'Additionne numérateurs et dénominateurs',
  ar: 'يجمع البسطين والمقامين',
} as const

const wish = (changes: Partial<SheetWish> = {}): SheetWish => {
  const { language = 'en' } = changes
  return {
    ...{ kind: 'practice-sheet', tier: 'support', language, length: 8, seed: 42 },
    ...{ subject: subjects[language], level: levels[language] },
    skills: [{ id: 'a', name: addSkill[language] }],
    ...{ questions: [], errors: [] },
    ...changes,
  }
}
const made = (asked: SheetWish, seed = asked.seed) => makeSheet(planSheet(asked), seed)
const prompts = (items: readonly ResourceItem[]) => items.map(({ prompt }) => typedText(prompt))
const topAndBottom = (language: 'en' | 'fr' | 'ar') => [
  { key: '65f0000000000000000000dd', name: tops[language], correction: null },
]

describe('the plan of a sheet', () => {
  it.each(languages)('finds families of a skill in %s, and spreads all items over them', (language) => {
    for (const tier of resourceTiers) {
      const { parts, lacks, minutes } = planSheet(wish({ language, tier }))
      expect(lacks).toEqual([])
      expect(parts.length).toBeGreaterThan(0)
      expect(parts.map(({ from }) => from)).toEqual([1, ...parts.slice(0, -1).map(({ to }) => to + 1)])
      expect(parts.at(-1)?.to).toBe(8)
      for (const { family, title, skill } of parts) {
        expect(family).toMatch(/fraction/u)
        expect(title).toBe(itemFamilies.find(({ id }) => id === family)?.names[language])
        expect(skill).toEqual({ id: 'a', name: addSkill[language] })
      }
      expect(parts.some(({ like }) => like !== null)).toBe(true)
      expect(minutes).toBeGreaterThanOrEqual(8)
    }
  })

  it.each(languages)('aims at the error that a teacher names in %s', (language) => {
    const { parts, lacks } = planSheet(wish({ language, errors: topAndBottom(language) }))
    expect(lacks).toEqual([])
    for (const { aims } of parts) expect(aims.map(({ name }) => name)).toContain(tops[language])
    for (const { error } of made(wish({ language, errors: topAndBottom(language) }))) {
      expect(error?.name).toBe(tops[language])
      expect(error && typedText(error.wrong)).toMatch(/frac/u)
    }
  })

  it('says what has no prepared items, and makes nothing of it', () => {
    const plan = planSheet(
      wish({ skills: [{ id: 'b', name: 'Photosynthesis' }], questions: [{ id: 'q', name: 'Q7' }] }),
    )
    expect(plan.parts).toEqual([])
    expect(plan.lacks).toEqual(['Photosynthesis', 'Q7'])
    expect(makeSheet(plan, 1)).toEqual([])
  })

  it('a general error lacks nothing beside a skill, but is all that was chosen without one', () => {
    const method = [{ key: 'method', name: 'Method', correction: null }]
    expect(planSheet(wish({ errors: method })).lacks).toEqual([])
    expect(planSheet(wish({ skills: [], errors: method })).lacks).toEqual(['Method'])
  })

  it('an error alone is enough, and a question is found by what it tests', () => {
    expect(planSheet(wish({ skills: [], errors: topAndBottom('en') })).parts.length).toBeGreaterThan(0)
    const { parts } = planSheet(wish({ skills: [], questions: [{ id: 'q', name: 'Q5 (Add fractions)' }] }))
    expect(parts[0]?.skill).toEqual({ id: null, questionId: 'q', name: 'Add fractions' })
  })

  it('serves no other language, subject or age than asked', () => {
    expect(planSheet(wish({ level: 'Year 1' })).parts).toEqual([])
    expect(planSheet(wish({ subject: 'English' })).parts).toEqual([])
  })

  it('an extension is always a challenge, and notes to parents have no items', () => {
    expect(planSheet(wish({ kind: 'extension' })).tier).toBe('challenge')
    expect(planSheet(wish({ kind: 'parent-note' })).parts).toEqual([])
  })

  it.each([
    [8, [1, 1], [4, 4]],
    [8, [3, 1], [6, 2]],
    [4, [1, 1, 1, 1, 1], [1, 1, 1, 1, 0]],
    [12, [14, 5, 0], [8, 3, 1]],
    [6, [], []],
  ])('%i items over the weights %j are %j', (count, weights, shares) => {
    const shared = shareItems(count, weights)
    expect(shared).toEqual(shares)
  })
})

describe('the items of a sheet', () => {
  it.each(resourceKinds.filter((kind) => kind !== 'parent-note'))(
    '%s: all different, verified and reproducible',
    (kind) => {
      for (const language of languages) {
        const asked = wish({ kind, language, length: 12 })
        const items = made(asked)
        expect(items).toHaveLength(12)
        expect(new Set(prompts(items)).size).toBe(12)
        expect(items.map(({ id }) => id)).toEqual(items.map((_, index) => `item-${index + 1}`))
        for (const { verification, steps } of items) {
          expect(verification).toEqual({ state: 'verified', by: 'code', found: null })
          expect(steps.length).toBeGreaterThan(0)
        }
        expect(made(asked)).toEqual(items)
      }
    },
  )

  it('another student gets other items with the same plan', () => {
    const plan = planSheet(wish())
    const [one, other] = [makeSheet(plan, 1), makeSheet(plan, 2)]
    expect(other.map(({ origin }) => origin?.family)).toEqual(one.map(({ origin }) => origin?.family))
    const shared = prompts(one).filter((prompt) => prompts(other).includes(prompt))
    expect(shared.length).toBeLessThan(one.length / 2)
  })

  it('an exit quiz offers wrong options with what leads to them', () => {
    const choices = made(wish({ kind: 'exit-quiz', tier: 'core' })).flatMap(({ answer }) =>
      answer.kind === 'choice' ? [answer] : [],
    )
    expect(choices).toHaveLength(4)
    for (const { options, correct } of choices) {
      expect(options.length).toBeGreaterThanOrEqual(3)
      options.forEach(({ reason }, index) => expect(reason === '').toBe(index === correct))
    }
    expect(choices.flatMap(({ options }) => options.map(({ reason }) => reason))).toContain(
      'adds top and bottom',
    )
  })
})

describe('one item made again', () => {
  const items = made(wish({ tier: 'core', errors: topAndBottom('en') }))
  const [first] = items
  if (!first) throw new Error('an empty sheet')
  const others = prompts(items)

  it.each([
    ['easier', 'support'],
    ['harder', 'challenge'],
    [null, 'core'],
  ] as const)('%s: tier %s, the same id, skill and error', (direction, tier) => {
    const again = remakeItem(first, direction, { language: 'en', level: '' }, 7, others)
    expect(again?.origin?.tier).toBe(tier)
    expect(again?.id).toBe(first.id)
    expect(again?.skill).toEqual(first.skill)
    expect(again?.error?.name).toBe(first.error?.name)
    expect(again?.verification.state).toBe('verified')
    expect(others).not.toContain(again && typedText(again.prompt))
    expect(remakeItem(first, direction, { language: 'en', level: '' }, 7, others)).toEqual(again)
  })

  it('can’t be shorter, nor without a family', () => {
    expect(remakeItem(first, 'shorter', { language: 'en', level: '' }, 7, others)).toBeNull()
    expect(
      remakeItem({ ...first, origin: null }, 'easier', { language: 'en', level: '' }, 7, others),
    ).toBeNull()
  })
})
