import mongoose from 'mongoose'

const { trusted } = mongoose

/**
 * Orders for which another amount was paid, whose refund couldn't take all credits back, or whose refund failed after it
 * had succeeded, until an operator decides.
 */
export const openMismatch = {
  settledMismatch: null,
  $or: [
    { paidOtherMinor: trusted({ $gte: 0 }) },
    { spentRefundedCredits: trusted({ $gt: 0 }) },
    { failedRefundMinor: trusted({ $gt: 0 }) },
  ],
}
