import { eventually, runServers, startTcpProxy, type TcpProxy } from '@classeur/local/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBillingKit, signEvent, testEvent, type BillingKit } from '../kit/billing-kit.ts'
import { openTestServers, type TestServers } from '../kit/test-servers.ts'

let mongo: TcpProxy
let redis: TcpProxy
let servers: TestServers
let kit: BillingKit

beforeEach(async () => {
  mongo = await startTcpProxy(runServers().mongoUrl)
  redis = await startTcpProxy(runServers().redisUrl)
  servers = await openTestServers({ mongo, redis })
  kit = await createBillingKit({ servers })
})
afterEach(async () => {
  await kit.close()
  await servers.stop()
  await Promise.all([mongo.cut(), redis.cut()])
})

const send = (body: string) =>
  kit.app.inject({
    ...{ method: 'POST', url: '/api/webhooks/payments', payload: body },
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(body, kit.gateway.webhookSecret),
    },
  })
const isStored = async (body: string) =>
  (await kit.repositories.paymentEvents.findById((JSON.parse(body) as { id: string }).id)) !== null

describe('a webhook', () => {
  it('answers 503 while MongoDB is unavailable, and the repeated one is stored', async () => {
    const body = testEvent()
    await mongo.cut()
    expect((await send(body)).statusCode).toBe(503)
    await mongo.restore()
    await eventually(async () => expect((await send(body)).statusCode).toBe(200))
    expect(await isStored(body)).toBe(true)
  })

  it('answers 200 while Redis is unavailable, because the stored event is enough', async () => {
    const body = testEvent()
    await redis.cut()
    expect((await send(body)).statusCode).toBe(200)
    expect(await isStored(body)).toBe(true)
    await redis.restore()
  })
})
