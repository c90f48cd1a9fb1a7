import type { FollowSeats } from '@classeur/payments'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Follows seats after a change of members that is done already, so a failure doesn't undo it: a round of the workers
 * makes up for it.
 */
export const createFollowSeatsSoon =
  (followSeats: FollowSeats, log: Pick<FastifyBaseLogger, 'warn'>): FollowSeats =>
  async (schoolId) => {
    try {
      await followSeats(schoolId)
    } catch (error) {
      log.warn({ err: error, schoolId }, 'the seats of a school follow its members later')
    }
  }
