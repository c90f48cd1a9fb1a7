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
const absentStatuses = new Set([404, 405, 501])

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
): Promise<ModerationAnswer> =>
  withTimeLimit(provider.timeoutMs ?? 2000, signal, (limited) =>
    ask(provider, text, limited).catch((error: unknown) => {
      if (limited.aborted && !signal?.aborted) return { kind: 'silent' }
      throw error
    }),
  )

async function ask(
  provider: ModerationProvider,
  text: string,
  signal: AbortSignal,
): Promise<ModerationAnswer> {
  const response = await fetch(`${provider.baseUrl.replace(/\/+$/, '')}/moderations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(provider.apiKey ? { authorization: `Bearer ${provider.apiKey}` } : {}),
    },
    body: JSON.stringify({ input: text }),
    signal,
  })
  if (!response.ok) {
    await response.body?.cancel()
    if (absentStatuses.has(response.status)) return { kind: 'absent' }
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
