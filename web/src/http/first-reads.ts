declare global {
  interface Window {
    /** Responses by path, requested by public/first-requests.js; undefined if a request failed. */
    classeurFirstReads?: Record<string, Promise<Response | undefined>>
  }
}

/** Responses older than this are out of date and are dropped. */
const lifetimeMs = 10_000
const ownProfile = /^\/api\/user_info\/[^/]+$/

/**
 * The response to a request that was sent while the app's code was still loading. Each response is returned only once.
 */
export function takeFirstRead(path: string): Promise<Response | undefined> | undefined {
  const reads = window.classeurFirstReads
  const key = ownProfile.test(path) ? '/api/user_info/' : path
  const answer = reads?.[key]
  if (!reads || !answer) return undefined
  delete reads[key]
  return performance.now() < lifetimeMs ? answer : undefined
}
