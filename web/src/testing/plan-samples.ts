import type { BillingPlan } from '@classeur/contracts'

/** A plan as the API returns it. A test passes only the fields that it is about. */
export const planOf = (fields: Partial<BillingPlan> = {}): BillingPlan => ({
  id: 'free',
  name: 'Free',
  priceMinor: { monthly: 0, yearly: 0 },
  currency: 'EUR',
  monthlyCredits: 20,
  seats: null,
  limits: { classes: 3, studentsPerClass: 40, runningGenerations: 1, waitingGenerations: 5, storageMiB: 200 },
  features: [],
  ...fields,
})

export const proPlan = planOf({
  id: 'pro',
  name: 'Pro',
  priceMinor: { monthly: 900, yearly: 9000 },
  monthlyCredits: 200,
  limits: {
    classes: 30,
    studentsPerClass: 60,
    runningGenerations: 3,
    waitingGenerations: 50,
    storageMiB: 5000,
  },
  features: ['priority'],
})
