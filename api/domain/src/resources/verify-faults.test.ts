import { describe, expect, it } from 'vitest'
import { isDeep } from '../../../../.config/deep-tests.ts'
import { itemFamilies } from '../item-families/all.ts'
import type { ItemFamily } from '../item-families/item-family.ts'
import { randomOf, seedOf } from '../item-families/random.ts'
import { languages, type Language } from '../text/language.ts'
import { computeCheck } from './compute/compute-check.ts'
import { dateAfter, timeAfter } from './compute/calendar.ts'
import { readExact, showExact, type NumberForm } from './exact.ts'
import type { ItemCheck } from './item-check.ts'
import {
  resourceTiers,
  type ItemAnswer,
  type ResourceItem,
  type ResourceTier,
  type RichText,
} from './item.ts'
import { readShown } from './reading/read-answer.ts'
import { typedText } from './rich-text.ts'
import { verifyItem } from './verify-item.ts'
import { isSame } from './verify/is-same.ts'
import { quizPrompt } from './verify/quiz-prompt.ts'
import { showValues } from './verify/show-values.ts'

type Checked = Pick<ResourceItem, 'prompt' | 'figure' | 'answer' | 'check' | 'origin'> & { check: ItemCheck }

/** An item of every family, in the deep suite one of each tier; the tiers take turns, so that every tier is tried. */
const tiersOf = (position: number): readonly ResourceTier[] =>
  isDeep ? resourceTiers : [resourceTiers[position % resourceTiers.length] ?? 'core']

function itemsOf(
  language: Language,
): { family: ItemFamily; item: Checked; shown: RichText; values: string[]; wrong: RichText[] }[] {
  return itemFamilies
    .filter((family) => family.languages.includes(language))
    .flatMap((family, position) =>
      tiersOf(position + languages.indexOf(language)).map((tier) => {
        const seed = seedOf(family.id, tier, language)
        const made = family.make(randomOf(seed), tier, language, null)
        const { prompt, figure, answer, check } = made
        if (answer.kind !== 'value') throw new Error(`${family.id} has no single answer`)
        const wrong = [null, ...Object.keys(family.errors)]
          .map((aim) => family.make(randomOf(seed), tier, language, aim))
          .flatMap((other) =>
            other.wrong && isSame([other.prompt, other.figure], [prompt, figure]) ? [other.wrong.shown] : [],
          )
        const item = { prompt, figure, answer, check, origin: { family: family.id, seed, tier } }
        return { family, item, shown: answer.shown, values: computeCheck(check) ?? [], wrong }
      }),
    )
}

const forms: readonly NumberForm[] = ['fraction', 'mixed', 'decimal', 'percent']

/** Other values of the same kind. */
function otherValues(check: ItemCheck, value: string): string[] {
  switch (check.kind) {
    case 'clock':
      return [60, 1, -10, 720].map((minutes) => timeAfter(value, minutes) ?? '')
    case 'date':
      return [1, -1, 7, 31].map((days) => dateAfter(value, days) ?? '')
    case 'weekday':
      return [String((Number(value) + 1) % 7), String((Number(value) + 6) % 7)]
    case 'comparison':
      return ['<', '=', '>'].filter((sign) => sign !== value)
    case 'conjugation':
    case 'plural':
    case 'word-form':
      return [
        `${value}s`,
        `${value}${value.at(-1)}`,
        value.slice(0, -1),
        value.slice(1),
        [...value].reverse().join(''),
      ]
    default: {
      const number = readExact(value)
      if (!number) return []
      const inverse = number.equals(0) ? number : number.inverse()
      return [
        number.add(1),
        number.sub(1),
        number.mul(10),
        number.div(10),
        number.neg(),
        inverse,
        number.mul(2),
        number.add('1/10'),
      ].map((other) => other.toFraction())
    }
  }
}

/** A wrong value in every notation that a number has. */
function notations(check: ItemCheck, value: string, language: Language): RichText[] {
  const number = readExact(value)
  const usual = showValues(check, [value], language, '')
  return number && check.kind !== 'weekday' && check.kind !== 'clock' && check.kind !== 'date'
    ? [usual, ...forms.map((form) => showExact(number, form, language))]
    : [usual]
}

const value = (shown: RichText): ItemAnswer => ({ kind: 'value', shown })
const withUnit = (shown: RichText, unit: string): RichText => [...shown, { kind: 'text', text: ` ${unit}` }]

