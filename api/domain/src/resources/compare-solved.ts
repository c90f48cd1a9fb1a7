import { foldedWords } from '../lesson-plans/material/fold-words.ts'
import type { Language } from '../text/language.ts'
import type { ItemCheck } from './item-check.ts'
import type { ItemVerification, ResourceItem, RichText } from './item.ts'
import { readShown } from './reading/read-answer.ts'
import { flatText } from './reading/flat-text.ts'
import { unitCode } from './reading/units.ts'
import { computedValues, toCheck, verifyItem } from './verify-item.ts'
import { isSame } from './verify/is-same.ts'

/** Reads a number without knowing what was asked. */
const anyNumber: ItemCheck = { kind: 'arithmetic', expression: '0', form: 'any' }

const sameUnit = (one: string, other: string): boolean => {
  if (one === '' || other === '') return true
  const [first, second] = [unitCode(one), unitCode(other)]
  return first !== null || second !== null ? first === second : isSame(foldedWords(one), foldedWords(other))
}

/** Whether two answers say the same: the same values, or the same words. */
function agree(
  item: Pick<ResourceItem, 'check'>,
  one: RichText,
  other: RichText,
  language: Language,
): boolean {
  for (const check of item.check ? [item.check, anyNumber] : [anyNumber]) {
    const [first, second] = [readShown(check, one, language), readShown(check, other, language)]
    if (first && second) return isSame(first.values, second.values) && sameUnit(first.beside, second.beside)
  }
  const [first, second] = [one, other].map((rich) =>
    flatText(rich)
      .toLowerCase()
      .replace(/\s+/gu, ' ')
      .replace(/[.\s]+$/u, ''),
  )
  return first !== '' && first === second && !first?.includes('\ufffd')
}

/**
 * Compares an answer with the one of somebody who solved the item without seeing it; for a choice, the solver writes the
 * content of the option. An answer that code contradicts is never confirmed.
 */
export function compareSolved(
  item: Pick<ResourceItem, 'prompt' | 'figure' | 'answer' | 'check' | 'origin'>,
  solved: RichText,
  language: Language,
): ItemVerification {
  const byCode = verifyItem(item, language)
  if (byCode.state === 'verified' || (byCode.found && computedValues(item))) return byCode
  const { answer } = item
  const verified: ItemVerification = { state: 'verified', by: 'solver', found: null }
  if (answer.kind === 'open') return toCheck(null)
  if (answer.kind === 'value') return agree(item, answer.shown, solved, language) ? verified : toCheck(solved)
  const chosen = answer.options.flatMap(({ content }, index) =>
    agree(item, content, solved, language) ? [index] : [],
  )
  return chosen.length === 1 && chosen[0] === answer.correct ? verified : toCheck(solved)
}
