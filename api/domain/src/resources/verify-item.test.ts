import { describe, expect, it } from 'vitest'
import { itemFamilies } from '../item-families/all.ts'
import { randomOf } from '../item-families/random.ts'
import type { Language } from '../text/language.ts'
import type { ItemCheck } from './item-check.ts'
import type { ItemAnswer, ResourceItem, ResourceTier } from './item.ts'
import { richText, typedText } from './rich-text.ts'
import { verifyItem } from './verify-item.ts'

type Checked = Pick<ResourceItem, 'prompt' | 'figure' | 'answer' | 'check' | 'origin'>

const value = (typed: string): ItemAnswer => ({ kind: 'value', shown: richText(typed) })
const choice = (correct: number, ...options: readonly string[]): ItemAnswer => ({
  kind: 'choice',
  options: options.map((typed) => ({ content: richText(typed), reason: '' })),
  correct,
})
const written = (prompt: string, answer: ItemAnswer, check: ItemCheck | null): Checked => ({
  ...{ prompt: richText(prompt), figure: null, answer, check, origin: null },
})
const sum: ItemCheck = { kind: 'arithmetic', expression: '1/5+3/5', form: 'any' }
const sumPrompt = 'Add.\n$\\frac{1}{5}+\\frac{3}{5}=\\frac{\\square}{\\square}$'
const verified = { state: 'verified', by: 'code', found: null }
const undecided = { state: 'to-check', by: null, found: null }

function made(family: string, language: Language, tier: ResourceTier = 'core', seed = 5): Checked {
  const found = itemFamilies.find(({ id }) => id === family)
  if (!found) throw new Error(`no family ${family}`)
  const item = found.make(randomOf(seed), tier, language, null)
  return { ...item, origin: { family, seed, tier } }
}

