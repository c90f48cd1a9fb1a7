import type { FastifyBaseLogger } from 'fastify'
import pRetry, { AbortError } from 'p-retry'
import pTimeout from 'p-timeout'
import type { CreateLogoutToken } from './logout-tokens.ts'

/** Three more attempts, after 250, 500 and 1000 ms. */
const retries = { retries: 3, minTimeout: 250, factor: 2 }
/** All attempts together end within the ten seconds that a process has to shut down. */
const attemptTimeoutMs = 2000
/** How long a response waits for a slow or unreachable client; the attempts continue after it. */
const maxDelayMs = 2000

interface BackchannelLogoutParts {
  /** The URL at which the client receives logout tokens. */
  url: string
  /** Sent as the forwarded host, because the client refuses other hosts and `url` may be an internal address. */
  publicUrl: string
  createToken: CreateLogoutToken
  log: FastifyBaseLogger
  /** What log lines call the person; null if the client doesn't know them. */
  logNameOf: (subject: string) => Promise<string | null>
}

/** A busy or unreachable client may accept the next token; a client that refuses this token refuses the next one too. */
const isWorthRetrying = (status: number) => status >= 500 || status === 429 || status === 408

/** Tells the client to end all sessions of a person. */
export function createBackchannelLogout({
  url,
  publicUrl,
  createToken,
  log,
  logNameOf,
}: BackchannelLogoutParts) {
  const headers = { 'x-forwarded-host': new URL(publicUrl).host }
  const underway = new Set<Promise<void>>()

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
    const failure = new Error(`the client answered with status ${response.status}`)
    throw isWorthRetrying(response.status) ? failure : new AbortError(failure)
  }

  const deliver = (subject: string): Promise<void> =>
    pRetry(() => attempt(subject), retries).catch(async (error: unknown) => {
      const person = await logNameOf(subject).catch(() => null)
      log.error({ err: error, person }, 'back-channel logout not delivered')
    })

  return {
    /** Resolves when the client has accepted a token, when all attempts have failed (logged), or after two seconds. */
    async endSessions(subject: string): Promise<void> {
      const delivery = deliver(subject).finally(() => underway.delete(delivery))
      underway.add(delivery)
      await pTimeout(delivery, { milliseconds: maxDelayMs, message: false })
    },

    /** Resolves when every delivery that was started has ended. */
    async settle(): Promise<void> {
      await Promise.all(underway)
    },
  }
}

export type BackchannelLogout = ReturnType<typeof createBackchannelLogout>
