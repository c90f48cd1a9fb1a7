import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { readConfig } from './config/config.ts'
import { startWorkers } from './start-workers.ts'

const config = readConfig()
const log = pino({ level: config.LOG_LEVEL, base: { process: 'workers' } })
const workers = await startWorkers(config, log)

closeWithGrace({ delay: 20_000, logger: log }, async ({ err }) => {
  if (err) log.fatal({ err }, 'fatal error, workers shutting down')
  await workers.stop()
})
