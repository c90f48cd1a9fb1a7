import { AppError, type ErrorCode } from '@classeur/contracts'
import pLimit from 'p-limit'

export interface FileQueueLimits {
  /** The number of files processed at the same time. */
  running: number
  /** The number of files in the queue: being received, waiting, or being processed. */
  all: number
  /** The number of one person's files in the queue. */
  perPerson: number
  /** The error when the queue is full. */
  busy: ErrorCode
}

/**
 * Creates a queue for files that are read or made. A request enters it before its file takes any memory, so
 * that memory is bounded, and leaves it at the end.
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

    /** Runs `run` when there is a free slot. */
    inTurn: <Result>(run: () => Promise<Result>): Promise<Result> => turns(run),
  }
}

export type FileQueue = ReturnType<typeof createFileQueue>
