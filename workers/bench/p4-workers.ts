import { connectDatabase } from '@classeur/database'
import { Queue, QueueEventsProducer, Worker } from 'bullmq'
import { openProductPipeline } from './product-pipeline.ts'

/**
 * Runs the workers of both sides in one process. On a message, enqueues one job of that side, and reports when
 * it was enqueued and when it ended.
 */
const [mongoUrl, redisUrl] = [process.env.MONGO_URL ?? '', process.env.REDIS_URL ?? '']
const connection = await connectDatabase(mongoUrl)
const product = await openProductPipeline({ connection, redisUrl, updates: 20, paceMs: 0 })

const name = 'bare'
const redis = { url: redisUrl, maxRetriesPerRequest: null }
const queue = new Queue(name, { connection: redis })
const events = new QueueEventsProducer(name, { connection: redis })
let over: () => void = () => undefined
const worker = new Worker<{ room: string }>(
  name,
  async ({ data }) => {
    const body = JSON.stringify({ room: data.room, payload: { percent: 1 } })
    await events.publishEvent({ eventName: 'bare-progress', body }, 10_000)
  },
  { connection: redis },
)
worker.on('completed', () => over())
await worker.waitUntilReady()

const now = () => performance.timeOrigin + performance.now()

async function runOne({ side, ownerId }: { side: 'product' | 'bare'; ownerId: string }): Promise<void> {
  if (side === 'product') return product.runOneOf(ownerId, () => process.send?.(now()))
  const ended = new Promise<void>((resolve) => (over = resolve))
  process.send?.(now())
  await queue.add('job', { room: ownerId }, { removeOnComplete: true })
  await ended
}

process.on('message', (message) => {
  runOne(message as Parameters<typeof runOne>[0]).then(
    () => process.send?.('over'),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
