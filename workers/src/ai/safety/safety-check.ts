import type { Language } from '@classeur/contracts'

export type SafetyCategory =
  | 'weapons'
  | 'sexual'
  | 'sexual-minors'
  | 'violence'
  | 'hate'
  | 'self-harm'
  | 'drug-manufacture'
  | 'provider-policy'

/** `reason` is a code for the record and the words on screen; null when nothing was found. */
export interface SafetyVerdict {
  flagged: boolean
  reason: SafetyCategory | null
  /** The provider's moderation endpoint could not be asked this time: the local list alone decided. Worth a log line. */
  providerFailed: boolean
}

/** Checks what teachers ask for and what generators write. Never throws but for an aborted signal. */
export interface SafetyCheck {
  check(text: string, language: Language, signal?: AbortSignal): Promise<SafetyVerdict>
}
