import { claimServers, eventually } from '@classeur/local/testing'
import { Queue } from 'bullmq'
import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { expect, it } from 'vitest'
import { consumerConnection, consumerOptions, JobWorker, producerConnection } from '../src/index.ts'

it('while a job waits for a far time, no read of a worker is longer than its connection may be silent', async () => {
  const { redisUrl, release } = await claimServers()
  const redis = new Redis(redisUrl)
  const name = randomUUID()
  const seconds: number[] = []
  const monitor = await redis.monitor()
  monitor.on('monitor', (_time: string, args: string[]) => {
    const [command = '', key = ''] = args
    if (command.toLowerCase() === 'bzpopmin' && key.includes(name)) seconds.push(Number(args.at(-1)))
  })
  const queue = new Queue(name, { connection: producerConnection(redisUrl) })
  await queue.add('late', {}, { delay: 3_600_000 })
  const worker = new JobWorker(name, async () => undefined, { connection: consumerConnection(redisUrl) })
  // The first read returns at once, with the time of the job; the second one waits for it.
  await eventually(() => expect(seconds.length).toBeGreaterThanOrEqual(2))
  expect(1000 * Math.max(...seconds)).toBeLessThan(consumerOptions.socketTimeout)
  await worker.close(true)
  await queue.close()
  monitor.disconnect()
  redis.disconnect()
  await release()
})
