import { computeCheck } from '../resources/compute/compute-check.ts'
import { canonicalNumber, readExact, type Exact } from '../resources/exact.ts'
import type { ItemCheck } from '../resources/item-check.ts'
import type { ItemAnswer, ItemOption, RichText } from '../resources/item.ts'
import { readAnswer, readShown } from '../resources/reading/read-answer.ts'
import { flatText } from '../resources/reading/flat-text.ts'
import { richText, typedText } from '../resources/rich-text.ts'
import { isSame } from '../resources/verify/is-same.ts'
import { showValues } from '../resources/verify/show-values.ts'
import type { Language } from '../text/language.ts'
import type { ItemFamily, MadeItem, Random } from './item-family.ts'
import { otherValues, slipNames } from './quiz-slips.ts'
import { typedFraction } from './typed-numbers.ts'

const mostOptions = 4
const leastOptions = 3

const inAnyForm = (check: ItemCheck): ItemCheck =>
  check.kind === 'arithmetic' ? { ...check, form: 'any' } : check

/** Numbers close to a number: for a fraction, with another numerator. */
function nearValues(value: Exact): Exact[] {
  const steps =
    value.d === 1n ? (value.abs().gt(20) ? ['10', '1'] : ['1', '2']) : [`1/${value.d}`, `2/${value.d}`]
  return steps.flatMap((step) => [value.add(step), value.sub(step)])
}

const numberKinds = new Set<ItemCheck['kind']>([
  ...(['arithmetic', 'equation', 'conversion', 'sequence', 'shape', 'extreme', 'data', 'rounding'] as const),
  ...(['share', 'factors', 'days-between', 'duration'] as const),
])

/** Results of usual slips where the answer isn't a number. */
function otherSlips({ check }: MadeItem, language: Language, random: Random): ItemOption[] {
  return otherValues(check, computeCheck(check) ?? [], random).map(({ values, slip: kind }) => ({
    content: showValues(check, values, language, ''),
    reason: slipNames[kind][language],
  }))
}

/** Results close to a single number, for someone who slips while calculating, written as the answer is. */
function slips(item: MadeItem, language: Language, random: Random): ItemOption[] {
  const { check, answer } = item
  const [only, ...more] = computeCheck(check) ?? []
  const value =
    only !== undefined && more.length === 0 && numberKinds.has(check.kind) ? readExact(only) : null
  if (!value || answer.kind !== 'value') return otherSlips(item, language, random)
  const [, above, below] = /^⟨(\d+)\/(\d+)⟩$/u.exec(flatText(answer.shown)) ?? []
  if (above !== undefined && below !== undefined)
    return random
      .shuffle([1, 2, -1].map((step) => Number(above) + step).filter((numerator) => numerator > 0))
      .map((numerator) => ({
        content: richText(`$${typedFraction(numerator, below)}$`),
        reason: slipNames.calculation[language],
      }))
  const { beside } = readShown(inAnyForm(check), answer.shown, language) ?? { beside: '' }
  return random
    .shuffle(nearValues(value).filter((number) => number.s > 0n || value.s <= 0n))
    .map((number) => ({
      content: showValues(check, [canonicalNumber(number)], language, beside),
      reason: slipNames.calculation[language],
    }))
}

/**
 * The options of an item for a quiz: the answer, the results of the errors of its family, then near results. Null if
 * there are too few that are surely wrong. `others` are the same item aimed at each error.
 */
export function quizOptions(
  item: MadeItem,
  others: readonly MadeItem[],
  family: ItemFamily,
  language: Language,
  random: Random,
): ItemAnswer | null {
  if (item.answer.kind !== 'value') return item.answer.kind === 'choice' ? item.answer : null
  const right = item.answer.shown
  const values = computeCheck(item.check)
  const byError = [item, ...others].flatMap(({ wrong }): ItemOption[] =>
    wrong ? [{ content: wrong.shown, reason: family.errors[wrong.error]?.names[language] ?? '' }] : [],
  )
  const seen = new Set([typedText(right)])
  const read = (shown: RichText) => readAnswer(inAnyForm(item.check), shown, language)
  const also = random.shuffle(item.alsoWrong ?? [])
  const wrong = [...byError, ...also, ...slips(item, language, random)].filter(({ content }) => {
    const [typed, optionValues] = [typedText(content), read(content)]
    const key = JSON.stringify(optionValues)
    const isFresh =
      optionValues !== null && !isSame(optionValues, values) && !seen.has(typed) && !seen.has(key)
    seen.add(typed).add(key)
    return isFresh
  })
  if (wrong.length < leastOptions - 1) return null
  const options = random.shuffle([{ content: right, reason: '' }, ...wrong.slice(0, mostOptions - 1)])
  return { kind: 'choice', options, correct: options.findIndex(({ content }) => content === right) }
}
