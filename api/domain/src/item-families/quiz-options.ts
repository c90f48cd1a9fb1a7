import { computeCheck } from '../resources/compute-check.ts'
import { readExact, showExact } from '../resources/exact.ts'
import type { ItemCheck } from '../resources/item-check.ts'
import type { ItemAnswer, ItemOption, RichText } from '../resources/item.ts'
import { readAnswer } from '../resources/read-answer.ts'
import { typedText } from '../resources/rich-text.ts'
import { isSame } from '../resources/verify/is-same.ts'
import type { Language } from '../text/language.ts'
import type { ItemFamily, MadeItem, Random } from './item-family.ts'

const mostOptions = 4
const leastOptions = 3

const inAnyForm = (check: ItemCheck): ItemCheck =>
  check.kind === 'arithmetic' ? { ...check, form: 'any' } : check

const slip: Readonly<Record<Language, string>> = {
  en: 'a slip in the calculation',
  fr: 'une erreur de calcul',
  ar: 'خطأ في الحساب',
}

/** Results close to a single number, for someone who slips while calculating. */
function slips(check: ItemCheck, language: Language, random: Random): ItemOption[] {
  const [only, ...more] = computeCheck(check) ?? []
  const value = only !== undefined && more.length === 0 ? readExact(only) : null
  if (!value || ['clock', 'duration', 'date', 'weekday', 'comparison'].includes(check.kind)) return []
  const { n, d } = value
  const near =
    d === 1n
      ? n > 20n
        ? [value.add(10), value.sub(10), value.add(1), value.sub(1)]
        : [value.add(1), value.sub(1), value.add(2)]
      : [value.add(`1/${d}`), value.sub(`1/${d}`), value.add(`2/${d}`)]
  const isDecimals = check.kind !== 'arithmetic' || /\.|%/u.test(check.expression) || check.form === 'decimal'
  const form =
    check.kind === 'arithmetic' && check.form === 'percent' ? 'percent' : isDecimals ? 'decimal' : 'fraction'
  return random
    .shuffle(near.filter((number) => number.s > 0n || value.s <= 0n))
    .map((number) => ({ content: showExact(number, form, language), reason: slip[language] }))
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
  const wrong = [...byError, ...slips(item.check, language, random)].filter(({ content }) => {
    const [typed, found] = [typedText(content), read(content)]
    const key = JSON.stringify(found)
    const isFresh = found !== null && !isSame(found, values) && !seen.has(typed) && !seen.has(key)
    seen.add(typed).add(key)
    return isFresh
  })
  if (wrong.length < leastOptions - 1) return null
  const options = random.shuffle([{ content: right, reason: '' }, ...wrong.slice(0, mostOptions - 1)])
  return { kind: 'choice', options, correct: options.findIndex(({ content }) => content === right) }
}
