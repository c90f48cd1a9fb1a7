import { AppError } from '@classeur/contracts'
import { assignSlots, freeSlots, slotMoves, type SlotMove } from '@classeur/domain/billing'
import mongoose, { type Model } from 'mongoose'
import { isDuplicateIn, isDuplicateKey } from '../duplicate-key.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import { slotKeyOf, type ClassDocument } from './class.model.ts'

const { trusted } = mongoose
type Taken = Pick<ClassDocument, '_id' | 'slot'> & { slot: number }

/** More consecutive conflicts than concurrent requests of one person can cause. */
const choosing = {
  mostTries: 20,
  longestPauseMs: (tries: number) => tries * 10,
  otherwise: () => new AppError('classes/changed-meanwhile'),
}
/** Requests that create classes of one person at once take the slots one after the other. */
const taking = {
  mostTries: 200,
  longestPauseMs: (tries: number) => Math.min(tries, 20),
  otherwise: () => new AppError('classes/changed-meanwhile'),
}
/** The unique index over `slotKey`. */
const slotIndex = 'slotKey_1'

/** The plan slots of an owner, and the classes that take them. */
export function createClassSlots(model: Model<ClassDocument>) {
  /** The keys of one owner's slots are adjacent in the unique index over `slotKey`. */
  const ofOwner = (ownerId: string) => ({ slotKey: trusted({ $gt: `${ownerId}:`, $lt: `${ownerId};` }) })

  /**
   * Finds classes beyond the plan. Nearly always empty, and then costs one index lookup regardless of the number of
   * classes.
   */
  const beyondOf = (ownerId: string, limit: number) =>
    model
      .find({ ownerId, slot: trusted({ $gte: limit }) })
      .select({ slot: 1 })
      .sort({ slot: 1 })
      .lean<Taken[]>()

  const takenOf = (ownerId: string) => model.find(ofOwner(ownerId)).select({ slot: 1 }).lean<Taken[]>()
  const freeIn = (taken: readonly Taken[], limit: number) =>
    freeSlots(
      taken.map(({ slot }) => slot),
      limit,
    )

  async function settle(ownerId: string, limit: number): Promise<boolean> {
    const beyond = await beyondOf(ownerId, limit)
    if (beyond.length === 0) return false
    const free = freeIn(await takenOf(ownerId), limit)
    if (free.length === 0) return false
    for (const { _id, slot } of beyond) {
      const next = free.shift()
      if (next === undefined) break
      try {
        const slotKey = slotKeyOf(ownerId, next, String(_id))
        await model.updateOne({ _id, ownerId, slot }, { $set: { slot: next, slotKey } })
      } catch (error) {
        // A concurrent request took the slot; this class keeps its current one.
        if (!isDuplicateKey(error)) throw error
      }
    }
    return true
  }

  /** Stops at a slot that a concurrent request took, and skips a class that a concurrent request moved. */
  async function write(ownerId: string, moves: readonly SlotMove[]): Promise<void> {
    const updates = moves.map(({ id, from, to }) => ({
      updateOne: {
        filter: { _id: new mongoose.Types.ObjectId(id), ownerId, slot: from },
        update: { $set: { slot: to, slotKey: slotKeyOf(ownerId, to, id) } },
      },
    }))
    try {
      await model.bulkWrite(updates, { ordered: true })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }

  return {
    /**
     * Moves classes beyond the plan into free slots, the lowest slots first. Call it after a slot became free, so
     * that a class beyond the plan becomes writable again.
     * @returns whether there were both such a class and a free slot
     */
    settle,

    /** Counts the classes of a person that take a slot; `settle` doesn't change this number. */
    count: (ownerId: string): Promise<number> => model.countDocuments(ofOwner(ownerId)),

    /** The classes of a person that take a slot, lowest slot first. */
    list: (ownerId: string): Promise<ClassDocument[]> =>
      model.find(ofOwner(ownerId)).sort({ slot: 1 }).lean<ClassDocument[]>(),

    /**
     * Gives the chosen classes the lowest slots, so that they are the open ones of a person with more than `limit`
     * classes. Changes nothing for a person within the limit. After each write, every class has exactly one slot, so a
     * crash leaves no more than a free slot for `settle`. Of concurrent choices, the last one applies as a whole.
     * @throws AppError `classes/changed-meanwhile` if concurrent requests keep changing the person's slots
     */
    chooseOpen: (ownerId: string, classIds: readonly string[], limit: number): Promise<void> =>
      retryOnConflict(async () => {
        const taken = (await takenOf(ownerId)).map(({ _id, slot }) => ({ id: String(_id), slot }))
        if (taken.length <= limit) return void (await settle(ownerId, limit))
        const moves = slotMoves(taken, assignSlots(taken, classIds))
        if (moves.length === 0) return undefined
        await write(ownerId, moves)
        // Read again: a concurrent request may have taken or freed a slot between two moves.
        return 'conflict'
      }, choosing),

    /**
     * Runs `write` with a free slot; retries with another one if a concurrent request took it. Returns null if no
     * slot is free. A slot that `chooseOpen` frees for a moment isn't free for another class.
     * @throws AppError `classes/changed-meanwhile` if concurrent requests keep changing the person's slots
     */
    inFreeSlot: <Result>(
      ownerId: string,
      limit: number,
      write: (slot: number) => Promise<Result>,
    ): Promise<Result | null> =>
      retryOnConflict<Result | null>(async () => {
        await settle(ownerId, limit)
        const taken = await takenOf(ownerId)
        const [slot] = freeIn(taken, limit)
        if (slot === undefined || taken.length >= limit) return null
        try {
          return await write(slot)
        } catch (error) {
          // Another slot doesn't help if another unique index refused the write.
          if (!isDuplicateIn(error, slotIndex)) throw error
          return 'conflict'
        }
      }, taking),
  }
}
