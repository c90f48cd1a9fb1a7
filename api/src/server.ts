import { connectDatabase } from '@classeur/database'
import { createGenerationQueues } from '@classeur/queue'
import closeWithGrace from 'close-with-grace'
import { Redis } from 'ioredis'
import { buildApp } from './app.ts'
import { readEnvironment } from './config/environment.ts'
import { requestRedisOptions } from './config/redis-options.ts'
import { createLogger } from './plugins/logger.ts'
import { prepareDatabase } from './prepare-database.ts'
import { createStreamRedis } from './realtime/stream-redis.ts'

const shutdownGraceMs = 10_000

const config = readEnvironment()
const logger = createLogger(config)
const connection = await connectDatabase(config.mongoUrl)
const redis = new Redis(config.redisUrl, requestRedisOptions)
const streamRedis = createStreamRedis(config.redisUrl)
for (const client of [redis, streamRedis]) {
  client.on('error', (error: Error) => {
    logger.warn({ err: error }, 'redis connection failed')
  })
}
const queues = createGenerationQueues(config.redisUrl, (error) => {
  logger.warn({ err: error }, 'queue')
})
const preparation = prepareDatabase(connection, logger)
const app = await buildApp({
  config,
  connection,
  redis,
  streamRedis,
  queues,
  logger,
  isPrepared: preparation.isDone,
})

closeWithGrace({ delay: shutdownGraceMs, logger: false }, async ({ signal, err }) => {
  if (err) logger.fatal({ err }, 'the process cannot go on')
  else logger.info({ signal }, 'shutting down')
  preparation.stop()
  await app.close()
  await queues.close()
  redis.disconnect()
  streamRedis.disconnect()
  await connection.close()
})

await app.listen({ port: config.port, host: config.host })
