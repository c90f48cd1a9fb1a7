import closeWithGrace from 'close-with-grace'
import { buildIdentity } from './build-identity.ts'
import { readConfigOrExit } from './config/read-config.ts'
import { createLog } from './log.ts'

const config = readConfigOrExit()
const log = createLog(config.LOG_LEVEL)
const app = await buildIdentity(config, log)

closeWithGrace({ delay: 10_000, logger: log }, async ({ err, signal }) => {
  if (err) log.error({ err }, 'shutting down after an error')
  else log.info({ signal }, 'shutting down')
  await app.close()
})

await app.listen({ host: config.HOST, port: config.PORT })
log.info({ issuer: config.OIDC_ISSUER, mailbox: config.SMTP_URL ? 'smtp' : '/oidc/mailbox' }, 'issuer ready')
