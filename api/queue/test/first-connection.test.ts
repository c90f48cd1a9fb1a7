import { claimServers, until, type ClaimedServers } from '@classeur/local/testing'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBillingQueue, producerOptions } from '../src/index.ts'

/** A queue has two clients; these are the first connections that they open. */
const first = 2
/** Clients give up a command long before this many connections have failed. */
const breaking = 12

let servers: ClaimedServers
let proxy: Server
let connections = 0

// Other integration tests wait longer; here, commands that Redis doesn't answer must fail.
const { commandTimeout } = producerOptions
producerOptions.commandTimeout = 1000
afterAll(() => void (producerOptions.commandTimeout = commandTimeout))

/** Passes connections on to Redis, but breaks the first ones right after the ready check, and then some at once. */
beforeAll(async () => {
  servers = await claimServers()
  const { hostname, port } = new URL(servers.redisUrl)
  proxy = createServer((inside) => {
    const isBreaking = (connections += 1) <= breaking
    const outside = connect(Number(port), hostname)
    let isChecked = connections > first
    inside.on('data', (bytes) => {
      if (isBreaking && isChecked) inside.destroy()
      else outside.write(bytes)
      isChecked ||= bytes.includes('info')
    })
    outside.on('data', (bytes) => void (inside.destroyed || inside.write(bytes)))
    for (const socket of [inside, outside]) socket.on('error', () => undefined)
    inside.on('close', () => outside.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  proxy.close()
  await servers.release()
})

it('a queue whose first connections break right after they were made adds jobs through a later one', async () => {
  const url = new URL(servers.redisUrl)
  url.port = String((proxy.address() as AddressInfo).port)
  const queue = createBillingQueue(url.href, () => undefined)
  await until('a job', async () => {
    await queue.add('evt_first')
    return queue.queue.getJob('evt_first').catch(() => undefined)
  })
  expect(connections).toBeGreaterThan(breaking)
  await queue.close()
})
