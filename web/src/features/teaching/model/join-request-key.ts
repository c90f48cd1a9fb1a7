const storageKey = (token: string) => `classeur:join-request:${token}`
const keyBytes = 16

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * The key of the requests that this browser sends to a link, so that sending one again doesn't repeat it, also after a
 * reload. Two students with the same name have two browsers and therefore two requests.
 */
export function joinRequestKey(token: string): string {
  try {
    const key = localStorage.getItem(storageKey(token)) ?? newKey()
    localStorage.setItem(storageKey(token), key)
    return key
  } catch {
    // Storage is full or denied: a repeated request is then shown to the teacher as such.
    return newKey()
  }
}

/** The next request of this browser is another student's, who may have the same name. */
export function forgetJoinRequestKey(token: string): void {
  try {
    localStorage.removeItem(storageKey(token))
  } catch {
    // Storage is denied, so there is no key.
  }
}
