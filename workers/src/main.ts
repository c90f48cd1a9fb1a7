import closeWithGrace from 'close-with-grace'
import { readConfig } from './config/config.ts'
import { createLog } from './runtime/create-log.ts'
import { startWorkers } from './start-workers.ts'

const config = readConfig()
const log = createLog(config.LOG_LEVEL)
const workers = await startWorkers(config, log)

closeWithGrace({ delay: 20_000, logger: log }, async ({ err }) => {
  if (err) log.fatal({ err }, 'fatal error, workers shutting down')
  await workers.stop()
})
