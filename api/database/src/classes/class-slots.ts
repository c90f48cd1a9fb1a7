import { freeSlots } from '@classeur/domain/billing'
import mongoose, { type Model } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { slotKeyOf, type ClassDocument } from './class.model.ts'

const { trusted } = mongoose
type Taken = Pick<ClassDocument, '_id' | 'slot'> & { slot: number }

/** The places of a person's plan, and which classes take them. */
export function createClassSlots(model: Model<ClassDocument>) {
  /** The unique index over `slotKey` holds the places of one owner side by side. */
  const ofOwner = (ownerId: string) => ({ slotKey: trusted({ $gt: `${ownerId}:`, $lt: `${ownerId};` }) })

  /** Empty for nearly everybody, and then it costs one look into an index however many classes there are. */
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
        // Somebody else took the place meanwhile: this class stays where it is.
        if (!isDuplicateKey(error)) throw error
      }
    }
    return true
  }

  return {
    /**
     * Moves classes that are beyond the plan into places that became free, the lowest first. Call it when a place became
     * free, so that a class beyond the plan can be written again.
     * @returns whether there was something to move
     */
    settle,

    /** How many classes of a person take a place; moving one does not change it. */
    count: (ownerId: string): Promise<number> => model.countDocuments(ofOwner(ownerId)),

    /** Runs `write` with a free place until nobody else has taken it meanwhile; null when all are taken. */
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
