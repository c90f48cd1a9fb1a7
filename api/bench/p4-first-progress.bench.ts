import { alternate, bench, compare, percentile } from '@classeur/local/bench'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createPeople } from './bench-people.ts'
import { connectClient } from './connect-client.ts'
import { forkServer } from './fork-server.ts'

const rounds = 5
const samples = 100

/**
 * P4: from enqueueing a job to the first progress at a browser's socket, one job after the other. The workers
 * of both sides run in one separate process.
 */
await bench(async (environment) => {
  const [person] = await createPeople(environment, 1)
  if (!person) return []
  const workers = fork(new URL('../../workers/bench/p4-workers.ts', import.meta.url), {
    execArgv: ['--import', 'tsx', '--conditions=@classeur/source'],
    env: { ...process.env, MONGO_URL: environment.mongoUrl, REDIS_URL: environment.redisUrl },
  })
  await once(workers, 'message')

  async function open(name: 'product' | 'bare', eventName: string) {
    const server = await forkServer(name, environment)
    const socket = await connectClient(server.url, person ?? { token: '' })
    const sample = async () => {
      const arrived = once(socket as never, eventName)
      workers.send({ side: name, ownerId: person?.id })
      // The worker process has prepared everything and reports when it enqueues the job.
      const [enqueuedAt] = (await once(workers, 'message')) as [number]
      await arrived
      const delay = performance.timeOrigin + performance.now() - enqueuedAt
      // Wait until this job has ended before starting the next one.
      await once(workers, 'message')
      return delay
    }
    const round = async () => {
      const delays: number[] = []
      for (let index = 0; index < samples; index += 1) delays.push(await sample())
      return percentile(delays, 0.99)
    }
    return { round, stop: server.stop }
  }

  const product = await open('product', 'generation:progressed')
  const bare = await open('bare', 'progressed')
  const results = await alternate(rounds, product.round, bare.round)
  await Promise.all([product.stop(), bare.stop()])
  workers.disconnect()
  const line = { goalId: 'P4', what: 'Enqueue to first progress at the browser', unit: 'ms p99' }
  return [compare({ ...line, ...results, most: 1.5, plus: 5 })]
})
