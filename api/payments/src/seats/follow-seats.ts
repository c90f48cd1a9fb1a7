import type { BillingEvent } from '@classeur/contracts'
import { createChanges } from '../settle/changes.ts'
import { deriveSeats, type SeatDependencies } from './derive-seats.ts'

export interface FollowSeatsDependencies extends SeatDependencies {
  /** Tells the person's windows. */
  announce: (event: BillingEvent) => Promise<void>
}

/** Makes the seats of a school right after its members changed, and tells the people whose seat changed. */
export type FollowSeats = (schoolId: string) => Promise<void>

export const createFollowSeats =
  ({ announce, ...deps }: FollowSeatsDependencies): FollowSeats =>
  async (schoolId) => {
    const changes = createChanges()
    try {
      await deriveSeats(deps, schoolId, changes)
    } finally {
      for (const event of changes.events()) await announce(event)
    }
  }
