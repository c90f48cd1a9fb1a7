import type { Language } from '../text/language.ts'
import type { ItemVerification, ResourceItem } from './item.ts'
import { verifyItem } from './verify-item.ts'

/**
 * The verification of a stored item, before it is shown or printed. Its answer may have changed in the store without its
 * verification. So code has to confirm again what it has verified, and nothing stays verified that code contradicts, but
 * for what the teacher has decided.
 */
export function recheckStored(
  item: Pick<ResourceItem, 'prompt' | 'figure' | 'answer' | 'check' | 'origin' | 'verification'>,
  language: Language,
): ItemVerification {
  const { answer, verification } = item
  if (verification.state !== 'verified' || verification.by === 'teacher') return verification
  const byCode = verifyItem(item, language)
  const isSolved = verification.by === 'solver' && answer.kind !== 'open'
  return isSolved && byCode.found === null ? verification : byCode
}
