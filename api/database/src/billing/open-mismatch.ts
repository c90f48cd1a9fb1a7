import mongoose from 'mongoose'

const { trusted } = mongoose

/** Orders for which another amount was paid, or whose refund couldn't take all credits back, until an operator decides. */
export const openMismatch = {
  settledMismatch: null,
  $or: [{ paidOtherMinor: trusted({ $gte: 0 }) }, { spentRefundedCredits: trusted({ $gt: 0 }) }],
}
