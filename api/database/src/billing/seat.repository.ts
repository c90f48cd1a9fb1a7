import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { currentSubscriptionModel, type CurrentSubscriptionDocument } from './current-subscription.model.ts'

const { trusted } = mongoose

/** A document of `current_subscriptions` that a seat of a school plan gives, not a payment of the person. */
export type SeatDocument = Pick<CurrentSubscriptionDocument, '_id' | 'planId' | 'interval' | 'renewsAt'> &
  Required<Pick<CurrentSubscriptionDocument, 'paidTime' | 'payerId' | 'seat'>> & { seatOf: string }

const isSeat = { seat: trusted({ $gt: 0 }) }

/**
 * The seats of school plans. A seat has a number that is unique in its school, so two processes never give the same
 * seat to two people. No method changes a subscription that a person pays.
 */
export function createSeatRepository(connection: Connection) {
  const model = currentSubscriptionModel(connection)

  return {
    /** The taken seats of a school, by number, without that of the payer. */
    listOfSchool: (schoolId: string): Promise<SeatDocument[]> =>
      model
        .find({ seatOf: schoolId, ...isSeat })
        .sort({ seat: 1 })
        .lean<SeatDocument[]>(),

    /** Which of these people have a subscription of their own. */
    async findOwnSubscribers(userIds: readonly string[]): Promise<Set<string>> {
      const subscribers = await model
        .find({ _id: trusted({ $in: [...userIds] }), seat: null }, { _id: 1 })
        .lean()
      return new Set(subscribers.map(({ _id }) => _id))
    },

    /**
     * Gives a person a seat, also instead of one in another school. Returns false if the number is taken, or if the
     * person has a subscription of their own.
     */
    async take({ _id, ...fields }: SeatDocument): Promise<boolean> {
      try {
        const result = await model.updateOne({ _id, ...isSeat }, { $set: fields })
        if (result.matchedCount === 0) await model.create({ _id, ...fields })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    /** Changes what the plan of a taken seat says; returns false if the person doesn't have this seat any more. */
    async change({ _id, seatOf, seat, ...fields }: SeatDocument): Promise<boolean> {
      return (await model.updateOne({ _id, seatOf, seat }, { $set: fields })).modifiedCount > 0
    },

    /** Returns false if the person doesn't have this seat any more. */
    async release({ _id, seatOf, seat }: Pick<SeatDocument, '_id' | 'seatOf' | 'seat'>): Promise<boolean> {
      return (await model.deleteOne({ _id, seatOf, seat })).deletedCount > 0
    },
  }
}

export type SeatRepository = ReturnType<typeof createSeatRepository>
