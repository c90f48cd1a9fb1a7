import type { BenchEnvironment } from '@classeur/local/bench'
import { Queue, Worker } from 'bullmq'
import { setTimeout as pause } from 'node:timers/promises'

const concurrency = 20
const durable = { writeConcern: { w: 'majority', journal: true } } as const

/** The baseline without product code: three durable native writes and the progress updates of each job. */
export async function openBarePipeline(
  options: Pick<BenchEnvironment, 'connection' | 'redisUrl'> & { updates: number; paceMs: number },
) {
  const { connection, redisUrl, updates, paceMs } = options
  const name = `bare-${paceMs}`
  const documents = connection.collection<{ _id: string; state: string }>(name)
  const queue = new Queue(name, { connection: { url: redisUrl } })
  let left = 0
  let runs = 0
  let finish: () => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const worker = new Worker(
    name,
    async (job) => {
      await documents.updateOne({ _id: String(job.id) }, { $set: { state: 'active' } }, durable)
      for (let update = 1; update <= updates; update += 1) {
        if (paceMs > 0) await pause(paceMs)
        await job.updateProgress(update)
      }
      await documents.updateOne({ _id: String(job.id) }, { $set: { state: 'completed' } }, durable)
    },
    { connection: { url: redisUrl, maxRetriesPerRequest: null }, concurrency },
  )
  worker.on('failed', (_job, error) => fail(error))
  worker.on('completed', () => {
    if ((left -= 1) === 0) finish()
  })
  await worker.waitUntilReady()

  return {
    async run(jobs: number): Promise<void> {
      const run = (runs += 1)
      left = jobs
      const finished = new Promise<void>((resolve, reject) => ([finish, fail] = [resolve, reject]))
      const accept = async (index: number) => {
        const id = `job-${run}-${index}`
        await documents.insertOne({ _id: id, state: 'queued' }, durable)
        await queue.add(name, { id }, { jobId: id, removeOnComplete: true })
      }
      await Promise.all(Array.from({ length: jobs }, (_, index) => accept(index)))
      await finished
    },
    async close(): Promise<void> {
      await worker.close()
      await queue.obliterate({ force: true })
      await queue.close()
    },
  }
}
