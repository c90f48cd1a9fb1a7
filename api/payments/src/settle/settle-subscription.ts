import type { KnownSubscription, StoredSubscription } from '@classeur/database'
import { isDeepStrictEqual } from 'node:util'
import type { InvoiceState, SubscriptionState } from '../payment-provider.ts'
import type { SettlementDependencies } from '../settlement.ts'
import { deriveSeats } from '../seats/derive-seats.ts'
import { listSurplus } from '../seats/find-giving.ts'
import type { Changes } from './changes.ts'
import { deriveSubscription, listOwnSurplus } from './derive-subscription.ts'
import { settleOrderOfInvoice } from './order-of-invoice.ts'

const dayMs = 86_400_000

const latest = (invoices: readonly InvoiceState[], matches: (invoice: InvoiceState) => boolean) =>
  invoices
    .filter(matches)
    .sort((a, b) => b.period.endsAt.getTime() - a.period.endsAt.getTime())
    .at(0) ?? null

/** The unpaid bill of a running subscription, with its order and the end of the days of grace. */
async function openInvoiceOf(
  deps: SettlementDependencies,
  subscription: SubscriptionState,
  invoices: readonly InvoiceState[],
  changes: Changes,
): Promise<StoredSubscription['openInvoice']> {
  if (subscription.status !== 'past-due') return null
  const open = latest(invoices, ({ status, attempts }) => status === 'open' && attempts > 0)
  if (!open) return null
  const order = await settleOrderOfInvoice(deps, open, changes)
  const { graceDays } = await deps.billingData.readRules()
  const failedAt = open.createdAt
  return {
    id: open.id,
    orderId: order && String(order._id),
    failedAt,
    nextTryAt: open.nextTryAt,
    graceEndsAt: new Date(failedAt.getTime() + graceDays * dayMs),
  }
}

/** A bill that was open when its subscription ended buys nothing any more, so its order can't be paid. */
async function closeUnpaid(
  { orders }: SettlementDependencies,
  invoices: readonly InvoiceState[],
  changes: Changes,
): Promise<void> {
  for (const { id } of invoices.filter(({ status }) => status === 'open')) {
    const order = await orders.findByInvoice(id)
    if (order && (await orders.cancel(String(order._id), order.failure ?? 'other')))
      changes.order(order.userId, String(order._id))
  }
}

/** Reads a subscription and its bills; null if it belongs to nobody of this installation, or to a deleted account. */
async function read(
  deps: SettlementDependencies,
  id: string,
  changes: Changes,
): Promise<StoredSubscription | null> {
  const subscription = await deps.provider.findSubscription(id)
  if (!subscription) return null
  const { customerId, planId } = subscription
  const userId = subscription.userId ?? (await deps.customers.findUser(customerId))
  if (!userId || !planId || (await deps.isErased(userId))) return null
  const invoices = await deps.provider.listInvoices(id)
  // The bill of a change pays for a part of a period, so it doesn't say which period is paid.
  const paid = latest(invoices, ({ status, reason }) => status === 'paid' && reason !== 'change')
  if (paid) await settleOrderOfInvoice(deps, paid, changes)
  const changed = latest(invoices, ({ status, reason }) => status === 'paid' && reason === 'change')
  if (changed) await settleOrderOfInvoice(deps, changed, changes)
  const { status, interval, nextInterval, nextPlanId, currency, startedAt, period, card } = subscription
  const { cancelAtPeriodEnd, endedAt, schoolId, priceMinor, nextPriceMinor } = subscription
  if (status === 'ended') await closeUnpaid(deps, invoices, changes)
  return {
    ...{ userId, customerId, planId, schoolId, status, interval, nextInterval, currency, startedAt, period },
    ...{ nextPlanId: nextPlanId ?? planId, cancelAtPeriodEnd, endedAt, card, priceMinor, nextPriceMinor },
    paidPeriod: paid?.period ?? null,
    openInvoice: await openInvoiceOf(deps, subscription, invoices, changes),
  }
}

const differs = (before: KnownSubscription | null, state: StoredSubscription): boolean =>
  !before || !isDeepStrictEqual(before, { id: before.id, storedTurn: before.storedTurn, ...state })

/** Whether the days of grace are over, although the provider has not ended the subscription. */
const isGraceOver = async ({ provider }: SettlementDependencies, { openInvoice }: StoredSubscription) =>
  openInvoice !== null && openInvoice.graceEndsAt <= (await provider.now())

async function readInTurn(deps: SettlementDependencies, id: string, changes: Changes) {
  const turn = await deps.providerSubscriptions.takeTurn(id)
  return { turn, state: await read(deps, id, changes) }
}

/**
 * A subscription: its present state is stored, unless one that was read later is stored already; what it gives follows
 * from all stored ones of the person.
 */
export async function settleSubscription(
  deps: SettlementDependencies,
  id: string,
  changes: Changes,
): Promise<void> {
  let { turn, state } = await readInTurn(deps, id, changes)
  if (state && (await isGraceOver(deps, state))) {
    await deps.provider.cancelNow(id)
    ;({ turn, state } = await readInTurn(deps, id, changes))
  }
  if (!state) return
  const before = await deps.providerSubscriptions.findById(id)
  const isStored = await deps.providerSubscriptions.store(id, turn, state)
  if (isStored && differs(before, state)) changes.subscription(state.userId)
  // Two pages were paid at the same moment. The money stays visible as a paid order, which an operator refunds.
  const end = async (surplus: KnownSubscription) => {
    await deps.provider.cancelNow(surplus.id)
    await settleSubscription(deps, surplus.id, changes)
  }
  // The person's own surplus ends first, because the school must not lose its subscription to one of these.
  for (const surplus of await listOwnSurplus(deps, state.userId)) await end(surplus)
  // Credits are granted last: the grant of a surplus subscription would end the one that the school has paid for.
  if (state.schoolId !== null)
    for (const surplus of await listSurplus(deps, state.schoolId)) await end(surplus)
  await deriveSubscription(deps, state.userId, changes)
  await settleSeats(deps, [state.schoolId, before?.schoolId ?? null], state.userId, changes)
}

/**
 * The seats that follow from a subscription: those of the school that it is for, and those of the school where the
 * person is a member, because a person with an own subscription needs none.
 */
async function settleSeats(
  deps: SettlementDependencies,
  boughtFor: readonly (string | null)[],
  userId: string,
  changes: Changes,
): Promise<void> {
  const school = await deps.schools.findByMember(userId)
  const schoolIds = new Set([...boughtFor, school && String(school._id)])
  for (const schoolId of schoolIds) if (schoolId !== null) await deriveSeats(deps, schoolId, changes)
}
