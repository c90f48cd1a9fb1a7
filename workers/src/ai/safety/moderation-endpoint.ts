import type { SafetyCategory } from '@classeur/domain/safety'
import { z } from 'zod'
import { withTimeLimit } from '../with-time-limit.ts'

export interface ModerationProvider {
  baseUrl: string
  apiKey?: string | undefined
  /** Time limit of one check in milliseconds; default 2000. */
  timeoutMs?: number | undefined
}

export type ModerationAnswer =
  { kind: 'passed' } | { kind: 'flagged'; reason: SafetyCategory } | { kind: 'absent' } | { kind: 'silent' }

const Answer = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()).optional() }))
    .min(1),
})

/** Status codes of servers without the endpoint. */
const absentStatuses: ReadonlySet<number> = new Set([404, 405, 501])
/** Status codes of servers whose endpoint takes texts only. */
const textOnlyStatuses: ReadonlySet<number> = new Set([...absentStatuses, 400, 413, 415, 422])

function categoryOf(names: readonly string[]): SafetyCategory {
  if (names.includes('sexual/minors')) return 'sexual-minors'
  if (names.some((name) => name.startsWith('self-harm'))) return 'self-harm'
  if (names.some((name) => name.startsWith('hate'))) return 'hate'
  return 'provider-policy'
}

/** Calls `/moderations`. Throws on failure, except if the endpoint is missing or doesn't respond in time. */
export const askModeration = (
  provider: ModerationProvider,
  text: string,
  signal?: AbortSignal,
): Promise<ModerationAnswer> => askInTime(provider, text, absentStatuses, signal)

/** The same for a picture (JPEG); `absent` also if the endpoint takes texts only. */
export const askPictureModeration = (
  provider: ModerationProvider,
  jpeg: Buffer,
  signal: AbortSignal,
): Promise<ModerationAnswer> => {
  const url = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  return askInTime(provider, [{ type: 'image_url', image_url: { url } }], textOnlyStatuses, signal)
}

const askInTime = (
  provider: ModerationProvider,
  input: unknown,
  absent: ReadonlySet<number>,
  signal?: AbortSignal,
): Promise<ModerationAnswer> =>
  withTimeLimit(provider.timeoutMs ?? 2000, signal, (limited) =>
    ask(provider, { input, absent }, limited).catch((error: unknown) => {
      if (limited.aborted && !signal?.aborted) return { kind: 'silent' }
      throw error
    }),
  )

async function ask(
  provider: ModerationProvider,
  { input, absent }: { input: unknown; absent: ReadonlySet<number> },
  signal: AbortSignal,
): Promise<ModerationAnswer> {
  const response = await fetch(`${provider.baseUrl.replace(/\/+$/, '')}/moderations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(provider.apiKey ? { authorization: `Bearer ${provider.apiKey}` } : {}),
    },
    body: JSON.stringify({ input }),
    signal,
  })
  if (!response.ok) {
    await response.body?.cancel()
    if (absent.has(response.status)) return { kind: 'absent' }
    throw new Error(`moderation answered ${response.status}`)
  }
  const { results } = Answer.parse(await response.json())
  const flagged = results.filter((result) => result.flagged)
  if (flagged.length === 0) return { kind: 'passed' }
  const names = flagged.flatMap(({ categories }) =>
    Object.entries(categories ?? {}).flatMap(([name, broken]) => (broken ? [name] : [])),
  )
  return { kind: 'flagged', reason: categoryOf(names) }
}
