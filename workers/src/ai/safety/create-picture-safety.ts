import type { SafetyCategory } from '@classeur/domain/safety'
import type { SharpConstructor } from 'sharp'
import { askPictureModeration, type ModerationProvider } from './moderation-endpoint.ts'

/** The category for which the provider's moderation refuses a picture; null if it passes or nobody can tell. */
export type CheckPictureSafety = (
  sharp: SharpConstructor,
  bytes: Uint8Array,
  signal: AbortSignal,
) => Promise<SafetyCategory | null>

/** How long to assume that an endpoint doesn't take pictures; its next version may. */
const absentForMs = 10 * 60_000
/** How long to skip an endpoint that hangs. */
const silentForMs = 60_000
/** Enough to recognise what a picture shows, and small enough to send within the time limit. */
const sentSide = 512

/**
 * Checks pictures with the provider's moderation endpoint, if it takes pictures. An endpoint that fails stops no
 * picture: the check of the prompt, just before, has reported it in the log.
 */
export function createPictureSafety(
  provider: ModerationProvider,
  now: () => number = Date.now,
): CheckPictureSafety {
  let restsUntilMs = -Infinity
  return async (sharp, bytes, signal) => {
    if (now() < restsUntilMs) return null
    const sent = await sharp(bytes)
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(sentSide, sentSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer()
    try {
      const answer = await askPictureModeration(provider, sent, signal)
      if (answer.kind === 'absent') restsUntilMs = now() + absentForMs
      if (answer.kind === 'silent') restsUntilMs = now() + silentForMs
      return answer.kind === 'flagged' ? answer.reason : null
    } catch {
      signal.throwIfAborted()
      return null
    }
  }
}
