import type { BillingInterval, BillingPlan } from '@classeur/contracts'

/** Whether one person can buy a plan for themselves; a plan with seats is bought for a school. */
const isForOnePerson = ({ seats, priceMinor }: BillingPlan): boolean =>
  priceMinor.monthly > 0 && seats === null

/** The limits at which a person can arrive. */
export type LimitReason = 'classes' | 'students' | 'storage' | 'running' | 'waiting' | 'credits'

/** How much a plan gives of something. Storage in mebibytes. */
export function amountOf({ limits, monthlyCredits }: BillingPlan, reason: LimitReason): number {
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
export function nextPlan(
  plans: readonly BillingPlan[],
  current: BillingPlan,
  reason: LimitReason,
): BillingPlan | null {
  const larger = plans.filter(
    (plan) => isForOnePerson(plan) && amountOf(plan, reason) > amountOf(current, reason),
  )
  const [smallest] = larger.sort((a, b) => a.priceMinor.monthly - b.priceMinor.monthly)
  return smallest ?? null
}

export const otherInterval = (interval: BillingInterval): BillingInterval =>
  interval === 'monthly' ? 'yearly' : 'monthly'

/**
 * What twelve monthly payments cost more than a yearly one, and how many months that is if it is a whole number. A plan
 * that isn't sold for a year saves nothing.
 */
export function yearlySaving({ monthly, yearly }: BillingPlan['priceMinor']) {
  const savingMinor = yearly > 0 ? monthly * 12 - yearly : 0
  const months = monthly > 0 ? savingMinor / monthly : 0
  return { savingMinor, months: Number.isInteger(months) ? months : null }
}
