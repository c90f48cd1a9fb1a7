import { AppError, type ErrorCode, type Language } from '@classeur/contracts'
import type { SafetyCheck } from '../../ai/safety/safety-check.ts'

/** All strings of a value, one per line: what a reader would see. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).filter(Boolean).join('\n')
}

/** @throws AppError with the given code and the category when the check flags any text of `value` */
export async function refuseFlagged(
  safety: SafetyCheck,
  code: Extract<ErrorCode, `generations/${string}-flagged`>,
  value: unknown,
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  const { flagged, reason } = await safety.check(textOf(value), language, signal)
  if (flagged) throw new AppError(code, { reason: reason ?? 'other' })
}
