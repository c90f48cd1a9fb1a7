import { AppError } from '@classeur/contracts'
import { creditPeriodAt } from '@classeur/domain/credits'
import type { EventSubject } from '../../src/index.ts'
import { createSettlement } from '../../src/index.ts'
import { Crash, createKillable, type KillPoint } from './crashing.ts'
import { MemoryBank } from './memory-bank.ts'
import { createMemoryProvider } from './memory-provider.ts'
import {
  dependenciesOf,
  monthPrice,
  newUserId,
  openPage,
  order,
  pack,
  proMonth,
  type Shop,
} from './open-shop.ts'

/** What happens next; numbers choose among the pages, events or payments that exist. */
export type Step =
  | { is: 'order'; item: 'pack' | 'plan'; kill: KillPoint }
  | { is: 'open-again'; n: number; kill: KillPoint }
  | { is: 'pay' | 'pay-later' | 'expire'; n: number }
  | { is: 'answer'; n: number; isPaid: boolean }
  | { is: 'renew' | 'try-again'; isPaid: boolean }
  | { is: 'advance'; days: number }
  | { is: 'stop' | 'end' }
  | { is: 'refund'; n: number; amount: number }
  | { is: 'spend'; credits: number }
  | { is: 'visit' }
  | { is: 'deliver'; n: number; kill: KillPoint }
  | { is: 'deliver-and-visit'; n: number; kill: KillPoint }
  | { is: 'deliver-two'; n: number; m: number; kill: KillPoint }

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(list.length, 1)]

/** Ignores the death of a process; other errors fail the test. */
async function unlessKilled(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Crash) return false
    throw error
  }
}

/** One person with an own bank. Every settlement runs in a new process, which may be killed. */
export function createPerson(shop: Shop) {
  const userId = newUserId()
  const bank = new MemoryBank(userId)
  const provider = createMemoryProvider(bank)
  const processed = new Set<string>()

  async function settle(subject: EventSubject, kill: KillPoint): Promise<boolean> {
    const { dependencies } = dependenciesOf(shop, provider)
    const killable = createKillable(kill)
    const entries = Object.entries(dependencies).map(([name, part]) => [
      name,
      typeof part === 'object' ? killable(part) : part,
    ])
    return unlessKilled(createSettlement(Object.fromEntries(entries)).settle(subject))
  }

  async function deliver(n: number, kill: KillPoint): Promise<void> {
    const event = pick(bank.events, n)
    if (event?.subject && (await settle(event.subject, kill))) processed.add(event.id)
  }

  const pageId = (n: number) => pick([...bank.pages.keys()], n) ?? ''
  const live = () => [...bank.subscriptions.values()].find(({ status }) => status !== 'ended')

  /** The steps of the api, of which each may be its last. */
  function shopOf(kill: KillPoint) {
    const killable = createKillable(kill)
    const { orders, customers } = shop.repositories
    const repositories = { ...shop.repositories, orders: killable(orders), customers: killable(customers) }
    return { shop: { ...shop, repositories }, provider: killable(provider) }
  }

  async function openAgain(n: number, kill: KillPoint): Promise<void> {
    const orderId = bank.pages.get(pageId(n))?.request.orderId
    const known = orderId === undefined ? null : await shop.repositories.orders.findById(orderId)
    if (known?.status !== 'pending') return
    const api = shopOf(kill)
    await unlessKilled(openPage(api.shop, api.provider, known))
  }

  /** What the api does when a person opens a page that shows credits. */
  async function visit(): Promise<void> {
    const { plan, paidTime } = await shop.repositories.subscriptions.findEffectivePlan(userId)
    const { key } = creditPeriodAt(new Date(), paidTime)
    await shop.ledger().ensureGrant(userId, key, plan.monthlyCredits)
  }

  async function spend(credits: number): Promise<void> {
    try {
      await shop.ledger().reserve(userId, newUserId(), credits)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }

  async function take(step: Step): Promise<unknown> {
    switch (step.is) {
      case 'order': {
        const api = shopOf(step.kill)
        const item = step.item === 'pack' ? pack : proMonth
        return unlessKilled(order(api.shop, api.provider, { userId, item }))
      }
      case 'open-again':
        return openAgain(step.n, step.kill)
      case 'pay':
        return bank.pay(pageId(step.n))
      case 'pay-later':
        return bank.payLater(pageId(step.n))
      case 'expire':
        return bank.expire(pageId(step.n))
      case 'answer':
        return bank.answer(pageId(step.n), step.isPaid)
      case 'renew':
        return bank.renew(live()?.id ?? '', monthPrice, step.isPaid)
      case 'try-again':
        return bank.tryAgain(live()?.latestInvoiceId ?? '', step.isPaid)
      case 'advance':
        return bank.advance(step.days)
      case 'stop': {
        const subscription = live()
        return subscription && provider.cancelAtPeriodEnd(subscription.id)
      }
      case 'end':
        return bank.end(live()?.id ?? '')
      case 'refund':
        return bank.refund(pick([...bank.payments.keys()], step.n) ?? '', step.amount)
      case 'spend':
        return spend(step.credits)
      case 'visit':
        return visit()
      case 'deliver':
        return deliver(step.n, step.kill)
      case 'deliver-and-visit':
        return Promise.all([deliver(step.n, step.kill), visit()])
      case 'deliver-two':
        return Promise.all([deliver(step.n, step.kill), deliver(step.m, null)])
    }
  }

  /** What the reconciler does until nothing is left: every event that was not processed, then what is overdue. */
  async function reconcile(): Promise<void> {
    const { settlement } = dependenciesOf(shop, provider)
    const overdue = await shop.repositories.providerSubscriptions.listOverdue(bank.now, 1000)
    for (const id of overdue)
      if (bank.subscriptions.has(id)) await settlement.settle({ kind: 'subscription', id })
    for (const { id, subject } of bank.events) {
      if (processed.has(id) || !subject) continue
      await settlement.settle(subject)
      processed.add(id)
    }
  }

  return { userId, bank, take, reconcile }
}

export type Person = ReturnType<typeof createPerson>
