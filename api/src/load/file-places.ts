import { AppError, type ErrorCode } from '@classeur/contracts'
import pLimit from 'p-limit'

export interface Places {
  /** Files that are worked on at the same time. */
  running: number
  /** Files that have a place: on their way, waiting, or being worked on. */
  all: number
  /** Of one person. */
  perPerson: number
  /** What somebody is told who gets no place. */
  busy: ErrorCode
}

/**
 * Places for files that are read or made. Somebody takes one before anything of the file is in memory, so that what
 * waits is bounded, and leaves it when all is over.
 */
export function createPlaces({ running, all, perPerson, busy }: Places) {
  const taken = new Map<string, number>()
  const turns = pLimit(running)
  let total = 0

  return {
    /** Gives the way to leave it, which may be gone twice. @throws AppError `busy` */
    take(userId: string): () => void {
      const own = taken.get(userId) ?? 0
      if (total >= all || own >= perPerson) throw new AppError(busy)
      taken.set(userId, own + 1)
      total += 1
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        total -= 1
        const left = (taken.get(userId) ?? 1) - 1
        if (left > 0) taken.set(userId, left)
        else taken.delete(userId)
      }
    },

    /** Runs when its turn has come. */
    inTurn: <Result>(run: () => Promise<Result>): Promise<Result> => turns(run),
  }
}

export type FilePlaces = ReturnType<typeof createPlaces>
