import { seatStateValues, type Plan } from '@classeur/domain/billing'
import { z } from 'zod'
import { Timestamp } from '../identifiers.ts'

/** A document of `plans`. Money in minor units of `currency`; `storageMiB` in mebibytes. */
export const BillingPlan = z.object({
  id: z.string(),
  name: z.string(),
  priceMinor: z.object({ monthly: z.number().int().nonnegative(), yearly: z.number().int().nonnegative() }),
  currency: z.string().length(3),
  monthlyCredits: z.number().int().nonnegative(),
  seats: z.number().int().positive().nullable().default(null),
  limits: z.object({
    classes: z.number().int().nonnegative(),
    studentsPerClass: z.number().int().nonnegative(),
    runningGenerations: z.number().int().positive(),
    waitingGenerations: z.number().int().positive(),
    storageMiB: z.number().int().nonnegative(),
  }),
  features: z.array(z.string()),
}) satisfies z.ZodType<Plan>
export type BillingPlan = z.infer<typeof BillingPlan>

/** What a member has of the school's plan. `none`: all seats are taken; `own-plan`: the member pays for a plan. */
export const SeatState = z.enum(seatStateValues)
export type SeatState = z.infer<typeof SeatState>

export const BillingPlanList = z.object({ plans: z.array(BillingPlan) })

/** A document in `current_subscriptions`. Only subscribers have one. */
export const CurrentSubscription = z.object({
  userId: z.string(),
  planId: z.string(),
  interval: z.enum(['monthly', 'yearly']),
  renewsAt: Timestamp.nullable(),
  /** The school whose plan it is; null for a plan of one person. */
  schoolId: z.string().nullable().default(null),
  /** The colleague who pays, for a seat of the school; null for a plan that the person pays. */
  payerId: z.string().nullable().default(null),
})
export type CurrentSubscription = z.infer<typeof CurrentSubscription>
