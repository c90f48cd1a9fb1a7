import { connectDatabase } from '@classeur/database'
import { Queue, Worker } from 'bullmq'
import { randomUUID } from 'node:crypto'

const updates = 20
const concurrency = 20

/** The same work with nothing of ours: three durable native writes and 20 progress updates per job. */
export async function barePipeline(
  servers: { mongoUrl: string; redisUrl: string },
  jobs: number,
): Promise<void> {
  const name = `bare-${randomUUID()}`
  const connection = await connectDatabase(servers.mongoUrl)
  const documents = connection.collection<{ _id: string; state: string }>(name)
  const durable = { writeConcern: { w: 'majority', journal: true } } as const
  const queue = new Queue(name, { connection: { url: servers.redisUrl } })
  let done = 0
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(
      name,
      async (job) => {
        await documents.updateOne({ _id: String(job.id) }, { $set: { state: 'active' } }, durable)
        for (let update = 1; update <= updates; update += 1) await job.updateProgress(update)
        await documents.updateOne({ _id: String(job.id) }, { $set: { state: 'completed' } }, durable)
      },
      { connection: { url: servers.redisUrl, maxRetriesPerRequest: null }, concurrency },
    )
    worker.on('failed', (_job, error) => reject(error))
    worker.on('completed', () => {
      if ((done += 1) === jobs) worker.close().then(resolve, reject)
    })
    const accept = async (index: number) => {
      const id = `job-${index}`
      await documents.insertOne({ _id: id, state: 'queued' }, durable)
      await queue.add(name, { id }, { jobId: id, removeOnComplete: true })
    }
    Promise.all(Array.from({ length: jobs }, (_, index) => accept(index))).catch(reject)
  })
  await queue.obliterate({ force: true })
  await queue.close()
  await documents.drop()
  await connection.close()
}
