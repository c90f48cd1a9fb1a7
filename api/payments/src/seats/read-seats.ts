import type { SchoolDocument, SeatRepository } from '@classeur/database'
import { seatStates, type SeatState } from '@classeur/domain/billing'
import { findGiving, type FindGivingDependencies } from './find-giving.ts'

export interface ReadSeatsDependencies extends FindGivingDependencies {
  seats: Pick<SeatRepository, 'findOwnSubscribers'>
}

/** The seats of a school, and what each member has. */
export interface SchoolSeats {
  payerId: string
  planId: string
  total: number
  used: number
  stateOf: ReadonlyMap<string, SeatState>
}

export type ReadSeats = (school: Pick<SchoolDocument, '_id' | 'members'>) => Promise<SchoolSeats | null>

/** Reads the seats of a school; null if nobody pays for a plan with seats. */
export const createReadSeats =
  (deps: ReadSeatsDependencies): ReadSeats =>
  async ({ _id, members }) => {
    const giving = await findGiving(deps, String(_id))
    if (!giving) return null
    const own = await deps.seats.findOwnSubscribers(members.map(({ userId }) => userId))
    const payerId = giving.subscription.userId
    const states = seatStates(
      payerId,
      members.map(({ userId }) => ({ userId, hasOwnPlan: own.has(userId) })),
      giving.seats,
    )
    return {
      ...{ payerId, planId: giving.plan.id, total: giving.seats },
      used: 1 + states.filter(({ state }) => state === 'seated').length,
      stateOf: new Map(states.map(({ userId, state }) => [userId, state])),
    }
  }
