import { AppError } from '@classeur/contracts'
import type { PlanRepository, SchoolDocument } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import type { ReadSeats } from '@classeur/payments'

export interface BuyingSchoolDependencies {
  plans: Pick<PlanRepository, 'findById'>
  ensureSchool: (userId: string) => Promise<SchoolDocument>
  readSeats: ReadSeats
}

/**
 * The school for which a person buys a plan; null for a plan without seats.
 * @throws AppError `billing/school-admin-only`, `billing/school-subscribed` if a colleague pays for the plan already
 */
export type BuyingSchool = (actor: Actor, planId: string) => Promise<string | null>

export const createBuyingSchool =
  ({ plans, ensureSchool, readSeats }: BuyingSchoolDependencies): BuyingSchool =>
  async (actor, planId) => {
    const plan = await plans.findById(planId)
    if (!plan || plan.seats === null) return null
    const school = await ensureSchool(actor.userId)
    if (!can(actor, 'school-plan:buy', { schoolMembers: school.members }))
      throw new AppError('billing/school-admin-only')
    const seats = await readSeats(school)
    if (seats && seats.payerId !== actor.userId) throw new AppError('billing/school-subscribed')
    return String(school._id)
  }
