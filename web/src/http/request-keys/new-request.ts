import { ProblemError } from '../problem-error.ts'
import { requestKeyFor } from './request-key.ts'

/** Upper limit for how often the same request was made before, here or on other devices. */
const mostEarlier = 50

/** The request key of this kind whose response was lost. It survives a reload. */
function unanswered(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // Storage is denied, so only the server knows about the lost request.
    return null
  }
}

function remember(storageKey: string, requestKey: string | null): void {
  try {
    if (requestKey === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, requestKey)
  } catch {
    // Storage is denied here too.
  }
}

/** True if the server refused the request: nothing was started under its key. */
const isRefusal = (error: unknown) =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500

export interface NewRequest<Accepted> {
  /** What is requested, such as `images`. */
  name: string
  input: unknown
  /** The id of the latest result that this browser knows; null without one. */
  before: string | null
  send: (requestKey: string) => Promise<Accepted>
  /** The id of the result if it is an earlier one; null for a new one. */
  earlierId: (accepted: Accepted) => string | null
}

/**
 * Sends a request under the key of its input. If that key belongs to an earlier request (from another device or before a
 * sign-out), uses the next key, unless the earlier request is this one and its response was lost.
 */
export async function sendNewRequest<Accepted>({
  name,
  input,
  before,
  send,
  earlierId,
}: NewRequest<Accepted>): Promise<Accepted> {
  const storageKey = `classeur:unanswered-${name}`
  let after = before
  for (let tries = 0; ; tries += 1) {
    const requestKey = await requestKeyFor(after, input)
    const isRepeat = unanswered(storageKey) === requestKey
    remember(storageKey, requestKey)
    const accepted = await send(requestKey).catch((error: unknown) => {
      if (isRefusal(error)) remember(storageKey, null)
      throw error
    })
    remember(storageKey, null)
    const earlier = earlierId(accepted)
    if (earlier === null || isRepeat || tries >= mostEarlier) return accepted
    after = earlier
  }
}
