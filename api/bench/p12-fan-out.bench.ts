import { alternate, bench, compare, limited } from '@classeur/local/bench'
import { setTimeout as pause } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { createPeople, type BenchPerson } from './bench-people.ts'
import { connectClient } from './connect-client.ts'
import { openEventSource, progressEvent } from './event-source.ts'
import { forkServer } from './fork-server.ts'

const rounds = 5
const clients = 1000
const atATime = 50
const limitMs = 60_000

/**
 * P12: one person's event to 1,000 windows, and the reconnect of all windows after the server was killed and
 * restarted.
 */
await bench(async (environment) => {
  const [person] = await createPeople(environment, 1)
  if (!person) return []
  const source = openEventSource(environment.redisUrl)
  const storms = { product: 0, bare: 0 }
  let seen = 0

  async function open(
    name: 'product' | 'bare',
    send: typeof source.ours,
    eventName: string,
    who: BenchPerson,
  ) {
    let server = await forkServer(name, environment)
    const sockets: Socket[] = []
    const arrived = new Set<number>()
    let seq = 0
    for (let first = 0; first < clients; first += atATime) {
      const some = Array.from({ length: atATime }, () => connectClient(server.url, who))
      sockets.push(...(await Promise.all(some)))
    }
    sockets.forEach((socket, index) => {
      socket.on(eventName, (event: { seq: number }) => {
        if (event.seq === seq) arrived.add(index)
      })
    })
    /**
     * Sends until every window has received the event: the server may not read the stream yet just after its start.
     */
    async function tellAll(again: boolean): Promise<number> {
      const end = Date.now() + limitMs
      let startedAt = 0
      while (arrived.size < clients || startedAt === 0) {
        if (Date.now() > end) throw new Error(`${arrived.size} of ${clients} heard of it`)
        if (startedAt === 0 || again) {
          arrived.clear()
          seq += 1
          startedAt = performance.now()
          await send(progressEvent(who.id, seq))
        }
        const waitEnd = performance.now() + 1000
        while (arrived.size < clients && performance.now() < waitEnd) await pause(1)
      }
      return performance.now() - startedAt
    }
    await tellAll(true)
    return {
      round: () => {
        arrived.clear()
        return tellAll(false)
      },
      /** Measures the time from the new server's readiness until every window receives events again. */
      async storm(): Promise<void> {
        const { port } = server
        await server.stop()
        server = await forkServer(name, environment, port)
        const startedAt = performance.now()
        while (!sockets.every(({ connected }) => connected)) {
          if (performance.now() - startedAt > limitMs) throw new Error('not all came back')
          await pause(20)
        }
        arrived.clear()
        await tellAll(true)
        seen = arrived.size
        storms[name] = performance.now() - startedAt
      },
      async close(): Promise<void> {
        for (const socket of sockets) socket.disconnect()
        await server.stop()
      },
    }
  }

  const product = await open('product', source.ours, 'generation:progressed', person)
  const bare = await open('bare', source.bare, 'progressed', person)
  const results = await alternate(rounds, product.round, bare.round)
  await bare.storm()
  await product.storm()
  const told = seen
  await Promise.all([product.close(), bare.close()])
  const line = { goalId: 'P12' }
  return [
    compare({ ...line, what: '1,000 windows: the last one told', unit: 'ms', ...results, most: 1.3 }),
    limited({
      ...line,
      what: 'Windows told after an api restart',
      unit: 'of 1,000',
      ours: told,
      atLeast: clients,
    }),
    compare({
      ...{ ...line, what: 'Api started again to all 1,000 told (one round)', unit: 'ms' },
      ...{ ours: [storms.product], bare: [storms.bare], most: 1.3 },
    }),
  ]
})
