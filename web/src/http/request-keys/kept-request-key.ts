import { randomHex } from '../../config/random-id.ts'
import { requestKeyPrefix } from '../session/local-storage-at-sign-out.ts'

const storageKey = (request: string) => `${requestKeyPrefix}${request}`
const keyBytes = 16

const newKey = () => randomHex(keyBytes)

/**
 * The random key under which this browser sends a request until {@link forgetRequestKey}, so that sending it again
 * doesn't repeat its effect, also after a reload.
 * @param request what the request asks for and of what, such as `create-exam:{classId}`
 */
export function keptRequestKey(request: string): string {
  try {
    const key = localStorage.getItem(storageKey(request)) ?? newKey()
    localStorage.setItem(storageKey(request), key)
    return key
  } catch {
    // Storage is full or denied, so the server can't recognise a repeated request.
    return newKey()
  }
}

/** The next request is another one, even if it has the same content. */
export function forgetRequestKey(request: string): void {
  try {
    localStorage.removeItem(storageKey(request))
  } catch {
    // Storage is denied, so there is no key.
  }
}

/**
 * Sends a request under a key that is kept until its answer arrives, so that it can be repeated if the answer is lost.
 * @param request see {@link keptRequestKey}
 */
export async function withKeptRequestKey<Answer>(
  request: string,
  send: (requestKey: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send(keptRequestKey(request))
  forgetRequestKey(request)
  return answer
}
