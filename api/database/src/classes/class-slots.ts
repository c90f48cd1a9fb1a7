import { freeSlots } from '@classeur/domain/billing'
import mongoose, { type Model } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { slotKeyOf, type ClassDocument } from './class.model.ts'

const { trusted } = mongoose
type Taken = Pick<ClassDocument, '_id' | 'slot'> & { slot: number }

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

  async function freeOf(ownerId: string, limit: number): Promise<number[]> {
    const taken = await model.find(ofOwner(ownerId)).select({ slot: 1 }).lean<Taken[]>()
    return freeSlots(
      taken.map(({ slot }) => slot),
      limit,
    )
  }

  async function settle(ownerId: string, limit: number): Promise<boolean> {
    const beyond = await beyondOf(ownerId, limit)
    if (beyond.length === 0) return false
    const free = await freeOf(ownerId, limit)
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

  return {
    /**
     * Moves classes beyond the plan into free slots, the lowest slots first. Call it after a slot became free, so
     * that a class beyond the plan becomes writable again.
     * @returns whether there were both such a class and a free slot
     */
    settle,

    /** Counts the classes of a person that take a slot; `settle` doesn't change this number. */
    count: (ownerId: string): Promise<number> => model.countDocuments(ofOwner(ownerId)),

    /**
     * Runs `write` with a free slot; retries with another one if a concurrent request took it. Returns null if no
     * slot is free.
     */
    async inFreeSlot<Result>(
      ownerId: string,
      limit: number,
      write: (slot: number) => Promise<Result>,
    ): Promise<Result | null> {
      for (;;) {
        await settle(ownerId, limit)
        const [slot] = await freeOf(ownerId, limit)
        if (slot === undefined) return null
        try {
          return await write(slot)
        } catch (error) {
          if (!isDuplicateKey(error)) throw error
        }
      }
    },
  }
}
