import { AppError, type ErrorCode, type Language } from '@classeur/contracts'
import type { SafetyCheck } from '../ai/safety/safety-check.ts'
import type { GenerationContext } from '../runtime/generation-context.ts'

/** All strings of a value, one per line: what a reader would see. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).filter(Boolean).join('\n')
}

export interface FlagDependencies {
  safety: SafetyCheck
  log: { warn(fields: object, message: string): void }
}

/**
 * The check of one attempt: it throws an AppError with the given code and the category when any text of `value` is
 * flagged. That the provider's moderation could not be asked is logged once, without what was checked.
 */
export function createRefuseFlagged(
  { safety, log }: FlagDependencies,
  { generation, signal }: Pick<GenerationContext, 'generation' | 'signal'>,
  language: Language,
) {
  let isReported = false
  return async (code: Extract<ErrorCode, `generations/${string}-flagged`>, value: unknown): Promise<void> => {
    const { flagged, reason, providerFailed } = await safety.check(textOf(value), language, signal)
    if (providerFailed && !isReported) {
      isReported = true
      const { _id, attempt } = generation
      log.warn(
        { generationId: String(_id), attempt },
        'no moderation by the provider: the word list alone decides',
      )
    }
    if (flagged) throw new AppError(code, { reason: reason ?? 'other' })
  }
}
