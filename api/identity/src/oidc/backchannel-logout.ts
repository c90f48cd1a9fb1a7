import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { CreateLogoutToken } from './logout-tokens.ts'

/** Pauses before the second, third and fourth attempt. */
const pausesMs = [250, 500, 1000]
/** All attempts together end within the ten seconds that a process has for its end. */
const attemptTimeoutMs = 2000
/** How long somebody's answer waits for a client that is slow or away; the attempts go on without them. */
const maxDelayMs = 2000

interface BackchannelLogoutParts {
  /** Where the client takes logout tokens. */
  url: string
  createToken: CreateLogoutToken
  log: FastifyBaseLogger
}

/** A client that is busy or away may take the next token; one that refuses this one refuses the next as well. */
const isWorthRetrying = (status: number) => status >= 500 || status === 429 || status === 408

/** Tells the client that all sessions of a person are over. */
export function createBackchannelLogout({ url, createToken, log }: BackchannelLogoutParts) {
  const underway = new Set<Promise<void>>()

  /** Null when the client took the token; otherwise what went wrong. A token per attempt: each works once. */
  const attempt = async (subject: string): Promise<{ failure: Error; final: boolean } | null> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
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
    /** Resolves when the client knows, when it cannot be told (which is logged), or after two seconds. */
    async endSessions(subject: string): Promise<void> {
      const delivery = deliver(subject).finally(() => underway.delete(delivery))
      underway.add(delivery)
      const patience = new AbortController()
      const timeUp = wait(maxDelayMs, undefined, { signal: patience.signal }).catch(() => undefined)
      await Promise.race([delivery, timeUp])
      patience.abort()
    },

    /** Resolves when everything that was begun is over. */
    async settle(): Promise<void> {
      await Promise.all(underway)
    },
  }
}

export type BackchannelLogout = ReturnType<typeof createBackchannelLogout>
