interface Cookie {
  value: string
  path: string
}

/** A minimal browser for signing in: keeps cookies, follows redirects on one origin, and sends that origin. */
export interface BrowserLikeClient {
  request: (path: string, init?: { method?: string; body?: unknown; token?: string }) => Promise<Response>
  /** Follows redirects from `path` and returns every URL visited, including the last. */
  follow: (path: string) => Promise<string[]>
}

const maxRedirects = 12

function parseCookie(line: string): [name: string, cookie: Cookie] {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const equals = pair.indexOf('=')
  const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
  return [pair.slice(0, equals), { value: pair.slice(equals + 1), path }]
}

/** @param origin the product's origin */
export function createBrowserLikeClient(origin: string): BrowserLikeClient {
  const jar = new Map<string, Cookie>()

  const request: BrowserLikeClient['request'] = async (path, { method = 'GET', body, token } = {}) => {
    const cookies = [...jar].filter(([, cookie]) => path.startsWith(cookie.path))
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        origin,
        accept: 'application/json, text/html',
        cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) jar.set(...parseCookie(line))
    return response
  }

  async function follow(path: string): Promise<string[]> {
    const passed = [path]
    for (let step = 0; step < maxRedirects; step++) {
      const response = await request(passed.at(-1) ?? path)
      await response.body?.cancel()
      const location = response.headers.get('location')
      if (location === null) return passed
      const next = new URL(location, origin)
      passed.push(next.pathname + next.search)
    }
    throw new Error(`more than ${maxRedirects} redirects from ${path}`)
  }

  return { request, follow }
}
