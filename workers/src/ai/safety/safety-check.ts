import type { SafetyCategory } from '@classeur/domain/safety'

/** The result of a check. `reason` is stored in the record and translated on screen; null if nothing was found. */
export interface SafetyVerdict {
  flagged: boolean
  reason: SafetyCategory | null
  /** The provider's moderation endpoint didn't respond, so only the local rules decided. Callers should log it. */
  providerFailed: boolean
}

/**
 * Checks teachers' requests and generated texts. Throws only for an aborted signal. The provider's endpoint receives
 * `outgoing`: the text without names of students, where it has any.
 */
export interface SafetyCheck {
  check(text: string, signal?: AbortSignal, outgoing?: string): Promise<SafetyVerdict>
}
