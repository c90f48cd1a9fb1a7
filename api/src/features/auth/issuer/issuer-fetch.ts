import type { CustomFetch } from 'openid-client'
import type { Config } from '../../../config/config.ts'

const wellKnown = '/.well-known/openid-configuration'
const discoveryLifetimeMs = 10 * 60_000

const send: CustomFetch = (url, options) => fetch(url, options as RequestInit)

const withoutTail = (url: string) => url.replace(wellKnown, '').replace(/\/+$/, '')

/**
 * Sends requests for the issuer's public URL to its internal URL, if there is one: behind a proxy, this process may not
 * be able to reach the public URL. The built-in issuer accepts only its public host, so it gets the host forwarded.
 */
export function reachInside({
  issuer,
  discoveryUrl,
  builtIn,
}: Pick<Config['oidc'], 'issuer' | 'discoveryUrl' | 'builtIn'>): CustomFetch {
  if (!discoveryUrl) return send
  const publicHost = builtIn ? { 'x-forwarded-host': new URL(issuer).host } : {}
  const publicBase = withoutTail(issuer)
  const insideBase = withoutTail(discoveryUrl)
  const publicOrigin = new URL(issuer).origin
  const insideOrigin = new URL(discoveryUrl).origin
  return (url, { headers, ...options }) => {
    const sendInside = (inside: string) =>
      send(inside, { ...options, headers: { ...headers, ...publicHost } })
    if (url === publicBase || url.startsWith(`${publicBase}/`)) {
      return sendInside(insideBase + url.slice(publicBase.length))
    }
    if (url.startsWith(`${publicOrigin}/`)) return sendInside(insideOrigin + url.slice(publicOrigin.length))
    return send(url, { ...options, headers })
  }
}

/** Caches successful discovery documents for ten minutes; doesn't cache failures. */
export function cacheDiscovery(inner: CustomFetch): CustomFetch {
  const documents = new Map<string, { body: string; until: number }>()
  return async (url, options) => {
    if (!url.endsWith(wellKnown)) return inner(url, options)
    const cached = documents.get(url)
    if (cached && cached.until > Date.now()) return Response.json(JSON.parse(cached.body))
    const response = await inner(url, options)
    if (response.status === 200) {
      documents.set(url, { body: await response.clone().text(), until: Date.now() + discoveryLifetimeMs })
    }
    return response
  }
}
