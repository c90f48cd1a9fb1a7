import type { BillingEvent } from '@classeur/contracts'

/** Collects what changed while an object is settled. */
export interface Changes {
  subscription(userId: string): void
  credits(userId: string): void
  order(userId: string, orderId: string): void
}

/** `events`: one for each order that changed, or one for a person of whom no order changed. */
export function createChanges(): Changes & { events(): BillingEvent[] } {
  const people = new Map<string, { subscription: boolean; credits: boolean; orders: Set<string> }>()
  const ofPerson = (userId: string) => {
    const changed = people.get(userId) ?? { subscription: false, credits: false, orders: new Set<string>() }
    people.set(userId, changed)
    return changed
  }
  return {
    subscription: (userId) => void (ofPerson(userId).subscription = true),
    credits: (userId) => void (ofPerson(userId).credits = true),
    order: (userId, orderId) => void ofPerson(userId).orders.add(orderId),
    events: () =>
      [...people].flatMap(([userId, { subscription, credits, orders }]) => {
        const orderIds = orders.size === 0 ? [null] : [...orders]
        return orderIds.map((orderId) => ({
          userId,
          orderId,
          subscriptionChanged: subscription,
          creditsChanged: credits,
        }))
      }),
  }
}
