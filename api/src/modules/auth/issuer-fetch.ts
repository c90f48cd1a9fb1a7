import type { CustomFetch } from 'openid-client'
import type { Config } from '../../config/config.ts'

const wellKnown = '/.well-known/openid-configuration'
const discoveryLifetimeMs = 10 * 60_000

const send: CustomFetch = (url, options) => fetch(url, options as RequestInit)

const withoutTail = (url: string) => url.replace(wellKnown, '').replace(/\/+$/, '')

/**
 * Sends requests meant for the issuer's public address to its inside address, when there is one: behind a proxy, the
 * address that browsers use may not be reachable from here.
 */
export function reachInside({
  issuer,
  discoveryUrl,
}: Pick<Config['oidc'], 'issuer' | 'discoveryUrl'>): CustomFetch {
  if (!discoveryUrl) return send
  const publicBase = withoutTail(issuer)
  const insideBase = withoutTail(discoveryUrl)
  const publicOrigin = new URL(issuer).origin
  const insideOrigin = new URL(discoveryUrl).origin
  return (url, options) => {
    if (url === publicBase || url.startsWith(`${publicBase}/`)) {
      return send(insideBase + url.slice(publicBase.length), options)
    }
    const inside = url.startsWith(`${publicOrigin}/`) ? insideOrigin + url.slice(publicOrigin.length) : url
    return send(inside, options)
  }
}

/** Remembers good discovery documents for ten minutes; failures are asked again at once. */
export function cacheDiscovery(inner: CustomFetch): CustomFetch {
  const documents = new Map<string, { body: string; until: number }>()
  return async (url, options) => {
    if (!url.endsWith(wellKnown)) return inner(url, options)
    const known = documents.get(url)
    if (known && known.until > Date.now()) return Response.json(JSON.parse(known.body))
    const response = await inner(url, options)
    if (response.status === 200) {
      documents.set(url, { body: await response.clone().text(), until: Date.now() + discoveryLifetimeMs })
    }
    return response
  }
}
