import closeWithGrace from 'close-with-grace'
import { readConfigOrExit } from './config/read-config.ts'
import { createLog } from './log.ts'
import { startTestGateway } from './start-test-gateway.ts'

const config = readConfigOrExit()
const log = createLog(config.LOG_LEVEL)
const gateway = await startTestGateway(config, log)

closeWithGrace({ delay: 10_000, logger: log }, async ({ err, signal }) => {
  if (err) log.error({ err }, 'shutting down after an error')
  else log.info({ signal }, 'shutting down')
  await gateway.close()
})

log.info({ pages: `${config.PUBLIC_URL}/test-payments/` }, 'test gateway ready')
