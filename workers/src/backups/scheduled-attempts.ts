import type { BackupDocument } from '@classeur/database'
import type { ScheduledKind } from './due-zones.ts'

/** The first one, and five more if it fails. */
const mostAttempts = 6
/** Rounds come every half hour, so this is about an hour; it doubles with every failure. */
const firstPauseMs = 45 * 60_000

/**
 * The keys of the attempts at one scheduled backup, in their order. Each attempt has a key of its own, which is unique
 * per person, so two workers can't make the same attempt.
 */
export const attemptKeys = (kind: ScheduledKind, day: string): string[] =>
  Array.from({ length: mostAttempts }, (_, index) =>
    index === 0 ? `${kind}:${day}` : `${kind}:${day}:${String(index + 1)}`,
  )

export type EarlierAttempt = Pick<BackupDocument, 'state' | 'createdAt' | 'finishedAt'>

/** The key of the attempt that is due now; null while an earlier one is open or rests, and after one that didn't fail. */
export function dueAttemptKey(
  keys: readonly string[],
  earlier: readonly EarlierAttempt[],
  now: Date,
): string | null {
  if (earlier.length === 0) return keys[0] ?? null
  if (earlier.some(({ state }) => state !== 'failed')) return null
  const ended = Math.max(...earlier.map(({ finishedAt, createdAt }) => (finishedAt ?? createdAt).getTime()))
  const pauseMs = firstPauseMs * 2 ** (earlier.length - 1)
  return now.getTime() - ended >= pauseMs ? (keys[earlier.length] ?? null) : null
}
