import { isPaidPlan, yearMinor, type Plan } from './plans.ts'
import type { BillingInterval } from './subscription.ts'

/** Whether one person can buy a plan for themselves; a plan with seats is bought for a school. */
const isForOnePerson = (plan: Plan): boolean => isPaidPlan(plan) && plan.seats === null

/** The interval for which a plan is offered to somebody who hasn't chosen one: a month, unless it is only sold by the year. */
export const offeredInterval = ({ priceMinor }: Pick<Plan, 'priceMinor'>): BillingInterval =>
  priceMinor.monthly > 0 ? 'monthly' : 'yearly'

export const otherInterval = (interval: BillingInterval): BillingInterval =>
  interval === 'monthly' ? 'yearly' : 'monthly'

/** The limits at which a person can arrive. */
export type LimitReason = 'classes' | 'students' | 'storage' | 'running' | 'waiting' | 'credits'

/** How much a plan gives of something. Storage in mebibytes. */
export function amountOf(
  { limits, monthlyCredits }: Pick<Plan, 'limits' | 'monthlyCredits'>,
  reason: LimitReason,
): number {
  switch (reason) {
    case 'classes':
      return limits.classes
    case 'students':
      return limits.studentsPerClass
    case 'storage':
      return limits.storageMiB
    case 'running':
      return limits.runningGenerations
    case 'waiting':
      return limits.waitingGenerations
    case 'credits':
      return monthlyCredits
  }
}

/** The smallest plan for one person that gives more than `current`; null if there is none. */
export function nextPlan(plans: readonly Plan[], current: Plan, reason: LimitReason): Plan | null {
  const larger = plans.filter(
    (plan) => isForOnePerson(plan) && amountOf(plan, reason) > amountOf(current, reason),
  )
  const [smallest] = larger.sort((a, b) => yearMinor(a) - yearMinor(b))
  return smallest ?? null
}

/**
 * What twelve monthly payments cost more than a yearly one, and how many months that is if it is a whole number. A plan
 * that isn't sold for a year saves nothing.
 */
export function yearlySaving({ monthly, yearly }: Plan['priceMinor']) {
  const savingMinor = yearly > 0 ? monthly * 12 - yearly : 0
  const months = monthly > 0 ? savingMinor / monthly : 0
  return { savingMinor, months: Number.isInteger(months) ? months : null }
}
