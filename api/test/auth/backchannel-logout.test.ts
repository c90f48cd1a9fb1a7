import { eventually, runServers, startTcpProxy } from '@classeur/local/testing'
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { io as connect } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBrowser, type TestBrowser } from '../kit/cookie-jar.ts'
import { createTestApp, testPublicUrl, type TestApp } from '../kit/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer } from '../kit/foreign-issuer.ts'
import { openTestServers } from '../kit/test-servers.ts'

const event = 'http://schemas.openid.net/event/backchannel-logout'
const formType = 'application/x-www-form-urlencoded'

let issuer: ForeignIssuer
let test: TestApp
let subject: string
let browser: TestBrowser

beforeAll(async () => {
  issuer = await startForeignIssuer()
  test = await createTestApp({ environment: { OIDC_ISSUER: issuer.url } })
})
afterAll(async () => {
  await test.close()
  await issuer.stop()
})
beforeEach(async () => {
  subject = randomUUID()
  browser = await signIn()
})

async function signIn(sid?: string, as = subject, to = test): Promise<TestBrowser> {
  const visitor = createBrowser(to)
  issuer.willSignIn({ subject: as, claims: { email: 'ada@school.example', ...(sid ? { sid } : {}) } })
  const begun = await visitor.send({ url: '/api/auth/login' })
  const query = issuer.authorize(String(begun.headers['location']))
  await visitor.send({ url: `/api/auth/callback?${query.toString()}` })
  return visitor
}
const refresh = (from = browser) =>
  from.send({ method: 'POST', url: '/api/auth/refresh', headers: { 'content-type': 'application/json' } })
const isSignedIn = async (from = browser) => (await refresh(from)).statusCode === 200

type Claims = Record<string, unknown>
const logoutClaims = (changes: Claims = {}): Claims => ({
  sub: subject,
  jti: randomUUID(),
  events: { [event]: {} },
  ...changes,
})
const logoutToken = (changes: Claims = {}, header: { typ?: string } = { typ: 'logout+jwt' }) =>
  issuer.sign(logoutClaims(changes), header)
const post = (payload: string, headers: Record<string, string> = {}, to = test) =>
  to.app.inject({
    method: 'POST',
    url: '/api/auth/backchannel-logout',
    headers: { 'content-type': formType, ...headers },
    payload,
  })
const send = (token: string, to = test) =>
  post(new URLSearchParams({ logout_token: token }).toString(), {}, to)
const expectRefused = (answer: Awaited<ReturnType<typeof post>>) => {
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'general/validation-failed'])
  expect(answer.headers['content-type']).toBe('application/problem+json')
  expect(answer.headers['cache-control']).toBe('no-store')
}

