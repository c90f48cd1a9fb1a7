import {
  createBackupQueue,
  createBillingQueue,
  createGenerationQueues,
  producerOptions,
} from '@classeur/queue'
import { connectDatabase } from '@classeur/database'
import type { BenchServers } from '@classeur/local/bench'
import { createStorage } from '@classeur/storage'
import { Redis } from 'ioredis'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config/config.ts'
import { createLogger } from '../src/plugins/logger.ts'
import { createStreamRedis } from '../src/realtime/stream-redis.ts'
import { benchOrigin, benchBackupKeys, benchSecret } from './bench-people.ts'

const quietMs = 1000
const writing = new Set(['insert', 'update', 'delete', 'findAndModify', 'bulkWrite'])

/** Each command as `name collection`. */
export interface CountedCommands {
  /** Sent before the response, whether or not the response waits for them. */
  writes: string[]
  reads: string[]
  /** Sent after the response. */
  later: string[]
}

/** Runs the api in this process and counts the database commands of a request. Not for measuring time. */
export async function openCountedApi(servers: BenchServers) {
  const url = new URL(servers.mongoUrl)
  url.searchParams.set('monitorCommands', 'true')
  const config = readConfig({
    ...{ PUBLIC_URL: benchOrigin, MONGO_URL: url.href, REDIS_URL: servers.redisUrl, LOG_LEVEL: 'error' },
    ...{ JWT_SECRET: benchSecret, OIDC_ISSUER: `${benchOrigin}/oidc` },
    ...{ OIDC_CLIENT_ID: 'bench', OIDC_CLIENT_SECRET: 'bench', STORAGE_DIR: process.env.STORAGE_DIR ?? '' },
    BACKUP_KEYS: benchBackupKeys,
  })
  const connection = await connectDatabase(url.href)
  const [redis, streamRedis] = [
    new Redis(servers.redisUrl, producerOptions),
    createStreamRedis(servers.redisUrl),
  ]
  const queues = createGenerationQueues(servers.redisUrl, (error) => {
    throw error
  })
  const logger = createLogger(config)
  const storage = createStorage(config.storage)
  const billingQueue = createBillingQueue(servers.redisUrl, (error) => {
    throw error
  })
  const backupQueue = createBackupQueue(servers.redisUrl, (error) => {
    throw error
  })
  const app = await buildApp({
    ...{ config, connection, redis, streamRedis, queues, storage, logger },
    ...{ billingQueue, backupQueue, paymentProvider: null },
  })
  let sent: { name: string; of: string }[] = []
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    sent.push({ name: commandName, of: String((command as Record<string, unknown>)[commandName]) })
  })
  /** Waits until a request's background work has finished, so that the next request isn't charged for it. */
  async function untilQuiet(): Promise<void> {
    for (let seen = -1; seen !== sent.length;) {
      seen = sent.length
      await pause(quietMs)
    }
  }
  return {
    async commandsOf(token: string, method: 'GET' | 'PUT', path: string, body?: object) {
      sent = []
      const answer = await app.inject({
        ...{ method, url: `/api${path}`, headers: { authorization: `Bearer ${token}` } },
        ...(body && { payload: body }),
      })
      const counted = [...sent]
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
      const shown = (list: typeof counted) => list.map(({ name, of }) => `${name} ${of}`)
      await untilQuiet()
      return {
        later: shown(sent.slice(counted.length)),
        writes: shown(counted.filter(({ name }) => writing.has(name))),
        reads: shown(counted.filter(({ name }) => !writing.has(name))),
      } satisfies CountedCommands
    },
    async close(): Promise<void> {
      await app.close()
      await Promise.all([queues, billingQueue, backupQueue].map((one) => one.close()))
      redis.disconnect()
      streamRedis.disconnect()
      await connection.close()
    },
  }
}
