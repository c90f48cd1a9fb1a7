import type { SchoolRepository, SeatDocument, SeatRepository } from '@classeur/database'
import { seatChanges, seatStates } from '@classeur/domain/billing'
import { isDeepStrictEqual } from 'node:util'
import type { Changes } from '../settle/changes.ts'
import { currentDetailsOf } from '../settle/current-details.ts'
import { findGiving, type FindGivingDependencies } from './find-giving.ts'

export interface SeatDependencies extends FindGivingDependencies {
  seats: SeatRepository
  schools: Pick<SchoolRepository, 'findById'>
}

/** More rounds than members join and leave while one process works. */
const mostRounds = 50

/** The seats as they should be by what is stored now: each holder's document, in the order of the numbers. */
async function plan(deps: SeatDependencies, schoolId: string, taken: readonly SeatDocument[]) {
  const giving = await findGiving(deps, schoolId)
  if (!giving) return { release: [...taken], take: [], change: [] }
  const { subscription, seats } = giving
  const school = await deps.schools.findById(schoolId)
  const members = school?.members ?? []
  const own = await deps.seats.findOwnSubscribers(members.map(({ userId }) => userId))
  const states = seatStates(
    subscription.userId,
    members.map(({ userId }) => ({ userId, hasOwnPlan: own.has(userId) })),
    seats,
  )
  const holders = states.filter(({ state }) => state === 'seated').map(({ userId }) => userId)
  const numbered = taken.map(({ _id: userId, seat }) => ({ userId, seat }))
  const { release, take } = seatChanges(holders, numbered, seats)
  const documentOf = (_id: string, seat: number): SeatDocument => ({
    ...{ _id, seat, seatOf: schoolId, payerId: subscription.userId },
    ...currentDetailsOf(subscription),
  })
  return {
    release: taken.filter(({ _id }) => release.includes(_id)),
    take: take.map(({ userId, seat }) => documentOf(userId, seat)),
    change: taken
      .filter(({ _id }) => !release.includes(_id))
      .map((before) => ({ before, after: documentOf(before._id, before.seat) }))
      .filter(({ before, after }) => !isDeepStrictEqual(before, after))
      .map(({ after }) => after),
  }
}

/**
 * Makes the seats of a school follow its subscription and its members. Repeats until nothing is left to change, so what
 * changed meanwhile, and what another process did, is taken into account. Safe to repeat and to run at the same time; a
 * process that stops in the middle leaves fewer or other seats taken, never too many, and the next one does the rest.
 */
export async function deriveSeats(
  deps: SeatDependencies,
  schoolId: string,
  changes: Pick<Changes, 'subscription' | 'credits'>,
): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const { release, take, change } = await plan(deps, schoolId, await deps.seats.listOfSchool(schoolId))
    if (release.length + take.length + change.length === 0) return
    const note = (userId: string) => {
      changes.subscription(userId)
      changes.credits(userId)
    }
    // Releases come first, because the numbers that they free are taken next.
    for (const seat of release) if (await deps.seats.release(seat)) note(seat._id)
    for (const seat of change) if (await deps.seats.change(seat)) note(seat._id)
    for (const seat of take) if (await deps.seats.take(seat)) note(seat._id)
  }
  throw new Error('the seats of a school changed for too long')
}