/** Wrong answers of an item, without those that happen to be right. */
function wrongAnswers(
  { item, shown, values, wrong }: ReturnType<typeof itemsOf>[number],
  language: Language,
): RichText[] {
  const { check } = item
  const [first = ''] = values
  const others = values.length === 1 ? otherValues(check, first).filter((other) => other !== first) : []
  const lists =
    values.length > 1
      ? [
          values.slice(1),
          [...values, '7/3'],
          [...values.slice(0, -1), '12345'],
          ...(check.kind === 'order' || check.kind === 'share' ? [values.toReversed()] : []),
        ]
      : []
  const beside = readShown(check, shown, language)?.beside ?? ''
  return [
    ...wrong,
    ...others.flatMap((other) => notations(check, other, language)),
    ...lists.filter((list) => !isSame(list, values)).map((list) => showValues(check, list, language, beside)),
    ...['kg', 'km²', '€', 'thousand']
      .filter((unit) => unit !== beside && !/[a-z€]/u.test(beside))
      .map((unit) => withUnit(shown, unit)),
    [],
    [{ kind: 'text', text: '…' }],
  ]
}

/** A check with one number changed, if it still computes and gives something else. */
function otherCheck(
  check: ItemCheck,
  values: readonly string[],
): { check: ItemCheck; values: string[] } | null {
  const changed = JSON.parse(
    JSON.stringify(check).replace(/(?<=[":+\-*/([,])\d+(?=[^"\d][^:]|"[,}\]])/u, (digits) =>
      String(Number(digits) + 1),
    ),
  ) as ItemCheck
  const other = computeCheck(changed)
  return other && !isSame(changed, check) && !isSame(other, values) ? { check: changed, values: other } : null
}

const choice = (options: readonly RichText[], correct: number): ItemAnswer => ({
  kind: 'choice',
  options: options.map((content) => ({ content, reason: '' })),
  correct,
})

describe.each(languages)('faults put into items in %s', (language) => {
  const items = itemsOf(language)

  it('the right answers are verified', () => {
    const missed = items.filter(({ item }) => verifyItem(item, language).state !== 'verified')
    expect(
      missed.map(({ family, shown, item }) => [family.id, typedText(item.prompt), typedText(shown)]),
    ).toEqual([])
  })

  it('none of the wrong answers is verified, with the family’s check or without a family', () => {
    let tried = 0
    const passed: string[] = []
    const kinds = new Set<string>()
    for (const made of items) {
      kinds.add(made.item.check.kind)
      for (const shown of wrongAnswers(made, language))
        for (const item of [made.item, { ...made.item, origin: null }]) {
          tried += 1
          if (verifyItem({ ...item, answer: value(shown) }, language).state === 'verified')
            passed.push(`${made.family.id}: ${typedText(item.prompt)} → ${typedText(shown)}`)
        }
    }
    expect(passed).toEqual([])
    expect(tried).toBeGreaterThan(5000)
    expect(kinds.size).toBeGreaterThan(10)
  })

  it('no answer is verified by a check that isn’t that of the prompt', () => {
    let tried = 0
    for (const { item, values } of items) {
      const other = otherCheck(item.check, values)
      if (!other) continue
      const answer = value(showValues(other.check, other.values, language, ''))
      for (const origin of [item.origin, null]) {
        tried += 1
        const fault = { ...item, origin, check: other.check, answer }
        expect(
          verifyItem(fault, language).state,
          `${typedText(item.prompt)} ${JSON.stringify(other.check)}`,
        ).toBe('to-check')
      }
    }
    expect(tried).toBeGreaterThan(0)
  })

  it('no changed prompt keeps its verification', () => {
    for (const { item } of items) {
      const prompt = item.prompt.map((piece) =>
        piece.kind === 'text' ? { ...piece, text: `${piece.text}?` } : piece,
      )
      const other = isSame(prompt, item.prompt)
        ? [...item.prompt, { kind: 'text' as const, text: ' 1 + 1 ?' }]
        : prompt
      expect(verifyItem({ ...item, prompt: other }, language).state).toBe('to-check')
    }
  })

  it('no choice is verified with a wrong option marked, or with two right ones', () => {
    for (const { item, shown, values, wrong } of items) {
      const prompt = quizPrompt(item.prompt)
      const [other] = [
        ...wrong,
        ...otherValues(item.check, values[0] ?? '').map((one) => showValues(item.check, [one], language, '')),
      ].filter(
        (one) =>
          readShown(item.check, one, language) !== null &&
          !isSame(readShown(item.check, one, language)?.values, values),
      )
      if (!other) continue
      const asked = { ...item, prompt }
      expect(
        verifyItem({ ...asked, answer: choice([shown, other], 0) }, language).state,
        typedText(prompt),
      ).toBe('verified')
      expect(verifyItem({ ...asked, answer: choice([shown, other], 1) }, language).state).toBe('to-check')
      expect(verifyItem({ ...asked, answer: choice([shown, other, shown], 0) }, language).state).toBe(
        'to-check',
      )
      const notation = readExact(values[0] ?? '')
      if (notation && values.length === 1 && item.check.kind === 'arithmetic' && item.check.form === 'any')
        for (const form of forms) {
          const again = showExact(notation, form, language)
          expect(verifyItem({ ...asked, answer: choice([shown, again], 0) }, language).state).toBe('to-check')
        }
    }
  })
})
