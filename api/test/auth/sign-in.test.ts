import { createSessionRepository, createUserRepository } from '@classeur/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBrowser, type TestBrowser } from '../kit/cookie-jar.ts'
import { createTestApp, testPublicUrl, type TestApp } from '../kit/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer, type NextToken } from '../kit/foreign-issuer.ts'

let issuer: ForeignIssuer
let test: TestApp
let browser: TestBrowser

beforeAll(async () => {
  issuer = await startForeignIssuer()
  test = await createTestApp({ environment: { OIDC_ISSUER: issuer.url } })
})
afterAll(async () => {
  await test.close()
  await issuer.stop()
})
beforeEach(() => {
  browser = createBrowser(test)
})

const json = { 'content-type': 'application/json' }
const refusedPath = '/login?error=auth/sign-in-failed'
const refreshCookie = 'classeur_refresh'

const begin = async (redirectTo?: string): Promise<string> => {
  const query = redirectTo === undefined ? '' : `?redirect_to=${encodeURIComponent(redirectTo)}`
  const answer = await browser.send({ url: `/api/auth/login${query}` })
  expect(answer.statusCode).toBe(302)
  return String(answer.headers['location'])
}
const comeBack = (query: URLSearchParams) => browser.send({ url: `/api/auth/callback?${query.toString()}` })
const signIn = async (token: NextToken, me?: Record<string, unknown>) => {
  issuer.willSignIn(token, me)
  return comeBack(issuer.authorize(await begin()))
}
const refresh = () => browser.send({ method: 'POST', url: '/api/auth/refresh', headers: json })

describe('sign-in with a foreign issuer', () => {
  it('ends the browser’s previous session', async () => {
    await signIn({ subject: 'first', claims: { email: 'first@school.example', email_verified: true } })
    const first = (await refresh()).json<{ user: { id: string } }>().user
    await signIn({ subject: 'second', claims: { email: 'second@school.example', email_verified: true } })
    expect((await refresh()).json().user).toMatchObject({ email: 'second@school.example' })
    const sessions = createSessionRepository(test.servers.connection)
    expect(await sessions.listByUser(first.id, new Date())).toEqual([])
  })

  it('uses code, PKCE, state and nonce, and stores the attempt in a cookie hidden from scripts', async () => {
    const answer = await browser.send({ url: '/api/auth/login?redirect_to=/settings' })
    const { searchParams, origin, pathname } = new URL(String(answer.headers['location']))
    expect(origin + pathname).toBe(`${issuer.url}/authorize`)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'classeur',
      redirect_uri: `${testPublicUrl}/api/auth/callback`,
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toHaveLength(43)
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth' })
    expect(cookie?.value).not.toContain(searchParams.get('nonce'))
  })

  it('creates the user, a session and its cookie, and redirects to the requested page', async () => {
    issuer.willSignIn({ subject: 'ada', claims: { email: 'Ada@School.example', email_verified: true } })
    const answer = await comeBack(issuer.authorize(await begin('/classe/1?tab=2')))
    expect(answer.headers['location']).toBe('/classe/1?tab=2')
    const cookie = answer.cookies.find(({ name }) => name === refreshCookie)
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api/auth',
      maxAge: 30 * 24 * 3600,
    })
    const granted = (await refresh()).json()
    expect(granted.user).toMatchObject({ email: 'ada@school.example', plan: 'free', operator: false })
    expect(granted.user.id).toMatch(/^[0-9a-f]{24}$/)
    expect(browser.cookies.size).toBe(1)
  })

  it('recognises a returning user and updates the email address', async () => {
    await signIn({ subject: 'moves', claims: { email: 'old@school.example', email_verified: true } })
    const before = (await refresh()).json().user
    browser = createBrowser(test)
    await signIn({ subject: 'moves', claims: { email: 'new@school.example', email_verified: false } })
    const after = (await refresh()).json().user
    expect(after).toEqual({ ...before, email: 'new@school.example' })
    const stored = await createUserRepository(test.servers.connection).findById(after.id)
    expect(stored).toMatchObject({ issuer: issuer.url, subject: 'moves', emailVerified: false })
  })

  it('reads the email from the userinfo endpoint, and treats a missing verification as unverified', async () => {
    await signIn({ subject: 'bare', claims: {} }, { email: 'operator@school.example' })
    expect((await refresh()).json().user).toMatchObject({ email: 'operator@school.example', operator: false })
  })

  it('makes a user with a verified email on the list an operator, and states it in the token', async () => {
    await signIn({ subject: 'op', claims: { email: 'Operator@school.example', email_verified: 'true' } })
    const { accessToken, user } = (await refresh()).json()
    expect(user.operator).toBe(true)
    expect(test.app.accessTokens.verify(accessToken)).toMatchObject({ op: true, sub: user.id })
  })

  it('accepts keys that the issuer has just rotated', async () => {
    await signIn({ subject: 'rotation', claims: {} })
    await issuer.rotateKeys()
    expect((await signIn({ subject: 'rotation', claims: {} })).headers['location']).toBe('/')
  })

  it('lets several tabs finish in any order, and keeps at most five pending attempts', async () => {
    issuer.willSignIn({ subject: 'tabs', claims: {} })
    const attempts: URLSearchParams[] = []
    for (let tab = 0; tab < 7; tab += 1)
      attempts.push(issuer.authorize(await begin(`/classe/${String(tab)}`)))
    expect(browser.cookies.size).toBe(5)
    expect((await comeBack(attempts[6]!)).headers['location']).toBe('/classe/6')
    expect((await comeBack(attempts[4]!)).headers['location']).toBe('/classe/4')
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a/..//evil.example',
  ])('redirects to the home page instead of to %s', async (redirectTo) => {
    issuer.willSignIn({ subject: 'redirect', claims: {} })
    expect((await comeBack(issuer.authorize(await begin(redirectTo)))).headers['location']).toBe('/')
  })
})

