import { positionOf, type LedgerLine } from './ledger-rules.ts'

/** An entry with the generation that it belongs to; null for grants, expiries and purchases. */
export interface GrantLine extends LedgerLine {
  generationId: string | null
}

/** What became of the grant of one period, in credits: granted + returned − spent − reserved − expired = left. */
export interface GrantUse {
  granted: number
  /** What generations cost. */
  spent: number
  /** For generations that haven't ended. */
  reserved: number
  /** What ended unspent, with its plan. */
  expired: number
  /** Refunds of generations that an earlier grant paid. */
  returned: number
}

/** What the lines of a generation add up to. */
interface Taken {
  fromGrant: number
  captured: number
  outstanding: number
}

/**
 * Counts how the grant of a period is used, entry by entry, so that a caller can read a large ledger once and later only
 * its new entries.
 */
export function createGrantUse(period: string) {
  /** The generations that reserved their price while this grant was the latest one. */
  const generations = new Map<string, Taken>()
  let latest: string | null = null
  let granted = 0
  let taken = 0
  let expired = 0

  function addToGeneration(generationId: string, line: GrantLine): void {
    const isNew = line.kind === 'reserve' && latest === period
    const before =
      generations.get(generationId) ?? (isNew ? { fromGrant: 0, captured: 0, outstanding: 0 } : null)
    if (!before) return
    const { fromGrant, captured, outstanding } = positionOf([line])
    generations.set(generationId, {
      fromGrant: before.fromGrant + fromGrant,
      captured: before.captured + captured,
      outstanding: before.outstanding + outstanding,
    })
    taken -= line.change.granted
  }

  function reserved(): number {
    const ofEach = [...generations.values()].map(({ fromGrant, captured, outstanding }) =>
      Math.min(outstanding, Math.max(0, fromGrant - captured)),
    )
    return ofEach.reduce((sum, each) => sum + each, 0)
  }

  return {
    /** Counts the next entry, from the period's first grant on. */
    add(line: GrantLine): void {
      const { kind, change } = line
      if (kind === 'grant') latest = line.period
      if (kind === 'grant' && latest === period) granted += change.granted
      if (kind === 'expire' && latest === period) expired -= change.granted
      if (line.generationId !== null) addToGeneration(line.generationId, line)
    },

    /** @param left the granted credits of the account's balance after the last entry */
    of(left: number): GrantUse {
      if (granted === 0) return { granted, spent: 0, reserved: 0, expired: 0, returned: 0 }
      const open = reserved()
      const spent = taken - open
      const rest = granted - spent - open - expired
      return {
        ...{ granted, spent, reserved: open },
        // After the grant has ended, a refund goes to the next grant and expires with it.
        expired: expired + Math.max(0, rest - left),
        returned: Math.max(0, left - rest),
      }
    },
  }
}