describe('a logout token', () => {
  it('ends every session of its person and nobody else’s', async () => {
    const [phone, stranger] = [await signIn(), await signIn(undefined, randomUUID())]
    const granted = (await refresh()).json()
    const answer = await send(await logoutToken())
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const device of [browser, phone]) {
      expect((await refresh(device)).json().code).toBe('auth/session-ended')
    }
    const headers = { authorization: `Bearer ${String(granted.accessToken)}` }
    expect((await test.app.inject({ url: '/api/auth/sessions', headers })).statusCode).toBe(401)
    expect(await isSignedIn(stranger)).toBe(true)
  })

  it('closes its person’s live connections', async () => {
    const url = test.app.server.listening ? '' : await test.listen()
    const { accessToken } = (await refresh()).json()
    const socket = connect(url, {
      auth: { token: accessToken },
      transports: ['websocket'],
      extraHeaders: { origin: testPublicUrl },
      forceNew: true,
      reconnection: false,
    })
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const told = new Promise<void>((resolve) => socket.once('session:ended', resolve))
    const closed = new Promise((resolve) => socket.once('disconnect', resolve))
    expect((await send(await logoutToken())).statusCode).toBe(200)
    await told
    expect(await closed).toBe('io server disconnect')
  })

  it('for a session of the issuer ends the sessions from it and those of unknown origin', async () => {
    const [desk, deskAgain, phone] = [await signIn('desk'), await signIn('desk'), await signIn('phone')]
    expect((await send(await logoutToken({ sid: 'desk' }))).statusCode).toBe(200)
    const signedIn = []
    for (const device of [desk, deskAgain, browser, phone]) signedIn.push(await isSignedIn(device))
    expect(signedIn).toEqual([false, false, false, true])
  })

  it('with only a session of the issuer needs no person', async () => {
    const sid = randomUUID()
    const [desk, phone] = [await signIn(sid), await signIn('another')]
    const answer = await send(await issuer.sign({ jti: randomUUID(), events: { [event]: {} }, sid }))
    expect(answer.statusCode).toBe(200)
    expect([await isSignedIn(desk), await isSignedIn(phone), await isSignedIn()]).toEqual([false, true, true])
  })

  it('without a type and an expiry is accepted', async () => {
    expect((await send(await logoutToken({ exp: undefined }, {}))).statusCode).toBe(200)
    expect(await isSignedIn()).toBe(false)
  })

  it('for an unknown person, or without a session, is accepted', async () => {
    expect((await send(await logoutToken({ sub: 'unheard-of' }))).statusCode).toBe(200)
    expect((await send(await logoutToken())).statusCode).toBe(200)
    expect((await send(await logoutToken())).statusCode).toBe(200)
  })

  it('from another origin with unknown parameters is accepted', async () => {
    const body = new URLSearchParams({ logout_token: await logoutToken(), state: 'x', __proto__: 'x' })
    const headers = { origin: 'https://issuer.example', 'sec-fetch-site': 'cross-site' }
    expect((await post(body.toString(), headers)).statusCode).toBe(200)
    expect(await isSignedIn()).toBe(false)
  })

  it('is verified with the issuer’s latest key, not with the previous one', async () => {
    const before = await logoutToken()
    await issuer.rotateKeys()
    expectRefused(await send(before))
    expect(await isSignedIn()).toBe(true)
    expect((await send(await logoutToken())).statusCode).toBe(200)
    expect(await isSignedIn()).toBe(false)
  })

  it('is accepted once', async () => {
    const token = await logoutToken()
    expect((await send(token)).statusCode).toBe(200)
    const back = await signIn()
    expectRefused(await send(token))
    expect(await isSignedIn(back)).toBe(true)
  })

  it('is accepted once even if it is sent twenty times concurrently', async () => {
    const token = await logoutToken()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(token)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})

describe('an invalid logout token gets 400 and ends no session', () => {
  const seconds = () => Math.floor(Date.now() / 1000)
  const unsigned = (header: object, claims: object, signature = '') => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${part(header)}.${part(claims)}.${signature}`
  }
  const full = (changes: Claims = {}) => ({
    iss: issuer.url,
    aud: 'classeur',
    iat: seconds(),
    exp: seconds() + 120,
    ...logoutClaims(changes),
  })
  /** The `kid` of the current signing key. */
  const kid = async () => {
    const { keys } = (await (await fetch(`${issuer.url}/keys`)).json()) as { keys: { kid: string }[] }
    return keys[0]?.kid ?? ''
  }

  const tokens: Record<string, () => string | Promise<string>> = {
    'a key that the issuer does not publish': async () => {
      const { privateKey } = await generateKeyPair('ES256')
      return new SignJWT(full()).setProtectedHeader({ alg: 'ES256', kid: await kid() }).sign(privateKey)
    },
    'an unknown key id': async () => {
      const { privateKey } = await generateKeyPair('ES256')
      return new SignJWT(full()).setProtectedHeader({ alg: 'ES256', kid: 'unknown' }).sign(privateKey)
    },
    'a key that it brings along': async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256')
      const header = { alg: 'ES256', kid: await kid(), jwk: await exportJWK(publicKey) }
      return new SignJWT(full()).setProtectedHeader(header).sign(privateKey)
    },
    'claims that were changed': async () => {
      const [header, , signature] = (await logoutToken({ sub: 'somebody-else' })).split('.')
      return `${String(header)}.${Buffer.from(JSON.stringify(full())).toString('base64url')}.${String(signature)}`
    },
    'the algorithm none': () => unsigned({ alg: 'none', typ: 'logout+jwt' }, full()),
    'the algorithm none in capitals': () => unsigned({ alg: 'NONE', typ: 'logout+jwt' }, full()),
    'the client secret as its key': () =>
      new SignJWT(full())
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('client-secret')),
    'the public key as its secret': async () => {
      const { keys } = (await (await fetch(`${issuer.url}/keys`)).json()) as { keys: object[] }
      const pem = await exportSPKI((await importJWK({ ...keys[0] }, 'ES256')) as CryptoKey)
      return new SignJWT(full()).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(pem))
    },
    'another issuer': () => logoutToken({ iss: 'https://evil.example' }),
    'no issuer': () => logoutToken({ iss: undefined }),
    'another audience': () => logoutToken({ aud: 'another-app' }),
    'no audience': () => logoutToken({ aud: undefined }),
    'an old time of issue': () => logoutToken({ iat: seconds() - 160, exp: seconds() + 60 }),
    'a time of issue to come': () => logoutToken({ iat: seconds() + 60, exp: seconds() + 180 }),
    'no time of issue': () => logoutToken({ iat: undefined }),
    'a time of issue in words': () => logoutToken({ iat: 'now' }),
    'an end that has passed': () => logoutToken({ iat: seconds() - 100, exp: seconds() - 40 }),
    'no id': () => logoutToken({ jti: undefined }),
    'an empty id': () => logoutToken({ jti: '' }),
    'a nonce': () => logoutToken({ nonce: 'n' }),
    'an empty nonce': () => logoutToken({ nonce: null }),
    'no events': () => logoutToken({ events: undefined }),
    'other events': () => logoutToken({ events: { 'https://example.org/event': {} } }),
    'an event that is no object': () => logoutToken({ events: { [event]: true } }),
    'events in a list': () => logoutToken({ events: [event] }),
    'no person and no session': () => logoutToken({ sub: undefined }),
    'an empty person': () => logoutToken({ sub: '' }),
    'an operator for a person': () => logoutToken({ sub: { $ne: null } }),
    'an operator for a session': () => logoutToken({ sid: { $ne: null } }),
    'the type of another token': () => logoutToken({}, { typ: 'at+jwt' }),
    'the claims of an ID token': () =>
      issuer.sign({ sub: subject, nonce: 'n', auth_time: seconds(), email: 'ada@school.example' }),
    'the claims of an ID token without a nonce': () => issuer.sign({ sub: subject, jti: randomUUID() }),
    'an access token of the api': async () => String((await refresh()).json().accessToken),
    nothing: () => '',
    garbage: () => 'garbage',
    'three empty parts': () => '..',
    'five parts': () => 'a.b.c.d.e',
    'no object for a header': () => unsigned([], full(), 'AA'),
  }
  it.each(Object.keys(tokens))('%s', async (name) => {
    expectRefused(await send(String(await tokens[name]?.())))
    expect(await isSignedIn()).toBe(true)
  })

  it('a request without exactly one token, in another format, or too long gets 400', async () => {
    const token = await logoutToken()
    const encoded = new URLSearchParams({ logout_token: token }).toString()
    for (const body of [
      '',
      'logout_token',
      'token=x',
      `${encoded}&${encoded}`,
      '%',
      `${encoded}${'x'.repeat(9000)}`,
    ]) {
      expectRefused(await post(body))
    }
    const json = JSON.stringify({ logout_token: token })
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x']) {
      expectRefused(await post(type === 'application/json' ? json : encoded, { 'content-type': type }))
    }
    expectRefused(await test.app.inject({ method: 'POST', url: '/api/auth/backchannel-logout' }))
    expect(await isSignedIn()).toBe(true)
    expect((await send(token)).statusCode).toBe(200)
  })

  it('the log states the reason, and neither log nor response contains the token', async () => {
    const token = await logoutToken({ aud: 'another-app' })
    const before = test.logLines.length
    const answer = await send(token)
    const logged = test.logLines.slice(before).join('')
    expect(logged).toContain('unexpected \\"aud\\" claim value')
    for (const text of [logged, answer.body]) {
      expect(text).not.toContain(token.split('.')[1])
      expect(text).not.toContain(subject)
    }
  })

  it('no other route accepts forms', async () => {
    for (const route of ['refresh', 'sign-out']) {
      const url = `/api/auth/${route}`
      const answer = await test.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': formType },
        payload: 'a=b',
      })
      expect(answer.statusCode).toBe(415)
    }
  })
})

describe('an unavailable server', () => {
  it('an unavailable issuer causes 503, and the same token works later', async () => {
    const token = await logoutToken()
    await issuer.stop()
    const answer = await send(token)
    await issuer.start()
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'auth/issuer-unavailable'])
    expect(await isSignedIn()).toBe(true)
    expect((await send(token)).statusCode).toBe(200)
    expect(await isSignedIn()).toBe(false)
  })

  it('unavailable Redis or MongoDB causes 503, and the same token works later', async () => {
    const [mongo, redis] = [
      await startTcpProxy(runServers().mongoUrl),
      await startTcpProxy(runServers().redisUrl),
    ]
    const servers = await openTestServers({ mongo, redis })
    const cuttable = await createTestApp({ environment: { OIDC_ISSUER: issuer.url }, servers })
    const device = await signIn(undefined, subject, cuttable)
    const token = await logoutToken()
    for (const server of [redis, mongo]) {
      await server.cut()
      const answer = await send(token, cuttable)
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'general/unavailable'])
      await server.restore()
      await eventually(async () =>
        expect((await cuttable.app.inject('/health/ready')).json().status).toBe('ready'),
      )
    }
    expect(await isSignedIn(device)).toBe(true)
    expect((await send(token, cuttable)).statusCode).toBe(200)
    expect(await isSignedIn(device)).toBe(false)
    await cuttable.close()
    await servers.stop()
    await Promise.all([mongo.cut(), redis.cut()])
  })
})

it('the keys of an issuer with an internal URL are requested from that URL', async () => {
  const behindProxy = await startForeignIssuer({ publicUrl: 'https://issuer.example' })
  const inside = await createTestApp({
    environment: { OIDC_ISSUER: 'https://issuer.example', OIDC_DISCOVERY_URL: behindProxy.url },
    servers: test.servers,
  })
  const token = await behindProxy.sign(logoutClaims(), { typ: 'logout+jwt' })
  expect((await send(token, inside)).statusCode).toBe(200)
  expect(behindProxy.log).toContain('GET /keys')
  await inside.close()
  await behindProxy.stop()
})

it('logout requests are limited per address', async () => {
  const limited = await createTestApp({ limits: { backchannelLogout: 2 }, servers: test.servers })
  const from = async (remoteAddress: string) => {
    const request = { method: 'POST', url: '/api/auth/backchannel-logout', remoteAddress } as const
    return (await limited.app.inject(request)).statusCode
  }
  const [one, other] = ['203.0.113.1', '203.0.113.2']
  expect([await from(one), await from(one), await from(one), await from(other)]).toEqual([400, 400, 429, 400])
  await limited.close()
})
