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

/** Returns how many credits of the grant a generation has spent, and how many it still reserves. */
function takenBy(lines: readonly LedgerLine[]): { spent: number; reserved: number } {
  const { fromGrant, captured, outstanding } = positionOf(lines)
  const reserved = Math.min(outstanding, Math.max(0, fromGrant - captured))
  const taken = lines.reduce((sum, { change }) => sum - change.granted, 0)
  return { spent: taken - reserved, reserved }
}

/** The lines of each generation that reserved its price while the grant of `period` was the latest one. */
function generationsOf(period: string, lines: readonly GrantLine[]): GrantLine[][] {
  const generations = new Map<string, GrantLine[]>()
  let latest: string | null = null
  for (const line of lines) {
    if (line.kind === 'grant') latest = line.period
    if (line.generationId === null) continue
    const known = generations.get(line.generationId)
    if (known) known.push(line)
    else if (line.kind === 'reserve' && latest === period) generations.set(line.generationId, [line])
  }
  return [...generations.values()]
}

/** The credits of the grant of `period` that expired before another grant followed. */
function expiredOf(period: string, lines: readonly GrantLine[]): number {
  let latest: string | null = null
  let expired = 0
  for (const { kind, change, period: ofLine } of lines) {
    if (kind === 'grant') latest = ofLine
    if (kind === 'expire' && latest === period) expired -= change.granted
  }
  return expired
}

/**
 * Splits the grant of a period into what was spent, what is reserved and what expired.
 * @param lines the entries from the period's first grant on, in their order
 * @param left the granted credits of the account's balance
 */
export function grantUseOf(period: string, lines: readonly GrantLine[], left: number): GrantUse {
  const granted = lines
    .filter((line) => line.kind === 'grant' && line.period === period)
    .reduce((sum, { change }) => sum + change.granted, 0)
  if (granted === 0) return { granted, spent: 0, reserved: 0, expired: 0, returned: 0 }
  const taken = generationsOf(period, lines).map(takenBy)
  const spent = taken.reduce((sum, each) => sum + each.spent, 0)
  const reserved = taken.reduce((sum, each) => sum + each.reserved, 0)
  const expired = expiredOf(period, lines)
  const rest = granted - spent - reserved - expired
  return {
    ...{ granted, spent, reserved },
    // A refund after the grant's end goes to the next grant and ends with that.
    expired: expired + Math.max(0, rest - left),
    returned: Math.max(0, left - rest),
  }
}
