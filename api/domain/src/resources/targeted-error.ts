import type { Language } from '../text/language.ts'
import type { ItemAnswer, ResourceItem, RichText, TargetedError } from './item.ts'
import { typedText } from './rich-text.ts'
import { verifyItem } from './verify-item.ts'

/** The text that an answer calls right; null if it is open. */
export function rightTextOf(answer: ItemAnswer): RichText | null {
  if (answer.kind === 'open') return null
  return answer.kind === 'value' ? answer.shown : (answer.options[answer.correct]?.content ?? null)
}

/** Whether somebody who makes an error gets another result than the right one. */
export function isRealError(
  { wrong }: TargetedError,
  item: Pick<ResourceItem, 'prompt' | 'figure' | 'answer' | 'check' | 'origin'>,
  language: Language,
): boolean {
  const right = rightTextOf(item.answer)
  if (right && typedText(right).trim() === typedText(wrong).trim()) return false
  return verifyItem({ ...item, answer: { kind: 'value', shown: wrong } }, language).state !== 'verified'
}
