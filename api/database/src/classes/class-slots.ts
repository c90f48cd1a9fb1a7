import mongoose, { type Model } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { slotKeyOf, type ClassDocument } from './class.model.ts'

const { trusted } = mongoose
type Taken = Pick<ClassDocument, '_id' | 'slot'> & { slot: number }

/** The places of a person's plan, and which classes take them. */
export function createClassSlots(model: Model<ClassDocument>) {
  /** By place. The unique index over `slotKey` holds the places of one owner side by side. */
  const takenBy = (ownerId: string) =>
    model
      .find({ slotKey: trusted({ $gt: `${ownerId}:`, $lt: `${ownerId};` }) })
      .select({ slot: 1 })
      .sort({ slot: 1 })
      .lean<Taken[]>()

  const freeOf = (taken: Taken[], limit: number): number[] => {
    const slots = new Set(taken.map(({ slot }) => slot))
    return Array.from({ length: limit }, (_, slot) => slot).filter((slot) => !slots.has(slot))
  }

  /** Moves classes that are beyond the plan into places that became free, the lowest first. */
  async function settle(ownerId: string, limit: number): Promise<Taken[]> {
    const taken = await takenBy(ownerId)
    const beyond = taken.filter(({ slot }) => slot >= limit)
    if (beyond.length === 0) return taken
    const free = freeOf(taken, limit)
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
    return takenBy(ownerId)
  }

  return {
    /**
     * Gives how many classes of a person take a place. Call it also when a place became free, so that a class beyond
     * the plan can be written again.
     */
    settle: async (ownerId: string, limit: number): Promise<number> => (await settle(ownerId, limit)).length,

    /** Runs `write` with a free place until nobody else has taken it meanwhile; null when all are taken. */
    async inFreeSlot<Result>(
      ownerId: string,
      limit: number,
      write: (slot: number) => Promise<Result>,
    ): Promise<Result | null> {
      for (;;) {
        const [slot] = freeOf(await settle(ownerId, limit), limit)
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
