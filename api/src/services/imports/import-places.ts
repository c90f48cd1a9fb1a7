import { AppError } from '@classeur/contracts'

export interface ImportPlaces {
  /** Files that are read at the same time. */
  running: number
  /** Files that have a place: being sent, waiting, or being read. */
  all: number
  /** Of one person. */
  perPerson: number
}

/**
 * Places for files. Somebody takes one before the file is sent, so that what waits in memory is bounded, and leaves it
 * when all is over.
 */
export function createImportPlaces({ running, all, perPerson }: ImportPlaces) {
  const taken = new Map<string, number>()
  const waiting: (() => void)[] = []
  let total = 0
  let reading = 0

  return {
    /** Gives the way to leave it, which may be gone twice. @throws AppError `imports/busy` */
    take(userId: string): () => void {
      const own = taken.get(userId) ?? 0
      if (total >= all || own >= perPerson) throw new AppError('imports/busy')
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
    async inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
      if (reading >= running) await new Promise<void>((resolve) => waiting.push(resolve))
      else reading += 1
      try {
        return await run()
      } finally {
        // Whoever is next takes over the turn.
        const next = waiting.shift()
        if (next) next()
        else reading -= 1
      }
    },
  }
}
