import type { EndedGenerations } from '@classeur/database'

/** A generation may become visible this long after its end time, because of clock skew or a retried write. */
const lateMs = 120_000
/** Maximum length of the latest period, which every call counts again. */
const rebaseAfterMs = 300_000

const keyOf = ({ kind, state }: Omit<EndedGenerations, 'count'>) => `${kind}/${state}`

function add(sums: ReadonlyMap<string, EndedGenerations>, rows: readonly EndedGenerations[]) {
  const result = new Map(sums)
  for (const row of rows) {
    result.set(keyOf(row), { ...row, count: row.count + (result.get(keyOf(row))?.count ?? 0) })
  }
  return result
}

/**
 * Counts all ended generations by kind and state. Counts documents, so that every replica reports the same and a
 * restart changes nothing. Each process counts the whole collection once, and only the latest period from then on.
 */
export function createEndedTotals(
  countEnded: (since: Date | null, until: Date | null) => Promise<EndedGenerations[]>,
  now: () => number = Date.now,
) {
  let base: { until: Date; sums: Map<string, EndedGenerations> } | null = null

  return async (): Promise<EndedGenerations[]> => {
    const certain = new Date(now() - lateMs)
    if (!base || certain.getTime() - base.until.getTime() > rebaseAfterMs) {
      const rows = await countEnded(base?.until ?? null, certain)
      base = { until: certain, sums: add(base?.sums ?? new Map(), rows) }
    }
    return [...add(base.sums, await countEnded(base.until, null)).values()]
  }
}
