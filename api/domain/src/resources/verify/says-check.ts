import { asMade } from '../../item-families/made-again.ts'
import type { Language } from '../../text/language.ts'
import type { ItemCheck } from '../item-check.ts'
import type { ResourceItem, RichText } from '../item.ts'
import { readShown } from '../reading/read-answer.ts'
import { formulaSaysCheck } from './formula-says-check.ts'

type Verified = Pick<ResourceItem, 'prompt' | 'figure' | 'answer' | 'origin'>

/** What a right answer may have beside its value, such as a unit; null if it isn't known that the prompt asks the check. */
function besidesOf(item: Verified, check: ItemCheck, language: Language): string[] | null {
  const same = asMade({ ...item, check }, language)?.made
  if (same?.answer.kind === 'value') return ['', readShown(check, same.answer.shown, language)?.beside ?? '']
  if (same) return ['']
  return item.figure === null && formulaSaysCheck(item.prompt, check) ? [''] : null
}

/**
 * Whether it is certain that the prompt asks what the check computes, and `shown` says nothing beside the value that
 * could make it wrong. Certain are the prompt and the figure of a family, unchanged, and a plain formula. A story with
 * the right numbers isn't: it may ask for the difference where the check adds.
 */
export function saysCheck(item: Verified, check: ItemCheck, shown: RichText, language: Language): boolean {
  const beside = readShown(check, shown, language)?.beside
  return beside !== undefined && (besidesOf(item, check, language)?.includes(beside) ?? false)
}
