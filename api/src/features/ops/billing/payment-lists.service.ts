import { AppError, ObjectIdString } from '@classeur/contracts'
import type {
  KnownSubscription,
  OrderDocument,
  OrderLists,
  OrderRepository,
  PaymentEventDocument,
  PaymentEventRepository,
  PaymentMismatchCounts,
  PaymentOverview,
  PlanRepository,
  ProviderSubscriptionRepository,
  UserRepository,
} from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { givesPlan, type OrderStatus } from '@classeur/domain/billing'

export type EventFilter = 'all' | 'waiting' | 'failed'
export type ListedEvent = Omit<PaymentEventDocument, 'raw'>

/** Email addresses by user id, without those of unknown people. */
export type Emails = ReadonlyMap<string, string>

export interface EventList {
  events: ListedEvent[]
  /** All unprocessed events, also those that aren't in the list. */
  backlog: { count: number; oldest: Date | null }
  mostShown: number
}

export interface SubscriptionList {
  subscriptions: KnownSubscription[]
  /** Names of plans by id. */
  planNames: ReadonlyMap<string, string>
  emails: Emails
  /** The id after which the next page begins; null on the last one. */
  next: string | null
}

export interface OrderSearch {
  number: string | undefined
  /** The address of the person who ordered. */
  email: string | undefined
  status: OrderStatus | undefined
  /** The id of the last order of the previous page. */
  after: string | undefined
}

export interface OrderList {
  orders: OrderDocument[]
  emails: Emails
  /** The id after which the next page begins; null on the last one. */
  next: string | null
}

export interface MismatchList {
  orders: OrderDocument[]
  /** People with two or more live subscriptions. */
  people: { userId: string; subscriptions: KnownSubscription[] }[]
  /** All, also those that aren't in the list. */
  counts: PaymentMismatchCounts
  planNames: ReadonlyMap<string, string>
  emails: Emails
}

export interface PaymentListsDependencies {
  events: Pick<PaymentEventRepository, 'list' | 'backlog'>
  subscriptions: Pick<ProviderSubscriptionRepository, 'page' | 'findById' | 'listOfUser'>
  orders: Pick<OrderRepository, 'findById'>
  orderLists: Pick<OrderLists, 'page'>
  overview: Pick<PaymentOverview, 'listMismatchedOrders' | 'listSeveralSubscribers' | 'countMismatches'>
  plans: Pick<PlanRepository, 'list'>
  users: Pick<UserRepository, 'findEmails' | 'findIdsByEmail'>
}

const mostShown = 200
const rowsOfPage = 50
const mostPeople = 50

/** Reads the lists of the payments page. Every method throws AppError `general/forbidden` for other people. */
export function createPaymentLists(deps: PaymentListsDependencies) {
  const { events, subscriptions, orders, orderLists, overview, plans, users } = deps

  const check = (actor: Actor) => {
    if (!can(actor, 'billing:operate')) throw new AppError('general/forbidden')
  }
  // The provider's metadata may name people that no installation knows.
  const emailsOf = (owners: readonly { userId: string }[]): Promise<Emails> =>
    users.findEmails([
      ...new Set(owners.flatMap(({ userId }) => ObjectIdString.safeParse(userId).data ?? [])),
    ])
  const readPlanNames = async () => new Map((await plans.list()).map(({ id, name }) => [id, name]))

  return {
    /** Unprocessed events first, each part newest first. */
    async events(actor: Actor, filter: EventFilter): Promise<EventList> {
      check(actor)
      const states = filter === 'all' ? (['failed', 'waiting', 'processed'] as const) : [filter]
      const [backlog, ...lists] = await Promise.all([
        events.backlog(),
        ...states.map((state) => events.list(state, mostShown)),
      ])
      const all = lists.flat()
      const unprocessed = all
        .filter(({ state }) => state !== 'processed')
        .sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime())
      const processed = all.filter(({ state }) => state === 'processed')
      return { events: [...unprocessed, ...processed].slice(0, mostShown), backlog, mostShown }
    },

    /** Latest first; `after`: the id of the last subscription of the previous page. */
    async subscriptions(actor: Actor, after: string | undefined): Promise<SubscriptionList> {
      check(actor)
      const last = after === undefined ? null : await subscriptions.findById(after)
      const [listed, planNames] = await Promise.all([
        subscriptions.page(last, rowsOfPage + 1),
        readPlanNames(),
      ])
      const shown = listed.slice(0, rowsOfPage)
      const next = listed.length > shown.length ? (shown.at(-1)?.id ?? null) : null
      return { subscriptions: shown, planNames, emails: await emailsOf(shown), next }
    },

    async orders(actor: Actor, { number, email, status, after }: OrderSearch): Promise<OrderList> {
      check(actor)
      const last = after === undefined ? null : await orders.findById(after)
      const position = last && { createdAt: last.createdAt, id: String(last._id) }
      const userId = email === undefined ? null : await users.findIdsByEmail(email)
      const listed = await orderLists.page({ userId, number, status }, position, rowsOfPage + 1)
      const shown = listed.slice(0, rowsOfPage)
      const next = listed.length > shown.length ? String(shown.at(-1)?._id) : null
      return { orders: shown, emails: await emailsOf(shown), next }
    },

    async mismatches(actor: Actor): Promise<MismatchList> {
      check(actor)
      const [listed, userIds, counts, planNames] = await Promise.all([
        overview.listMismatchedOrders(mostShown),
        overview.listSeveralSubscribers(mostPeople),
        overview.countMismatches(),
        readPlanNames(),
      ])
      const people = await Promise.all(
        userIds.map(async (userId) => ({
          userId,
          subscriptions: (await subscriptions.listOfUser(userId)).filter(givesPlan),
        })),
      )
      return { orders: listed, people, counts, planNames, emails: await emailsOf([...listed, ...people]) }
    },

    /** How many unprocessed events, and how many orders and people with a mismatch. */
    async counts(actor: Actor): Promise<{ events: number; mismatches: number }> {
      check(actor)
      const [{ count }, mismatches] = await Promise.all([events.backlog(), overview.countMismatches()])
      return { events: count, mismatches: mismatches.orders + mismatches.people }
    },
  }
}

export type PaymentLists = ReturnType<typeof createPaymentLists>
