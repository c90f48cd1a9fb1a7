import { claimServers, eventually } from '@classeur/local/testing'
import { Queue } from 'bullmq'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { consumerConnection, consumerOptions, JobWorker, producerConnection } from '../src/index.ts'

it('while a job waits for a far time, no read of a worker is longer than its connection may be silent', async () => {
  const { redisUrl, release } = await claimServers()
  const name = randomUUID()
  const seconds: number[] = []
  const { hostname, port } = new URL(redisUrl)
  // A plain connection: ioredis fails if commands of other tests arrive together with the answer to MONITOR.
  const monitor = connect(Number(port), hostname)
  const lines = createInterface(monitor).on('line', (line) => {
    const read = /"bzpopmin" "(?<key>[^"]+)" "(?<seconds>[^"]+)"$/i.exec(line)?.groups
    if (read?.['key']?.includes(name)) seconds.push(Number(read['seconds']))
  })
  monitor.write('MONITOR\r\n')
  await once(lines, 'line')
  const queue = new Queue(name, { connection: producerConnection(redisUrl) })
  await queue.add('late', {}, { delay: 3_600_000 })
  const worker = new JobWorker(name, async () => undefined, { connection: consumerConnection(redisUrl) })
  // The first read returns at once, with the time of the job; the second one waits for it.
  await eventually(() => expect(seconds.length).toBeGreaterThanOrEqual(2))
  expect(1000 * Math.max(...seconds)).toBeLessThan(consumerOptions.socketTimeout)
  await worker.close(true)
  await queue.close()
  monitor.destroy()
  await release()
})
