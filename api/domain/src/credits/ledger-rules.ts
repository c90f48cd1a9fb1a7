/**
 * The three kinds of credits. Granted credits expire at the end of the month and are spent first; purchased ones don't
 * expire; reserved ones belong to generations that haven't ended yet.
 */
export interface CreditAmounts {
  granted: number
  purchased: number
  reserved: number
}

export const creditEntryKinds = [
  'grant',
  'expire',
  'purchase',
  'revoke',
  'reserve',
  'capture',
  'release',
  'refund',
] as const
export type CreditEntryKind = (typeof creditEntryKinds)[number]

/** The part of a ledger entry that the rules need. */
export interface LedgerLine {
  kind: CreditEntryKind
  change: CreditAmounts
  period: string | null
}

/** An entry to write. A ledger refuses a second entry with the same `key`. */
export interface NewLine extends LedgerLine {
  key: string
}

const noPeriod = { period: null }

export const noCredits: CreditAmounts = { granted: 0, purchased: 0, reserved: 0 }

export const addAmounts = (a: CreditAmounts, b: CreditAmounts): CreditAmounts => ({
  granted: a.granted + b.granted,
  purchased: a.purchased + b.purchased,
  reserved: a.reserved + b.reserved,
})

/** The credits that a person can spend now. */
export const spendableIn = ({ granted, purchased }: CreditAmounts): number => granted + purchased

const sumOf = (lines: readonly LedgerLine[], ...kinds: CreditEntryKind[]) =>
  lines
    .filter((line) => kinds.includes(line.kind))
    .reduce((sum, line) => addAmounts(sum, line.change), noCredits)

/** The latest grant of a person. */
export interface LastGrant {
  period: string
  at: Date
  /** Whether it ended before its time, with its subscription. */
  isEnded: boolean
}

const isPaidPeriod = (period: string) => period.startsWith('paid:')
/** A subscription that someone read before it was paid is forgotten long before this. */
const longestStaleMs = 600_000

/** Whether a process may have read the plan before this grant was added. */
export const isFreshGrant = ({ at }: Pick<LastGrant, 'at'>, now: Date): boolean =>
  now.getTime() - at.getTime() < longestStaleMs

/**
 * Whether a period is that of a subscription, or of the free plan, as it was before the latest grant. A process that
 * read the subscription before it changed asks for such a period, which must not end the grant of the present one.
 */
export function isStalePeriod(
  period: string,
  linesOfPeriod: readonly LedgerLine[],
  last: LastGrant | null,
  now: Date,
): boolean {
  if (!last || last.period === period) return false
  if (sumOf(linesOfPeriod, 'grant').granted > 0) return true
  // After its end, another subscription may count that was paid before it.
  if (last.isEnded || !isPaidPeriod(last.period)) return false
  if (isPaidPeriod(period)) return period < last.period
  return isFreshGrant(last, now)
}

/**
 * The next line of the monthly grant, or null when the period's grant is complete. The rest of the grant of another
 * period expires first. When the plan changes to one that grants more during the period, the difference is added.
 * The period must not be stale.
 * @param lastPeriod the period of the latest grant; null if there was none
 */
export function nextGrantLine(
  userId: string,
  balance: CreditAmounts,
  linesOfPeriod: readonly LedgerLine[],
  period: string,
  monthlyCredits: number,
  lastPeriod: string | null = null,
): NewLine | null {
  const granted = sumOf(linesOfPeriod, 'grant').granted
  const isOther = lastPeriod === null ? linesOfPeriod.length === 0 : lastPeriod !== period
  if (isOther && balance.granted > 0) {
    const change = { ...noCredits, granted: -balance.granted }
    return { kind: 'expire', key: `expire:${userId}:${lastPeriod ?? ''}:${period}`, change, period }
  }
  if (granted >= monthlyCredits) return null
  const change = { ...noCredits, granted: monthlyCredits - granted }
  return { kind: 'grant', key: `grant:${userId}:${period}:${monthlyCredits}`, change, period }
}

export const endedGrantKey = (userId: string, period: string): string => `expire:${userId}:${period}:ended`

/** Ends the grant of a period before its time. The line may take nothing; it says that the period is over. */
export const endGrantLine = (userId: string, balance: CreditAmounts, period: string): NewLine => ({
  kind: 'expire',
  key: endedGrantKey(userId, period),
  change: { ...noCredits, granted: 0 - balance.granted },
  period,
})