describe('verification by code', () => {
  it('a plain formula with its right answer is verified, in every notation of the value', () => {
    for (const answer of [
      '$\\frac{4}{5}$',
      '4/5',
      '0.8',
      '8/10',
      '80%',
      '$\\frac{1}{5}+\\frac{3}{5}=\\frac{4}{5}$',
    ])
      expect(verifyItem(written(sumPrompt, value(answer), sum), 'en'), answer).toEqual(verified)
  })

  it('a wrong answer is shown beside the one that code finds', () => {
    const result = verifyItem(written(sumPrompt, value('$\\frac{4}{10}$'), sum), 'en')
    expect(result.state).toBe('to-check')
    expect(typedText(result.found ?? [])).toBe('$\\frac{4}{5}$')
  })

  it('a found answer keeps the unit, in the sign of the language', () => {
    const item = made('add-whole-numbers', 'fr')
    const check: ItemCheck = { kind: 'shape', shape: 'rectangle', measure: 'area', lengths: ['2.5', '3'] }
    const wrong = {
      ...item,
      prompt: richText('Un rectangle de 2,5 cm sur 3 cm. Quelle est son aire ?'),
      check,
      answer: value('8 cm²'),
    }
    expect(typedText(verifyItem(wrong, 'fr').found ?? [])).toBe('$7{,}5$\u00a0cm²')
  })

  it('a story that code can’t read stays to check, although its numbers are those of the check', () => {
    const check: ItemCheck = { kind: 'arithmetic', expression: '3/8+1/4', form: 'any' }
    const story = 'A bottle holds 1 litre. Nadia drinks 3/8 of it and then 1/4. How much is left?'
    expect(verifyItem(written(story, value('5/8'), check), 'en')).toEqual(undecided)
  })

  it('a check with other numbers than the prompt decides nothing', () => {
    const other: ItemCheck = { kind: 'arithmetic', expression: '2/7+3/7', form: 'any' }
    expect(verifyItem(written(sumPrompt, value('5/7'), other), 'en')).toEqual(undecided)
  })

  it('a check that computes something else than the formula decides nothing', () => {
    const other: ItemCheck = { kind: 'arithmetic', expression: '3/5-1/5', form: 'any' }
    expect(verifyItem(written(sumPrompt, value('2/5'), other), 'en')).toEqual(undecided)
  })

  it('the right option is verified if no other one is right', () => {
    const prompt = 'Add.\n$\\frac{1}{5}+\\frac{3}{5}=\\square$'
    expect(verifyItem(written(prompt, choice(1, '4/10', '4/5', '3/5'), sum), 'en')).toEqual(verified)
    expect(verifyItem(written(prompt, choice(0, '4/10', '4/5', '3/5'), sum), 'en').state).toBe('to-check')
    expect(verifyItem(written(prompt, choice(1, '8/10', '4/5', '3/5'), sum), 'en').state).toBe('to-check')
    expect(verifyItem(written(prompt, choice(1, 'it depends', '4/5', '3/5'), sum), 'en').state).toBe(
      'to-check',
    )
  })

  it.each<[string, ItemAnswer]>([
    ['two right options', choice(0, '$\\frac{4}{5}$', '$\\frac{8}{10}$', '$\\frac{4}{10}$')],
    ['a right option in another form beside it', choice(0, '$\\frac{4}{5}$', '0.8', '$\\frac{4}{10}$')],
    ['no right option', choice(0, '$\\frac{4}{10}$', '$\\frac{3}{5}$', '$\\frac{1}{5}$')],
    ['an option that can’t be read', choice(0, '$\\frac{4}{5}$', 'none of these')],
    [
      'an empty option',
      { ...choice(0, '$\\frac{4}{5}$', 'x'), options: [{ content: [], reason: '' }] } as ItemAnswer,
    ],
    ['no option at its place', choice(5, '$\\frac{4}{5}$', '$\\frac{4}{10}$')],
  ])('a choice with %s is never verified', (_fault, answer) => {
    expect(verifyItem(written(sumPrompt, answer, sum), 'en')).toMatchObject({ state: 'to-check', by: null })
  })

  it('an option that isn’t in lowest terms is wrong where lowest terms are asked', () => {
    const simplest: ItemCheck = { ...sum, expression: '1/10+3/10', form: 'simplest' }
    const prompt = 'Add, in lowest terms.\n$\\frac{1}{10}+\\frac{3}{10}=\\square$'
    expect(verifyItem(written(prompt, choice(0, '2/5', '4/10', '4/20'), simplest), 'en')).toEqual(verified)
    expect(verifyItem(written(prompt, choice(1, '2/5', '4/10', '4/20'), simplest), 'en').state).toBe(
      'to-check',
    )
  })

  it('an open answer, and an item without a check, are never decided', () => {
    const open: ItemAnswer = { kind: 'open', model: richText('4/5'), points: [] }
    expect(verifyItem(written(sumPrompt, open, sum), 'en')).toEqual(undecided)
    expect(verifyItem(written(sumPrompt, value('4/5'), null), 'en')).toEqual(undecided)
  })

  it('an item of a family is verified until its prompt or its figure says something else', () => {
    for (const language of ['en', 'fr', 'ar'] as const) {
      const item = made('add-fractions-same-denominator', language, 'support')
      expect(verifyItem(item, language)).toEqual(verified)
      const subtract = { ...item, prompt: richText(typedText(item.prompt).replace('+', '-')) }
      expect(verifyItem(subtract, language).state).toBe('to-check')
      const reworded = {
        ...item,
        prompt: [...item.prompt, { kind: 'text' as const, text: 'What is left of 1?' }],
      }
      expect(verifyItem(reworded, language).state).toBe('to-check')
      expect(
        verifyItem({ ...item, figure: null, origin: null, prompt: reworded.prompt }, language).state,
      ).toBe('to-check')
    }
  })

  it('a unit that the family doesn’t write makes an answer uncertain', () => {
    const item = made('add-whole-numbers', 'en')
    const shown = item.answer.kind === 'value' ? item.answer.shown : []
    expect(verifyItem(item, 'en')).toEqual(verified)
    expect(
      verifyItem(
        { ...item, answer: { kind: 'value', shown: [...shown, { kind: 'text', text: ' km' }] } },
        'en',
      ).state,
    ).toBe('to-check')
  })
})
