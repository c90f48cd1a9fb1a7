import { AppError, type ErrorCode } from '@classeur/contracts'
import { textOf } from '@classeur/domain/safety'
import type { SafetyCheck } from '../ai/safety/safety-check.ts'
import type { GenerationContext } from '../runtime/generation-context.ts'

export interface FlagDependencies {
  safety: SafetyCheck
  log: { warn(fields: object, message: string): void }
}

/**
 * Creates the safety check of one attempt, which throws an AppError with the given code and the category if any text in
 * `value` is flagged. Only `outgoing`, the same without names of students, leaves the server for it. Logs once, without the text, that the provider's moderation endpoint failed.
 */
export function createRefuseFlagged(
  { safety, log }: FlagDependencies,
  { generation, signal }: Pick<GenerationContext, 'generation' | 'signal'>,
) {
  let isReported = false
  return async (
    code: Extract<ErrorCode, `generations/${string}-flagged`>,
    value: unknown,
    outgoing: unknown = value,
  ): Promise<void> => {
    const { flagged, reason, providerFailed } = await safety.check(textOf(value), signal, textOf(outgoing))
    if (providerFailed && !isReported) {
      isReported = true
      const { _id, attempt } = generation
      log.warn(
        { generationId: String(_id), attempt },
        'provider moderation unavailable: the safety list alone decides',
      )
    }
    if (flagged) throw new AppError(code, { reason: reason ?? 'other' })
  }
}
