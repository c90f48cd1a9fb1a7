import { checkTextSafety, type SafetyCategory } from '@classeur/domain/safety'
import { askModeration, type ModerationProvider } from './moderation-endpoint.ts'
import type { SafetyCheck, SafetyVerdict } from './safety-check.ts'

/** How long to assume that a server has no endpoint; its next version may add one. */
const absentForMs = 10 * 60_000
/** How long to skip an endpoint that hangs, so that a lesson's dozen sections wait for its time limit only once. */
const silentForMs = 60_000

const verdict = (reason: SafetyVerdict['reason'], providerFailed = false): SafetyVerdict => ({
  flagged: reason !== null,
  reason,
  providerFailed,
})

/**
 * Checks with the local rules first, then with the provider's moderation endpoint, if there is one. A missing or hanging
 * endpoint is skipped for a while. A failing endpoint never stops a lesson; it is reported to the caller as
 * `providerFailed`.
 */
export function createSafetyCheck({
  provider,
  checkWords = checkTextSafety,
  now = Date.now,
}: {
  provider?: ModerationProvider | undefined
  /** The local rules; those for pictures are stricter than those for texts. */
  checkWords?: (text: string) => SafetyCategory | null
  now?: () => number
} = {}): SafetyCheck {
  /** When to call the endpoint again, and the `providerFailed` of verdicts until then. */
  let rest = { untilMs: -Infinity, failed: false }
  return {
    async check(text, signal, outgoing = text) {
      signal?.throwIfAborted()
      const broken = checkWords(text)
      if (broken || !provider || outgoing === '') return verdict(broken)
      if (now() < rest.untilMs) return verdict(null, rest.failed)
      try {
        const answer = await askModeration(provider, outgoing, signal)
        if (answer.kind === 'absent') rest = { untilMs: now() + absentForMs, failed: false }
        if (answer.kind === 'silent') rest = { untilMs: now() + silentForMs, failed: true }
        return verdict(answer.kind === 'flagged' ? answer.reason : null, answer.kind === 'silent')
      } catch {
        signal?.throwIfAborted()
        return verdict(null, true)
      }
    },
  }
}
