import { userRoom } from '@classeur/contracts'
import { eventually, runServers, startTcpProxy, type TcpProxy } from '@classeur/local/testing'
import { Redis } from 'ioredis'
import { io as connect } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRedisUnavailable } from '../../src/errors/redis-unavailable.ts'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { openTestServers, type TestServers } from '../kit/test-servers.ts'

let mongo: TcpProxy
let redis: TcpProxy
let servers: TestServers
let test: TestApp
let ada: SignedIn

beforeEach(async () => {
  mongo = await startTcpProxy(runServers().mongoUrl)
  redis = await startTcpProxy(runServers().redisUrl)
  servers = await openTestServers({ mongo, redis })
  test = await createTestApp({ servers })
  ada = await test.signInAs()
})
afterEach(async () => {
  await test.close()
  await servers.stop()
  await Promise.all([mongo.cut(), redis.cut()])
})

const readPlans = () => test.app.inject({ url: '/api/plans', headers: ada.headers })
const readiness = async () => (await test.app.inject('/health/ready')).json()

describe('while MongoDB is unavailable', () => {
  it('the api answers 503 with Retry-After and keeps running, and it recovers afterwards', async () => {
    await mongo.cut()
    const answer = await readPlans()
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'general/unavailable'])
    expect(answer.headers['retry-after']).toBe('2')
    expect(await readiness()).toEqual({ status: 'unavailable', mongo: 'down', redis: 'up' })
    await mongo.restore()
    await eventually(async () => expect((await readPlans()).statusCode).toBe(200))
    expect((await readiness()).status).toBe('ready')
  })
})

describe('while Redis is unavailable', () => {
  it('the api still reads and signs in and reports itself degraded, and it recovers afterwards', async () => {
    await redis.cut()
    expect((await readPlans()).statusCode).toBe(200)
    const refresh = await test.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { 'content-type': 'application/json' },
    })
    expect(refresh.statusCode).toBe(401)
    await eventually(async () =>
      expect(await readiness()).toEqual({ status: 'degraded', mongo: 'up', redis: 'down' }),
    )
    await redis.restore()
    await eventually(async () => expect((await readiness()).status).toBe('ready'))
  })

  it('ending a session closes its sockets on this replica, and events are delivered again afterwards', async () => {
    const url = await test.listen()
    const open = async (token: string) => {
      const socket = connect(url, {
        auth: { token },
        transports: ['websocket'],
        extraHeaders: { origin: testPublicUrl },
        forceNew: true,
        reconnection: false,
      })
      await new Promise<void>((resolve) => socket.once('connect', resolve))
      return socket
    }
    const bob = await test.signInAs()
    const [adas, bobs] = [await open(ada.accessToken), await open(bob.accessToken)]
    await redis.cut()
    const closed = new Promise((resolve) => adas.once('disconnect', resolve))
    await test.app.inject({
      method: 'DELETE',
      url: `/api/auth/sessions/${ada.sessionId}`,
      headers: ada.headers,
    })
    expect(await closed).toBe('io server disconnect')
    await redis.restore()
    const told = new Promise<void>((resolve) => bobs.once('credits:changed', resolve))
    test.app.io.to(userRoom(bob.userId)).emit('credits:changed')
    await told
    bobs.disconnect()
  })

  it('the api recognises the error messages of the installed Redis client', async () => {
    const failureOf = (client: Redis) => client.get('key').catch((error: unknown) => error)
    const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: () => 50 }
    const client = new Redis(servers.redisUrl, options)
    client.on('error', () => undefined)
    const neverConnected = await failureOf(client)
    await new Promise<void>((resolve) => client.once('ready', resolve))
    const lost = new Promise<void>((resolve) => client.once('close', resolve))
    await redis.cut()
    await lost
    const reconnecting = await failureOf(client)
    client.disconnect()
    const closed = await failureOf(client)
    expect([neverConnected, reconnecting, closed].map(isRedisUnavailable)).toEqual([true, true, true])
    await redis.restore()
    await eventually(() => servers.redis.set('key', 'text'))
    expect(isRedisUnavailable(await servers.redis.incr('key').catch((error: unknown) => error))).toBe(false)
  })
})
