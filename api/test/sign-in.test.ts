import { createSessionRepository, createUserRepository } from '@classeur/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBrowser, type TestBrowser } from './testing/cookie-jar.ts'
import { createTestApp, testPublicUrl, type TestApp } from './testing/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer, type NextToken } from './testing/foreign-issuer.ts'

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
  it('asks with code, PKCE, state and nonce, and keeps the attempt in a cookie that scripts cannot read', async () => {
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

  it('creates the person, a session and its cookie, and goes where the person was going', async () => {
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

  it('knows the person again and brings the e-mail up to date', async () => {
    await signIn({ subject: 'moves', claims: { email: 'old@school.example', email_verified: true } })
    const before = (await refresh()).json().user
    browser = createBrowser(test)
    await signIn({ subject: 'moves', claims: { email: 'new@school.example', email_verified: false } })
    const after = (await refresh()).json().user
    expect(after).toEqual({ ...before, email: 'new@school.example' })
    const stored = await createUserRepository(test.servers.connection).findById(after.id)
    expect(stored).toMatchObject({ issuer: issuer.url, subject: 'moves', emailVerified: false })
  })

  it('reads the e-mail from the userinfo endpoint, and takes a missing verification for none', async () => {
    await signIn({ subject: 'bare', claims: {} }, { email: 'operator@school.example' })
    expect((await refresh()).json().user).toMatchObject({ email: 'operator@school.example', operator: false })
  })

  it('makes an operator of a verified e-mail on the list, and says so in the token', async () => {
    await signIn({ subject: 'op', claims: { email: 'Operator@school.example', email_verified: 'true' } })
    const { accessToken, user } = (await refresh()).json()
    expect(user.operator).toBe(true)
    expect(test.app.accessTokens.verify(accessToken)).toMatchObject({ op: true, sub: user.id })
  })

  it('accepts keys that the issuer rotated a moment ago', async () => {
    await signIn({ subject: 'rotation', claims: {} })
    await issuer.rotateKeys()
    expect((await signIn({ subject: 'rotation', claims: {} })).headers['location']).toBe('/')
  })

  it('lets sign-ins of several tabs end in any order, and keeps at most five open attempts', async () => {
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
  ])('goes home instead of to %s', async (redirectTo) => {
    issuer.willSignIn({ subject: 'redirect', claims: {} })
    expect((await comeBack(issuer.authorize(await begin(redirectTo)))).headers['location']).toBe('/')
  })
})

describe('an answer that is not the issuer’s own', () => {
  it.each<[string, Partial<NextToken>]>([
    ['for another audience', { audience: 'another-client' }],
    ['from another issuer', { issuer: 'https://evil.example' }],
    ['that has expired', { expiresInSeconds: -60 }],
    ['without a signature (alg none)', { signature: 'none' }],
    ['signed with a key that is not published', { signature: 'foreign-key' }],
    ['with another nonce', { nonce: 'replayed-nonce' }],
  ])('refuses an ID token %s', async (_what, bent) => {
    const answer = await signIn({ subject: 'mallory', claims: { email: 'm@evil.example' }, ...bent })
    expect(answer.headers['location']).toBe(refusedPath)
    expect(browser.cookies.has(refreshCookie)).toBe(false)
  })

  it('refuses a state that this browser did not start (login CSRF)', async () => {
    const stolen = issuer.authorize(await begin())
    browser = createBrowser(test)
    expect((await comeBack(stolen)).headers['location']).toBe(refusedPath)
  })

  it('refuses a missing state, a missing code, an error of the issuer, and leaks none of its words', async () => {
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

  it('refuses the state of another attempt with this code, for PKCE and nonce belong together', async () => {
    const first = issuer.authorize(await begin())
    const second = issuer.authorize(await begin())
    const mixed = new URLSearchParams({ code: first.get('code') ?? '', state: second.get('state') ?? '' })
    expect((await comeBack(mixed)).headers['location']).toBe(refusedPath)
  })

  it('refuses a code or state that was used already, even with the cookie kept', async () => {
    issuer.willSignIn({ subject: 'replay', claims: {} })
    const query = issuer.authorize(await begin())
    const kept = new Map(browser.cookies)
    expect((await comeBack(query)).headers['location']).toBe('/')
    expect((await comeBack(query)).headers['location']).toBe(refusedPath)
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect((await comeBack(query)).headers['location']).toBe(refusedPath)
  })
})

describe('an issuer that is away', () => {
  it('answers 503 to scripts and the sign-in screen to page loads, and works again when it is back', async () => {
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

  it('authenticates with HTTP Basic when that is what the issuer offers', async () => {
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

  it('is reached at its inside address while browsers go to the public one', async () => {
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

  it('is not believed when its document names another issuer than the configured one', async () => {
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

describe('what is written down', () => {
  it('keeps no token, no code and no e-mail in the log, and no token in the database', async () => {
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

  it('says of all that failed above what went wrong, and shows none of it', () => {
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