describe('a forged or invalid response of the issuer', () => {
  it.each<[string, Partial<NextToken>]>([
    ['for another audience', { audience: 'another-client' }],
    ['from another issuer', { issuer: 'https://evil.example' }],
    ['that has expired', { expiresInSeconds: -60 }],
    ['without a signature (alg none)', { signature: 'none' }],
    ['signed with a key that is not published', { signature: 'foreign-key' }],
    ['with another nonce', { nonce: 'replayed-nonce' }],
  ])('is refused with an ID token %s', async (_what, bent) => {
    const answer = await signIn({ subject: 'mallory', claims: { email: 'm@evil.example' }, ...bent })
    expect(answer.headers['location']).toBe(refusedPath)
    expect(browser.cookies.has(refreshCookie)).toBe(false)
  })

  it('is refused with a state that this browser did not start (login CSRF)', async () => {
    const stolen = issuer.authorize(await begin())
    browser = createBrowser(test)
    expect((await comeBack(stolen)).headers['location']).toBe(refusedPath)
  })

  it('is refused with a missing state or code or an issuer error, whose text is not shown', async () => {
    const query = issuer.authorize(await begin())
    const state = query.get('state') ?? ''
    const without = await comeBack(new URLSearchParams({ code: query.get('code') ?? '' }))
    expect(without.headers['location']).toBe(refusedPath)
    expect((await comeBack(new URLSearchParams({ state }))).headers['location']).toBe(refusedPath)
    const failed = issuer.authorize(await begin())
    const error = {
      state: failed.get('state') ?? '',
      error: 'access_denied',
      error_description: 'secret words',
    }
    const answer = await comeBack(new URLSearchParams(error))
    expect(answer.headers['location']).toBe(refusedPath)
    expect(answer.body).not.toContain('secret words')
  })

  it('is refused with the state of another attempt, because PKCE and nonce do not match', async () => {
    const first = issuer.authorize(await begin())
    const second = issuer.authorize(await begin())
    const mixed = new URLSearchParams({ code: first.get('code') ?? '', state: second.get('state') ?? '' })
    expect((await comeBack(mixed)).headers['location']).toBe(refusedPath)
  })

  it('is refused with a code or state that was used before, even with the same cookie', async () => {
    issuer.willSignIn({ subject: 'replay', claims: {} })
    const query = issuer.authorize(await begin())
    const kept = new Map(browser.cookies)
    expect((await comeBack(query)).headers['location']).toBe('/')
    expect((await comeBack(query)).headers['location']).toBe(refusedPath)
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect((await comeBack(query)).headers['location']).toBe(refusedPath)
  })
})

