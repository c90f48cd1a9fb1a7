import type { GenerationProgressedEvent } from '@classeur/contracts'
import { alternate, bench, compare, limited, percentile } from '@classeur/local/bench'
import { setTimeout as pause } from 'node:timers/promises'
import { createPeople } from './bench-people.ts'
import { connectClient } from './connect-client.ts'
import { openEventSource, progressEvent } from './event-source.ts'
import { forkServer } from './fork-server.ts'

const rounds = 5
const streams = 20
const eventsPerSecond = 50
const seconds = 4
const lastArrivalMs = 5000

/** P3: progress from a worker's event to a browser's socket, for 20 people with 50 events per second each. */
await bench(async (environment) => {
  const people = await createPeople(environment, streams)
  const source = openEventSource(environment.redisUrl)
  let lost = 0
  let backwards = 0

  async function open(name: 'product' | 'bare', send: typeof source.ours, eventName: string) {
    const server = await forkServer(name, environment)
    const sent = new Map<string, number>()
    let delays: number[] = []
    let seq = 0
    for (const person of people) {
      const socket = await connectClient(server.url, person)
      let shown = 0
      socket.on(eventName, ({ generationId, seq: arrived }: GenerationProgressedEvent) => {
        delays.push(performance.now() - (sent.get(`${generationId} ${arrived}`) ?? NaN))
        if (arrived <= shown) backwards += 1
        shown = arrived
      })
    }
    // The server reads the event stream for the first time some time after it is ready.
    while (delays.length === 0) {
      seq += 1
      await send(progressEvent(people[0]?.id ?? '', seq))
      await pause(50)
    }
    const round = async () => {
      delays = []
      const expected = streams * eventsPerSecond * seconds
      for (let tick = 0; tick < eventsPerSecond * seconds; tick += 1) {
        seq += 1
        for (const { id } of people) {
          sent.set(`${id} ${seq}`, performance.now())
          send(progressEvent(id, seq)).catch(() => undefined)
        }
        await pause(1000 / eventsPerSecond)
      }
      const end = Date.now() + lastArrivalMs
      while (delays.length < expected && Date.now() < end) await pause(20)
      lost += expected - delays.length
      return percentile(delays, 0.99)
    }
    return { round, stop: server.stop }
  }

  const product = await open('product', source.ours, 'generation:progressed')
  const bare = await open('bare', source.bare, 'progressed')
  const results = await alternate(rounds, product.round, bare.round)
  await product.stop()
  await bare.stop()
  const line = { goalId: 'P3', what: '20 streams of 50 events/s, worker to browser' }
  return [
    compare({ ...line, unit: 'ms p99', ...results, most: 1.5, plus: 2 }),
    limited({ ...line, unit: 'lost', ours: lost, most: 0 }),
    limited({ ...line, unit: 'shown backwards', ours: backwards, most: 0 }),
  ]
})
