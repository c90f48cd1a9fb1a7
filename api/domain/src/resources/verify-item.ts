import type { Language } from '../text/language.ts'
import { computeCheck } from './compute/compute-check.ts'
import type { ItemCheck } from './item-check.ts'
import type { ItemAnswer, ItemVerification, ResourceItem, RichText } from './item.ts'
import { readAnswer, readShown } from './reading/read-answer.ts'
import { isSame } from './verify/is-same.ts'
import { saysCheck } from './verify/says-check.ts'
import { showsCheck } from './verify/shows-check.ts'
import { showValues } from './verify/show-values.ts'

export const toCheck = (recomputed: RichText | null): ItemVerification => ({
  state: 'to-check',
  by: null,
  found: recomputed,
})

/** The same check without the form of the answer: 2/4 has the value of 1/2 although it isn't in lowest terms. */
const inAnyForm = (check: ItemCheck): ItemCheck =>
  check.kind === 'arithmetic' ? { ...check, form: 'any' } : check

const isRight = (check: ItemCheck, shown: RichText, values: readonly string[], language: Language): boolean =>
  isSame(readAnswer(check, shown, language), values)

/** Whether an option is surely wrong: it can be read, and its value or its form isn't the one asked. */
const isWrong = (check: ItemCheck, shown: RichText, values: readonly string[], language: Language): boolean =>
  readAnswer(inAnyForm(check), shown, language) !== null && !isRight(check, shown, values, language)

/** The text that an answer says is right; null if it is open, or an option could be right as well. */
function rightText(
  answer: ItemAnswer,
  check: ItemCheck,
  values: readonly string[],
  language: Language,
): RichText | null {
  if (answer.kind === 'open') return null
  if (answer.kind === 'value') return isRight(check, answer.shown, values, language) ? answer.shown : null
  const correct = answer.options[answer.correct]
  const others = answer.options.filter((_, index) => index !== answer.correct)
  if (!correct || !isRight(check, correct.content, values, language)) return null
  return others.every(({ content }) => isWrong(check, content, values, language)) ? correct.content : null
}

function besideOf(answer: ItemAnswer, check: ItemCheck, language: Language): string {
  const shown =
    answer.kind === 'value'
      ? answer.shown
      : answer.kind === 'choice'
        ? answer.options[answer.correct]?.content
        : undefined
  return (shown && readShown(inAnyForm(check), shown, language)?.beside) ?? ''
}

/** What code finds for an item that it can compute from what the student sees; null if it can't. */
export function computedValues({
  prompt,
  figure,
  answer,
  check,
}: Pick<ResourceItem, 'prompt' | 'figure' | 'answer' | 'check'>): string[] | null {
  if (!check || answer.kind === 'open' || !showsCheck(prompt, figure, check)) return null
  return computeCheck(check)
}

/**
 * Recomputes the answer of an item, without a model. Verified means: the check computes with what the student sees, it
 * is certain that the prompt asks this, the answer reads as the value in the asked form, and no other option does.
 * To check with `found`: code finds another answer. To check without: code can't decide.
 */
export function verifyItem(
  item: Pick<ResourceItem, 'prompt' | 'figure' | 'answer' | 'check' | 'origin'>,
  language: Language,
): ItemVerification {
  const values = computedValues(item)
  if (!item.check || !values) return toCheck(null)
  const right = rightText(item.answer, item.check, values, language)
  if (!right)
    return toCheck(showValues(item.check, values, language, besideOf(item.answer, item.check, language)))
  return saysCheck(item, item.check, right, language)
    ? { state: 'verified', by: 'code', found: null }
    : toCheck(null)
}