describe('an unavailable or misconfigured issuer', () => {
  it('causes 503 for scripts and the sign-in screen for page loads, until it is available again', async () => {
    const away = await startForeignIssuer()
    const own = await createTestApp({ environment: { OIDC_ISSUER: away.url } })
    try {
      await away.stop()
      const script = await own.app.inject({ url: '/api/auth/login', headers: { accept: 'application/json' } })
      expect(script.statusCode).toBe(503)
      expect(script.json()).toMatchObject({ code: 'auth/issuer-unavailable' })
      expect(script.headers['retry-after']).toBeDefined()
      const page = await own.app.inject({ url: '/api/auth/login', headers: { accept: 'text/html,*/*' } })
      expect(page.headers['location']).toBe('/login?error=auth/issuer-unavailable')
      await away.start()
      expect((await own.app.inject('/api/auth/login')).statusCode).toBe(302)
    } finally {
      await own.close()
      await away.stop()
    }
  })

  it('is authenticated to with HTTP Basic if that is what it supports', async () => {
    const basic = await startForeignIssuer({ authMethod: 'client_secret_basic' })
    const own = await createTestApp({ environment: { OIDC_ISSUER: basic.url } })
    const visitor = createBrowser(own)
    try {
      basic.willSignIn({ subject: 'basic', claims: {} })
      const begun = await visitor.send({ url: '/api/auth/login' })
      const query = basic.authorize(String(begun.headers['location']))
      const answer = await visitor.send({ url: `/api/auth/callback?${query.toString()}` })
      expect(answer.headers['location']).toBe('/')
    } finally {
      await own.close()
      await basic.stop()
    }
  })

  it('is contacted at its internal URL, while browsers use the public one', async () => {
    const publicUrl = 'http://localhost:1/realm'
    const inside = await startForeignIssuer({ publicUrl })
    const own = await createTestApp({
      environment: { OIDC_ISSUER: publicUrl, OIDC_DISCOVERY_URL: inside.url },
    })
    const visitor = createBrowser(own)
    try {
      inside.willSignIn({ subject: 'behind-a-proxy', claims: {} })
      const begun = await visitor.send({ url: '/api/auth/login' })
      expect(begun.headers['location']).toMatch(/^http:\/\/localhost:1\/realm\/authorize\?/)
      const query = inside.authorize(String(begun.headers['location']))
      const answer = await visitor.send({ url: `/api/auth/callback?${query.toString()}` })
      expect(answer.headers['location']).toBe('/')
      expect(inside.log).toEqual(expect.arrayContaining(['POST /exchange', 'GET /keys']))
    } finally {
      await own.close()
      await inside.stop()
    }
  })

  it('is refused if its discovery document names a different issuer', async () => {
    const imposter = await startForeignIssuer({ publicUrl: 'https://issuer.example' })
    const own = await createTestApp({ environment: { OIDC_ISSUER: imposter.url } })
    try {
      expect((await own.app.inject('/api/auth/login')).statusCode).toBe(503)
    } finally {
      await own.close()
      await imposter.stop()
    }
  })
})

describe('when the person proved who they are', () => {
  const authenticatedAt = async (claims: Record<string, unknown>, query = '') => {
    const subject = `fresh${String(Math.random())}`
    issuer.willSignIn({ subject, claims: { email: 'fresh@school.example', ...claims } })
    const begun = await browser.send({ url: `/api/auth/login${query}` })
    await comeBack(issuer.authorize(String(begun.headers['location'])))
    const { user } = (await refresh()).json()
    const [session] = await createSessionRepository(test.servers.connection).listByUser(user.id)
    return session?.authenticatedAt ?? null
  }

  it('is what the issuer says, and never in the future', async () => {
    const hourAgo = Math.floor(Date.now() / 1000) - 3600
    expect(await authenticatedAt({ auth_time: hourAgo })).toEqual(new Date(hourAgo * 1000))
    const ahead = await authenticatedAt({ auth_time: hourAgo + 7200 })
    expect(ahead?.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('is unknown if the issuer says nothing, unless it was asked for a new sign-in', async () => {
    expect(await authenticatedAt({})).toBeNull()
    expect(await authenticatedAt({}, '?prompt=login')).not.toBeNull()
  })
})

describe('the log and the database', () => {
  it('contain no token, code or email address of a sign-in', async () => {
    issuer.willSignIn({ subject: 'quiet', claims: { email: 'quiet@school.example' } })
    const query = issuer.authorize(await begin())
    await comeBack(query)
    const token = browser.cookies.get(refreshCookie) ?? ''
    const { accessToken, user } = (await refresh()).json()
    const log = test.logLines.join('')
    const sessions = await createSessionRepository(test.servers.connection).listByUser(user.id)
    expect(sessions).toHaveLength(1)
    for (const secret of [token, accessToken, query.get('code') ?? 'x', 'quiet@school.example']) {
      expect(log).not.toContain(secret)
      expect(JSON.stringify(sessions)).not.toContain(secret)
    }
  })

  it('contain no secret of the failed sign-ins above, which the log records', () => {
    const log = test.logLines.join('')
    expect(log).toContain('"sign-in failed"')
    for (const secret of [
      'eyJ',
      '@evil.example',
      '@school.example',
      'client-secret',
      'secret words',
      '"state"',
      'code=',
    ]) {
      expect(log).not.toContain(secret)
    }
  })
})
