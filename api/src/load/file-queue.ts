import { AppError, type ErrorCode } from '@classeur/contracts'
import pLimit from 'p-limit'

export interface FileQueueLimits {
  /** Files worked on at the same time. */
  running: number
  /** Files in the queue: being received, waiting, or being worked on. */
  all: number
  /** Files of one person in the queue. */
  perPerson: number
  /** The error when the queue is full. */
  busy: ErrorCode
}

/**
 * A queue for files that are read or made. A request enters it before any of its file is in memory, so that memory is
 * bounded, and leaves it at the end.
 */
export function createFileQueue({ running, all, perPerson, busy }: FileQueueLimits) {
  const taken = new Map<string, number>()
  const turns = pLimit(running)
  let total = 0

  return {
    /** Returns the function to leave the queue, which may be called twice. @throws AppError `busy` */
    enter(userId: string): () => void {
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

    /** Runs `run` when its turn comes. */
    inTurn: <Result>(run: () => Promise<Result>): Promise<Result> => turns(run),
  }
}

export type FileQueue = ReturnType<typeof createFileQueue>
