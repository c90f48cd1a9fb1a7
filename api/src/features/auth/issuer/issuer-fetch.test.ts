import { afterEach, describe, expect, it, vi } from 'vitest'
import { reachInside } from './issuer-fetch.ts'

const issuer = 'https://classeur.example/oidc'
const discoveryUrl = 'http://identity:3002/oidc'
const options = {
  method: 'GET',
  headers: { accept: 'application/json' },
  body: undefined,
  redirect: 'manual',
} as const

/** The URL and headers that are sent for a request to a URL of the issuer. */
async function sentBy(oidc: Parameters<typeof reachInside>[0], url: string) {
  const fetched = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  await reachInside(oidc)(url, { ...options, headers: { ...options.headers } })
  const [sentTo, sent] = fetched.mock.calls[0] ?? []
  return { url: sentTo, headers: sent?.headers }
}
afterEach(() => vi.unstubAllGlobals())

describe('a request to the issuer', () => {
  it('goes to the internal URL and forwards the public host, which the built-in issuer requires', async () => {
    expect(await sentBy({ issuer, discoveryUrl, builtIn: true }, `${issuer}/token`)).toEqual({
      url: `${discoveryUrl}/token`,
      headers: { accept: 'application/json', 'x-forwarded-host': 'classeur.example' },
    })
  })

  it('has no forwarded host for an external issuer or without an internal URL', async () => {
    const foreign = await sentBy({ issuer, discoveryUrl, builtIn: false }, `${issuer}/token`)
    expect(foreign).toEqual({ url: `${discoveryUrl}/token`, headers: options.headers })
    const direct = await sentBy({ issuer, discoveryUrl: null, builtIn: true }, `${issuer}/token`)
    expect(direct).toEqual({ url: `${issuer}/token`, headers: options.headers })
  })
})