/** Adds the credits of a paid order, once. */
export const purchaseLine = (orderId: string, credits: number): NewLine => ({
  kind: 'purchase',
  key: `purchase:${orderId}`,
  change: { ...noCredits, purchased: credits },
  ...noPeriod,
})

export const revokeKey = (orderId: string, refundId: string): string => `revoke:${orderId}:${refundId}`

/** The order of a purchase or of a refund; null for other lines. */
export const orderOfLine = ({ key }: Pick<NewLine, 'key'>): string | null =>
  /^(?:purchase|revoke):([^:]+)/u.exec(key)?.[1] ?? null

/**
 * Takes back credits of a refund, once per refund, as far as they aren't spent or reserved: a balance is never negative.
 * The line may take nothing; the difference to `credits` is for the operator to see.
 */
export const revokeLine = (
  orderId: string,
  refundId: string,
  balance: CreditAmounts,
  credits: number,
): NewLine => ({
  kind: 'revoke',
  key: revokeKey(orderId, refundId),
  // Not the negation of 0, which would be stored as -0.
  change: { ...noCredits, purchased: 0 - Math.min(balance.purchased, credits) },
  ...noPeriod,
})

/** Which credits may be spent. `purchased`: only bought ones. */
export type SpendableKinds = 'all' | 'purchased'

/** The credits of a balance that may be spent. */
export const spendableOf = (balance: CreditAmounts, kinds: SpendableKinds): CreditAmounts =>
  kinds === 'purchased' ? { ...balance, granted: 0 } : balance

/** Reserves the price, from granted credits first; null when the account can't spend as much. */
export function reserveLine(generationId: string, balance: CreditAmounts, price: number): NewLine | null {
  if (spendableIn(balance) < price) return null
  const fromGrant = Math.min(balance.granted, price)
  const change = { granted: -fromGrant, purchased: fromGrant - price, reserved: price }
  return { kind: 'reserve', key: `reserve:${generationId}`, change, ...noPeriod }
}

/** The state of one generation's credits, from its lines. */
export function positionOf(lines: readonly LedgerLine[]) {
  const taken = sumOf(lines, 'reserve')
  const captured = -sumOf(lines, 'capture').reserved
  const outstanding = sumOf(lines, 'reserve', 'capture', 'release').reserved
  const refunded = sumOf(lines, 'refund')
  return {
    fromGrant: -taken.granted,
    captured,
    outstanding,
    refunded: refunded.granted + refunded.purchased,
  }
}

/** Spends up to `total` credits of the reservation; null when they are spent already or nothing is reserved. */
export function captureLine(
  generationId: string,
  lines: readonly LedgerLine[],
  total: number,
): NewLine | null {
  const { captured, outstanding } = positionOf(lines)
  const amount = Math.min(total - captured, outstanding)
  if (amount <= 0) return null
  const change = { ...noCredits, reserved: -amount }
  return { kind: 'capture', key: `capture:${generationId}:${captured + amount}`, change, ...noPeriod }
}

/**
 * Returns the credits that are still reserved to the kind they came from; spent credits count against the grant
 * first.
 */
function releaseLine(generationId: string, lines: readonly LedgerLine[]): NewLine | null {
  const { fromGrant, captured, outstanding } = positionOf(lines)
  if (outstanding <= 0) return null
  const granted = Math.min(Math.max(fromGrant - captured, 0), outstanding)
  const change = { granted, purchased: outstanding - granted, reserved: -outstanding }
  return { kind: 'release', key: `release:${generationId}`, change, ...noPeriod }
}

/** Returns the credits spent beyond `total`: a failed generation costs nothing, even if parts of it were written. */
function refundLine(generationId: string, lines: readonly LedgerLine[], total: number): NewLine | null {
  const { fromGrant, captured, refunded } = positionOf(lines)
  const amount = captured - refunded - total
  if (amount <= 0) return null
  const grantedSpent = Math.min(captured, fromGrant)
  const purchased = Math.min(amount, captured - grantedSpent)
  const change = { granted: amount - purchased, purchased, reserved: 0 }
  return { kind: 'refund', key: `refund:${generationId}`, change, ...noPeriod }
}

/** The next line until `total` is spent and nothing is reserved; null when nothing is missing. */
export const settlingLine = (
  generationId: string,
  lines: readonly LedgerLine[],
  total: number,
): NewLine | null =>
  captureLine(generationId, lines, total) ??
  releaseLine(generationId, lines) ??
  refundLine(generationId, lines, total)
