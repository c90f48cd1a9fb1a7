import { z } from 'zod'
import { withTimeLimit } from '../with-time-limit.ts'
import type { SafetyCategory } from './safety-check.ts'

export interface ModerationProvider {
  baseUrl: string
  apiKey?: string | undefined
  /** How long one check may take; 5 s unless told. */
  timeoutMs?: number | undefined
}

export type ModerationAnswer =
  { kind: 'passed' } | { kind: 'flagged'; reason: SafetyCategory } | { kind: 'absent' }

const Answer = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()).optional() }))
    .min(1),
})

/** Servers without the endpoint say so with one of these. */
const absentStatuses = new Set([404, 405, 501])

function categoryOf(names: readonly string[]): SafetyCategory {
  if (names.includes('sexual/minors')) return 'sexual-minors'
  if (names.some((name) => name.startsWith('self-harm'))) return 'self-harm'
  if (names.some((name) => name.startsWith('hate'))) return 'hate'
  return 'provider-policy'
}

/** Asks `/moderations`. Throws on every failure but a missing endpoint. */
export const askModeration = (
  provider: ModerationProvider,
  text: string,
  signal?: AbortSignal,
): Promise<ModerationAnswer> =>
  withTimeLimit(provider.timeoutMs ?? 5000, signal, (limited) => ask(provider, text, limited))

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
