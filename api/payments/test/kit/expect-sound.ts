import { addAmounts, noCredits, type CreditAmounts } from '@classeur/domain/credits'
import { expect } from 'vitest'
import type { Shop } from './open-shop.ts'
import type { Person } from './person.ts'

interface StoredOrder {
  _id: unknown
  status: string
  item: { kind: string; credits: number }
  netMinor: number
  totalMinor: number
  refundedMinor: number
  spentRefundedCredits: number
  paymentIntentId: string | null
  paidOtherMinor: number | null
  checkout: { id: string } | null
}
interface StoredNote {
  orderId: string
  refundId: string
  amountMinor: number
  netMinor: number
  credits: number
}
interface StoredEntry {
  n: number
  key: string
  kind: string
  period: string | null
  change: CreditAmounts
  balance: CreditAmounts
}

const isPaid = ({ status }: StoredOrder) => status === 'paid' || status === 'refunded'
const sumOf = <T>(list: readonly T[], amount: (one: T) => number) =>
  list.reduce((sum, one) => sum + amount(one), 0)

function expectLedger(entries: readonly StoredEntry[]): void {
  let sum = noCredits
  entries.forEach(({ n, change, balance }, index) => {
    sum = addAmounts(sum, change)
    expect(n).toBe(index + 1)
    expect(balance).toEqual(sum)
    expect(Math.min(...Object.values(balance))).toBeGreaterThanOrEqual(0)
  })
  const periods = entries.filter(({ kind }) => kind === 'grant').map(({ period }) => period)
  expect(new Set(periods).size, 'a grant was given twice').toBe(periods.length)
}

function expectRefunds(
  order: StoredOrder,
  notes: readonly StoredNote[],
  entries: readonly StoredEntry[],
  { bank }: Person,
): void {
  const refunds = bank.refunds.filter(({ paymentIntentId }) => paymentIntentId === order.paymentIntentId)
  expect(notes.map(({ refundId }) => refundId).sort()).toEqual(refunds.map(({ id }) => id).sort())
  const back = sumOf(refunds, ({ amountMinor }) => amountMinor)
  expect(order.refundedMinor).toBe(back)
  expect(sumOf(notes, ({ amountMinor }) => amountMinor)).toBe(back)
  expect(order.status).toBe(back === order.totalMinor ? 'refunded' : 'paid')
  if (order.status === 'refunded') expect(sumOf(notes, ({ netMinor }) => netMinor)).toBe(order.netMinor)
  const revoked = entries.filter(({ key }) => key.startsWith(`revoke:${String(order._id)}:`))
  expect(
    order.spentRefundedCredits - sumOf(revoked, ({ change }) => change.purchased),
    'credits of refunds that were neither taken back nor noted',
  ).toBe(sumOf(notes, ({ credits }) => credits))
}

/** A subscriber has the credits of the paid month, and credits count as spent only if they were. */
function expectCredits(
  orders: readonly StoredOrder[],
  entries: readonly StoredEntry[],
  isLive: boolean,
): void {
  const reserved = entries.filter(({ kind }) => kind === 'reserve')
  const spent = -sumOf(reserved, ({ change }) => change.purchased)
  expect(sumOf(orders, ({ spentRefundedCredits }) => spentRefundedCredits)).toBeLessThanOrEqual(spent)
  const granted = entries.at(-1)?.balance.granted ?? 0
  if (reserved.length === 0) expect(isLive ? [300] : [0, 20], 'granted credits').toContain(granted)
}

/** Checks everything that must hold for one person after the last round of the reconciler. */
export async function expectSound({ connection, repositories }: Shop, person: Person): Promise<void> {
  const { userId, bank } = person
  const [orders, entries, notes, { plan }] = await Promise.all([
    connection.collection('orders').find<StoredOrder>({ userId }).toArray(),
    connection.collection('credit_entries').find<StoredEntry>({ userId }).sort({ n: 1 }).toArray(),
    connection.collection('credit_notes').find<StoredNote>({ userId }).toArray(),
    repositories.subscriptions.findEffectivePlan(userId),
  ])
  const paid = orders.filter(isPaid)
  expect(paid.map(({ paymentIntentId }) => paymentIntentId).sort(), 'every payment has one order').toEqual(
    [...bank.payments.keys()].sort(),
  )
  for (const order of paid) {
    expect([order.totalMinor, order.paidOtherMinor]).toEqual([
      bank.payments.get(order.paymentIntentId ?? ''),
      null,
    ])
    expectRefunds(
      order,
      notes.filter(({ orderId }) => orderId === String(order._id)),
      entries,
      person,
    )
  }
  const packs = paid.filter(({ item }) => item.kind === 'pack').map(({ _id }) => `purchase:${String(_id)}`)
  const purchases = entries.filter(({ kind }) => kind === 'purchase').map(({ key }) => key)
  expect(purchases.sort(), 'every paid pack gave its credits once').toEqual(packs.sort())
  expectLedger(entries)
  for (const { status, checkout } of orders) {
    const page = status === 'pending' && checkout ? bank.pages.get(checkout.id)?.state.state : 'open'
    expect(['open', 'waiting'], 'an order stays pending although its page is decided').toContain(page)
  }
  const live = [...bank.subscriptions.values()].filter(
    ({ status }) => status === 'active' || status === 'past-due',
  )
  expect(live.length).toBeLessThanOrEqual(1)
  expect(plan.id).toBe(live.length === 1 ? 'pro' : 'free')
  expectCredits(paid, entries, live.length === 1)
}

/** Checks that the numbers of every year begin with 1 and have no gaps. */
export async function expectGapFree({ connection }: Shop, collection: string): Promise<void> {
  const numbers = await connection
    .collection(collection)
    .find<{ year: number; serial: number }>({}, { projection: { year: 1, serial: 1 } })
    .sort({ year: 1, serial: 1 })
    .toArray()
  let before = { year: 0, serial: 0 }
  for (const { year, serial } of numbers) {
    expect(serial).toBe(year === before.year ? before.serial + 1 : 1)
    before = { year, serial }
  }
}
