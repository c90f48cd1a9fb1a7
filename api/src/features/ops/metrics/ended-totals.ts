import type { EndedGenerations } from '@classeur/database'

/** A generation may become visible this long after the time it says it ended at (clocks, a write that was repeated). */
const lateMs = 120_000
/** How long the part that is counted anew each time may grow. */
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
 * How many generations ended since the beginning, by kind and state. The documents say so, so every replica says the
 * same and a restart changes nothing. All of them are counted once per process; from then on only the latest ones are.
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
