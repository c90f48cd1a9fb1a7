/**
 * The parts of a browser that a sign-in needs: keeps cookies by path, follows redirects, sends `Origin` with
 * state changes.
 */
export interface Browser {
  /** The Set-Cookie headers received, newest last. */
  setCookies: string[]
  request: (url: string | URL, init?: RequestInit) => Promise<Response>
  /** Follows redirects until a response that isn't a redirect, or one that redirects to `until`. */
  follow: (url: string | URL, until: string, init?: RequestInit) => Promise<{ url: URL; response: Response }>
  postJson: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
}

export function createBrowser(origin: string): Browser {
  const jar = new Map<string, { value: string; path: string }>()
  const setCookies: string[] = []

  const remember = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line)
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const name = pair.slice(0, pair.indexOf('='))
      const path = attributes.find((a) => a.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
      const value = pair.slice(pair.indexOf('=') + 1)
      if (value) jar.set(`${name} ${path}`, { value, path })
      else jar.delete(`${name} ${path}`)
    }
  }

  async function request(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const target = new URL(url, origin)
    const sent = [...jar]
      .filter(
        ([, { path }]) => target.pathname === path || target.pathname.startsWith(path.replace(/\/?$/, '/')),
      )
      .map(([key, { value }]) => `${key.split(' ', 1)[0]}=${value}`)
    const headers = new Headers(init.headers)
    if (sent.length > 0) headers.set('cookie', sent.join('; '))
    const response = await fetch(target, { ...init, headers, redirect: 'manual' })
    remember(response)
    return response
  }

  return {
    setCookies,
    request,
    async follow(start, until, init = {}) {
      let url = new URL(start, origin)
      for (let hops = 0; hops < 10; hops += 1) {
        const response = await request(url, init)
        const location = response.headers.get('location')
        if (!location) return { url, response }
        url = new URL(location, url)
        if (url.href.startsWith(until)) return { url, response }
      }
      throw new Error('too many redirects')
    },
    postJson: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin, ...headers },
      }),
  }
}
