import {
  backupQueue,
  billingQueue,
  generationQueues,
  isFinalState,
  type GenerationState,
} from '@classeur/contracts'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { producerConnection, producerOptions } from './connection.ts'

const keyOfQueue = /^bull:([^:]+):meta$/
/** A queue with more jobs than this is kept, because it is probably in use. */
const mostJobs = 1000

const generationOf = ({ data }: { data: unknown }): string | null => {
  const { generationId } = (data ?? {}) as { generationId?: unknown }
  return typeof generationId === 'string' ? generationId : null
}

async function namesOfOthers(redisUrl: string): Promise<string[]> {
  const redis = new Redis(redisUrl, { ...producerOptions, lazyConnect: true })
  try {
    await redis.connect()
    const names = new Set<string>()
    for await (const keys of redis.scanStream({ match: 'bull:*:meta', count: 1000 })) {
      for (const key of keys as string[]) names.add(keyOfQueue.exec(key)?.[1] ?? '')
    }
    const ours: readonly string[] = [...generationQueues, billingQueue, backupQueue]
    return [...names].filter((name) => name && !ours.includes(name))
  } finally {
    redis.disconnect()
  }
}

/**
 * Removes unknown queues, such as those left by a rename, if every job belongs to a generation that has ended. Keeps
 * queues that another version still uses and queues of other products.
 * Returns the names of the removed queues.
 */
export async function sweepQueues(
  redisUrl: string,
  statesOf: (ids: readonly string[]) => Promise<Map<string, GenerationState>>,
): Promise<string[]> {
  const removed: string[] = []
  for (const name of await namesOfOthers(redisUrl)) {
    const queue = new Queue(name, { connection: producerConnection(redisUrl), skipMetasUpdate: true })
    try {
      const jobs = await queue.getJobs(undefined, 0, mostJobs)
      const ids = jobs.flatMap((job) => generationOf(job) ?? [])
      if (ids.length === 0 || ids.length < jobs.length || jobs.length > mostJobs) continue
      const states = await statesOf(ids)
      if (ids.some((id) => !isFinalState(states.get(id) ?? 'cancelled'))) continue
      await queue.obliterate({ force: true })
      removed.push(name)
    } finally {
      await queue.close()
    }
  }
  return removed
}
