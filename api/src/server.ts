import { openPaymentProvider } from '@classeur/payments'
import {
  createBackupQueue,
  createBillingQueue,
  createGenerationQueues,
  producerOptions,
} from '@classeur/queue'
import { createStorage } from '@classeur/storage'
import closeWithGrace from 'close-with-grace'
import { Redis } from 'ioredis'
import pTimeout from 'p-timeout'
import { readEnvironmentOrExit } from './config/environment.ts'
import { createLogger } from './plugins/logger.ts'
import { waitForDatabase } from './process/wait-for-database.ts'
import { prepareDatabase } from './process/prepare-database.ts'
import { createStreamRedis } from './realtime/stream-redis.ts'

const shutdownGraceMs = 10_000
/** A connection whose server is unavailable can't close in order. */
const redisGoodbyeMs = 1000

const config = readEnvironmentOrExit()
const logger = createLogger(config)
// Load the app's modules while the database connection is being established.
const [connection, { buildApp }] = await Promise.all([
  waitForDatabase(config.mongoUrl, logger),
  import('./app.ts'),
])
const redis = new Redis(config.redisUrl, producerOptions)
const streamRedis = createStreamRedis(config.redisUrl)
for (const client of [redis, streamRedis]) {
  client.on('error', (error: Error) => {
    logger.warn({ err: error }, 'redis connection failed')
  })
}
const queues = createGenerationQueues(config.redisUrl, (error) => {
  logger.warn({ err: error }, 'queue')
})
const billingQueue = createBillingQueue(config.redisUrl, (error) => {
  logger.warn({ err: error }, 'queue')
})
const backupQueue = createBackupQueue(config.redisUrl, (error) => {
  logger.warn({ err: error }, 'queue')
})
const preparation = prepareDatabase(connection, logger)
const app = await buildApp({
  config,
  connection,
  redis,
  streamRedis,
  queues,
  billingQueue,
  backupQueue,
  paymentProvider: await openPaymentProvider(config.payments),
  storage: createStorage(config.storage),
  logger,
  isPrepared: preparation.isDone,
})

closeWithGrace({ delay: shutdownGraceMs, logger: false }, async ({ signal, err }) => {
  if (err) logger.fatal({ err }, 'fatal error, shutting down')
  else logger.info({ signal }, 'shutting down')
  preparation.stop()
  await app.close()
  await pTimeout(Promise.all([queues, billingQueue, backupQueue].map((one) => one.close())), {
    milliseconds: redisGoodbyeMs,
    message: false,
  })
  redis.disconnect()
  streamRedis.disconnect()
  await connection.close()
})

await app.listen({ port: config.port, host: config.host })
