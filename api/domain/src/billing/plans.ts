/** Money in minor units of `currency`. */
export interface Plan {
  id: string
  name: string
  priceMinor: { monthly: number; yearly: number }
  currency: string
  monthlyCredits: number
  /** How many members of a school share the plan, with the person who pays; null for a plan of one person. */
  seats: number | null
  limits: {
    classes: number
    studentsPerClass: number
    runningGenerations: number
    waitingGenerations: number
    /** In mebibytes. */
    storageMiB: number
  }
  features: string[]
}

/** Whether a plan costs money. An operator may sell it for one interval only: the price for the other one is then 0. */
export const isPaidPlan = ({ priceMinor }: Pick<Plan, 'priceMinor'>): boolean =>
  priceMinor.monthly > 0 || priceMinor.yearly > 0

/** The price of twelve months, to compare plans that are sold for different intervals. */
export const yearMinor = ({ priceMinor }: Pick<Plan, 'priceMinor'>): number =>
  priceMinor.monthly > 0 ? priceMinor.monthly * 12 : priceMinor.yearly

/** The plan of people who aren't subscribed to another one. */
export const freePlanId = 'free'

export const freePlan: Plan = {
  id: freePlanId,
  name: 'Free',
  priceMinor: { monthly: 0, yearly: 0 },
  currency: 'EUR',
  monthlyCredits: 20,
  seats: null,
  limits: {
    classes: 3,
    studentsPerClass: 40,
    runningGenerations: 1,
    waitingGenerations: 10,
    storageMiB: 100,
  },
  features: ['mark-sheets', 'statistics', 'exports', 'backup', 'lesson-plans', 'images'],
}

/** The plans that a new installation starts with. Paying by the year saves two months. */
export const seedPlans: readonly Plan[] = [
  freePlan,
  {
    id: 'pro',
    name: 'Pro',
    priceMinor: { monthly: 900, yearly: 9000 },
    currency: 'EUR',
    monthlyCredits: 300,
    seats: null,
    limits: {
      classes: 30,
      studentsPerClass: 60,
      runningGenerations: 3,
      waitingGenerations: 50,
      storageMiB: 5_000,
    },
    features: [...freePlan.features, 'priority', 'generated-resources'],
  },
  {
    id: 'school',
    name: 'School',
    priceMinor: { monthly: 4900, yearly: 49_000 },
    currency: 'EUR',
    monthlyCredits: 2000,
    seats: 30,
    limits: {
      classes: 500,
      studentsPerClass: 100,
      runningGenerations: 6,
      waitingGenerations: 100,
      storageMiB: 50_000,
    },
    features: [...freePlan.features, 'priority', 'generated-resources', 'school-administration'],
  },
]
