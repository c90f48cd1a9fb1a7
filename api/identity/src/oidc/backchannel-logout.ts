import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { CreateLogoutToken } from './logout-tokens.ts'

/** Pauses before the second, third and fourth attempt. */
const pausesMs = [250, 500, 1000]
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
}

/** A busy or unreachable client may accept the next token; a client that refuses this token refuses the next one too. */
const isWorthRetrying = (status: number) => status >= 500 || status === 429 || status === 408

/** Tells the client to end all sessions of a person. */
export function createBackchannelLogout({ url, publicUrl, createToken, log }: BackchannelLogoutParts) {
  const headers = { 'x-forwarded-host': new URL(publicUrl).host }
  const underway = new Set<Promise<void>>()

  /** Returns null if the client accepted the token, else the failure. Each attempt needs a new, single-use token. */
  const attempt = async (subject: string): Promise<{ failure: Error; final: boolean } | null> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ logout_token: await createToken(subject) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(attemptTimeoutMs),
      })
      await response.body?.cancel()
      if (response.ok) return null
      const failure = new Error(`the client answered with status ${response.status}`)
      return { failure, final: !isWorthRetrying(response.status) }
    } catch (error) {
      return { failure: error instanceof Error ? error : new Error(String(error)), final: false }
    }
  }

  const deliver = async (subject: string): Promise<void> => {
    let result = await attempt(subject)
    for (const pauseMs of pausesMs) {
      if (!result || result.final) break
      await wait(pauseMs)
      result = await attempt(subject)
    }
    if (!result) return
    log.error({ err: result.failure, subject }, 'the client was not told to end the sessions of a person')
  }

  return {
    /** Resolves when the client has accepted a token, when all attempts have failed (logged), or after two seconds. */
    async endSessions(subject: string): Promise<void> {
      const delivery = deliver(subject).finally(() => underway.delete(delivery))
      underway.add(delivery)
      const patience = new AbortController()
      const timeUp = wait(maxDelayMs, undefined, { signal: patience.signal }).catch(() => undefined)
      await Promise.race([delivery, timeUp])
      patience.abort()
    },

    /** Resolves when every delivery that was started has ended. */
    async settle(): Promise<void> {
      await Promise.all(underway)
    },
  }
}

export type BackchannelLogout = ReturnType<typeof createBackchannelLogout>
