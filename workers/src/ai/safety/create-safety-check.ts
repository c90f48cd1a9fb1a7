import { checkWords } from './check-words.ts'
import { askModeration, type ModerationProvider } from './moderation-endpoint.ts'
import type { SafetyCheck, SafetyVerdict } from './safety-check.ts'

const verdict = (reason: SafetyVerdict['reason'], providerFailed = false): SafetyVerdict => ({
  flagged: reason !== null,
  reason,
  providerFailed,
})

/**
 * The local word list first, then the provider's moderation endpoint if there is one. A server without the endpoint
 * is asked once; a failing endpoint never stops a lesson, it is reported to the caller as `providerFailed`.
 */
export function createSafetyCheck({
  provider,
  words = checkWords,
}: {
  provider?: ModerationProvider | undefined
  /** The local word list; what a text may speak of is more than what a picture may show. */
  words?: typeof checkWords
} = {}): SafetyCheck {
  let absent = provider === undefined
  return {
    async check(text, language, signal) {
      signal?.throwIfAborted()
      const broken = words(text, language)
      if (broken || absent || !provider) return verdict(broken)
      try {
        const answer = await askModeration(provider, text, signal)
        if (answer.kind === 'absent') absent = true
        return verdict(answer.kind === 'flagged' ? answer.reason : null)
      } catch {
        signal?.throwIfAborted()
        return verdict(null, true)
      }
    },
  }
}
