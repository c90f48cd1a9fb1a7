import type { AccountRepository } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import pRetry from 'p-retry'
import pTimeout from 'p-timeout'
import { createLogoutRounds } from './logout-rounds.ts'
import type { CreateLogoutToken } from './logout-tokens.ts'

/** Three more attempts, after 250, 500 and 1000 ms. */
const retries = { retries: 3, minTimeout: 250, factor: 2 }
/** All attempts together end within the ten seconds that a process has to shut down. */
const attemptTimeoutMs = 2000
/** How long a response waits for a slow or unreachable client; the attempts continue after it. */
const maxDelayMs = 2000
/** The client's sessions last 30 days at most, so an older logout has nothing to end. */
const pendingForMs = 30 * 24 * 3600 * 1000

type PendingLogout = Parameters<AccountRepository['completeLogout']>[0]

interface BackchannelLogoutParts {
  /** The URL at which the client receives logout tokens. */
  url: string
  /** Sent as the forwarded host, because the client refuses other hosts and `url` may be an internal address. */
  publicUrl: string
  createToken: CreateLogoutToken
  accounts: Pick<AccountRepository, 'listPendingLogouts' | 'completeLogout'>
  log: FastifyBaseLogger
  /** What log lines call the person; null if the client doesn't know them. */
  logNameOf: (subject: string) => Promise<string | null>
}

class LogoutRefusedError extends Error {
  override name = 'LogoutRefusedError'
}

/** A busy or unreachable client may accept the next token; a client that refuses this token refuses the next one too. */
const isWorthRetrying = (status: number) => status >= 500 || status === 429 || status === 408

/**
 * Tells the client to end all sessions of a person. A logout stays stored with the account until the client has accepted
 * it, so an outage of the client or a restart of this process only delays it.
 */
export function createBackchannelLogout({
  url,
  publicUrl,
  createToken,
  accounts,
  log,
  logNameOf,
}: BackchannelLogoutParts) {
  const headers = { 'x-forwarded-host': new URL(publicUrl).host }
  const underway = new Map<PendingLogout, Promise<void>>()

  /** Each attempt needs a new token, which can be used once. @throws Error unless the client accepted it */
  const attempt = async (subject: string): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ logout_token: await createToken(subject) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(attemptTimeoutMs),
    })
    await response.body?.cancel()
    if (response.ok) return
    const answer = `the client answered with status ${response.status}`
    throw isWorthRetrying(response.status) ? new Error(answer) : new LogoutRefusedError(answer)
  }

  const attemptAgain = (subject: string): Promise<void> =>
    pRetry(() => attempt(subject), {
      ...retries,
      shouldRetry: ({ error }) => !(error instanceof LogoutRefusedError),
    })

  /** Returns false if it should be repeated soon. A refused logout stays pending too, but soon it is refused again. */
  async function deliver(logout: PendingLogout, send: (subject: string) => Promise<void>): Promise<boolean> {
    try {
      await send(logout.accountId)
      await accounts.completeLogout(logout)
      return true
    } catch (error) {
      const person = await logNameOf(logout.accountId).catch(() => null)
      log.error({ err: error, person }, 'back-channel logout not delivered')
      return error instanceof LogoutRefusedError
    }
  }

  async function listPending(): Promise<PendingLogout[]> {
    const ofUnderway = new Set([...underway.keys()].map(({ accountId }) => accountId))
    const pending = await accounts.listPendingLogouts(new Date(Date.now() - pendingForMs))
    return pending.filter(({ accountId }) => !ofUnderway.has(accountId))
  }

  async function deliverPending(): Promise<boolean> {
    try {
      let isComplete = true
      for (const logout of await listPending()) {
        if (rounds.isStopped()) break
        if (!(await deliver(logout, attempt))) isComplete = false
      }
      return isComplete
    } catch (error) {
      log.error({ err: error }, 'pending back-channel logouts not read')
      return false
    }
  }
  const rounds = createLogoutRounds(deliverPending)

  return {
    /** Resolves when the client has accepted a token, when all attempts have failed (logged), or after two seconds. */
    async endSessions(logout: PendingLogout): Promise<void> {
      const delivery = deliver(logout, attemptAgain).then((isComplete) => {
        underway.delete(logout)
        if (!isComplete) rounds.soon()
      })
      underway.set(logout, delivery)
      await pTimeout(delivery, { milliseconds: maxDelayMs, message: false })
    },

    /** Delivers the logouts that earlier processes left, and from now on repeats those that fail. */
    start: rounds.start,

    /** Resolves when every delivery that was started has ended. */
    async stop(): Promise<void> {
      await Promise.all([rounds.stop(), ...underway.values()])
    },
  }
}

export type BackchannelLogout = ReturnType<typeof createBackchannelLogout>
