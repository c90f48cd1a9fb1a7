import {
  connectDatabase,
  createAccountActivityRepository,
  createAccountRepository,
  createAttemptCounters,
  createDevMailbox,
  createLinkTokenRepository,
  createOidcRecordRepository,
  createSigningKeyRepository,
  createUserInfoRepository,
  createUserRepository,
  issuerNames,
  ensureIdentityIndexes,
} from '@classeur/database'
import { openMail } from '@classeur/mail'
import type { FastifyBaseLogger } from 'fastify'
import { createAccountsService } from './accounts/accounts.service.ts'
import { createNoteFailedSignIn } from './accounts/failed-sign-ins.ts'
import { createLinkTokens } from './accounts/link-tokens.ts'
import { createPasswordVerifier } from './accounts/passwords.ts'
import { keepSampleAccount } from './accounts/sample-account.ts'
import { createSignIn } from './accounts/sign-in.service.ts'
import { createAfterResponse } from './after-response.ts'
import { buildApp } from './app.ts'
import type { IdentityConfig } from './config/identity-config.ts'
import { createCallers } from './devices/callers.ts'
import { createKnownDevices } from './devices/known-devices.ts'
import type { IdentityApp } from './identity-app.ts'
import { createAttemptLimiter } from './limits/attempt-limiter.ts'
import { createLog } from './log.ts'
import { createAccountMailer } from './mail/account-mailer.ts'
import { createBackchannelLogout } from './oidc/backchannel-logout.ts'
import { createProvider } from './oidc/create-provider.ts'
import { createLogoutTokens } from './oidc/logout-tokens.ts'
import { loadSigningKeys } from './oidc/signing-keys.ts'

/**
 * Builds the whole issuer without listening. `app.close()` closes everything that it opens.
 * @throws if the database is unreachable, or if the signing keys were sealed with another secret
 */
export async function buildIdentity(
  config: IdentityConfig,
  log: FastifyBaseLogger = createLog(config.LOG_LEVEL),
): Promise<IdentityApp> {
  const connection = await connectDatabase(config.MONGO_URL)
  try {
    await ensureIdentityIndexes(connection)
    const accounts = createAccountRepository(connection)
    const records = createOidcRecordRepository(connection)
    const limiter = createAttemptLimiter(createAttemptCounters(connection))
    await keepSampleAccount(accounts, config.SAMPLE_ACCOUNT)

    const mailbox = config.SMTP_URL ? null : createDevMailbox(connection)
    const mail = openMail({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, mailbox }, log)
    if (!mail) throw new Error('no mail transport is configured')
    const afterResponse = createAfterResponse(log)
    const mailer = createAccountMailer(mail.send, config.PUBLIC_URL, afterResponse)
    const links = createLinkTokens(createLinkTokenRepository(connection))
    const jwks = await loadSigningKeys(createSigningKeyRepository(connection), config.IDENTITY_SECRET)
    const users = createUserRepository(connection)
    const userInfo = createUserInfoRepository(connection)
    const userOf = (subject: string) =>
      users.findByIdentity({ ...issuerNames(config.OIDC_ISSUER, true), subject })
    const backchannelLogout = createBackchannelLogout({
      url: config.BACKCHANNEL_LOGOUT_URL ?? `${config.PUBLIC_URL}/api/auth/backchannel-logout`,
      publicUrl: config.PUBLIC_URL,
      createToken: await createLogoutTokens(config, jwks[0]),
      accounts,
      log,
      logNameOf: async (subject) => {
        const user = await userOf(subject)
        return user && users.logNameOf(user.id)
      },
    })

    const displayNameOf = async (accountId: string) => {
      const user = await userOf(accountId)
      return (user && (await userInfo.findById(user.id))?.displayName) ?? ''
    }
    const devices = createKnownDevices(config.IDENTITY_SECRET)
    const app = await buildApp(config, log, {
      connection,
      mailbox,
      callers: createCallers(devices, config.PUBLIC_URL),
      provider: createProvider(config, { accounts, records }, jwks, log),
      accounts: createAccountsService({
        ...{ accounts, links, records, mailer },
        ...{ limiter, devices, backchannelLogout, displayNameOf },
      }),
      signIn: createSignIn({
        ...{ accounts, passwords: await createPasswordVerifier(), limiter, devices },
        noteFailure: createNoteFailedSignIn({
          activities: createAccountActivityRepository(connection),
          ...{ limiter, afterResponse, userOf },
        }),
      }),
    })
    // Not earlier: the client reads the signing keys of this process before it accepts a token.
    app.addHook('onListen', async () => backchannelLogout.start())
    app.addHook('onClose', async () => {
      await afterResponse.settle()
      await backchannelLogout.stop()
      mail.close()
      await connection.close()
    })
    return app
  } catch (error) {
    await connection.close()
    throw error
  }
}
