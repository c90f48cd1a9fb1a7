import { yearMinor, type Plan } from './plans.ts'
import type { BillingInterval } from './subscription.ts'

/** A member of a school whose plan has seats. */
export interface SchoolPlanMember {
  userId: string
  /** Whether the member pays for a plan of their own, which comes before a seat. */
  hasOwnPlan: boolean
}

/** `payer`: pays for the school plan, and has one of its seats. `none`: all seats are taken. */
export const seatStateValues = ['payer', 'seated', 'own-plan', 'none'] as const
export type SeatState = (typeof seatStateValues)[number]

/**
 * Who has a seat of a school plan: the person who pays, even after leaving the school, then the members in the order of
 * joining. A member with an own plan needs none.
 * @param members in the order of joining
 * @param seats all seats of the plan, with the payer's
 * @returns the same members, so without a payer who isn't one
 */
export function seatStates(
  payerId: string,
  members: readonly SchoolPlanMember[],
  seats: number,
): { userId: string; state: SeatState }[] {
  let free = Math.max(0, seats - 1)
  return members.map(({ userId, hasOwnPlan }) => {
    if (userId === payerId) return { userId, state: 'payer' }
    if (hasOwnPlan) return { userId, state: 'own-plan' }
    if (free === 0) return { userId, state: 'none' }
    free -= 1
    return { userId, state: 'seated' }
  })
}

/** A seat that a person has. The payer's seat has no number; the others are numbered from 1. */
export interface TakenSeat {
  userId: string
  seat: number
}

/** What must change so that exactly the holders have a seat: first releases, then takes. */
export interface SeatChanges {
  release: string[]
  take: TakenSeat[]
}

/**
 * The changes from the taken seats to the holders. A holder keeps their number, so a seat that stays is never free in
 * between.
 * @param holders the people who get a seat besides the payer, at most `seats - 1`
 */
export function seatChanges(
  holders: readonly string[],
  taken: readonly TakenSeat[],
  seats: number,
): SeatChanges {
  const kept = taken.filter(({ userId, seat }) => holders.includes(userId) && seat < seats)
  const numbers = new Set(kept.map(({ seat }) => seat))
  const free = Array.from({ length: Math.max(0, seats - 1) }, (_, index) => index + 1).filter(
    (number) => !numbers.has(number),
  )
  const without = holders.filter((userId) => !kept.some((each) => each.userId === userId))
  return {
    release: taken.filter((each) => !kept.includes(each)).map(({ userId }) => userId),
    take: without.slice(0, free.length).map((userId, index) => ({ userId, seat: free[index] as number })),
  }
}

/** The school that gets the seats of a subscription; null if its plan has none. */
export const seatedSchoolOf = (
  { schoolId }: { schoolId: string | null },
  plan: { seats: number | null } | null,
): string | null => (plan !== null && plan.seats !== null ? schoolId : null)

/**
 * When a change of the plan takes effect: a more expensive plan now, a cheaper one with the next period. The present plan
 * may not be sold for the interval any more: then its price by the year counts, and without one, what is paid isn't cut
 * short.
 * @param interval that of the subscription, because a plan may have no price for the other one
 * @param paidMinor what the subscriber pays for a period, whatever the present plan costs now; null if unknown
 */
export const planChangeTime = (
  from: Pick<Plan, 'priceMinor'>,
  to: Pick<Plan, 'priceMinor'>,
  interval: BillingInterval,
  paidMinor: number | null = null,
): 'now' | 'next-period' => {
  const presentMinor = [paidMinor ?? 0, from.priceMinor[interval]].find((minor) => minor > 0)
  const yearlyMinor = yearMinor(from)
  const isLarger =
    presentMinor === undefined
      ? yearlyMinor > 0 && yearMinor(to) > yearlyMinor
      : to.priceMinor[interval] > presentMinor
  return isLarger ? 'now' : 'next-period'
}
