import { problemFor } from '@classeur/contracts'
import { createUserInfoRepository } from '@classeur/database'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
let ada: SignedIn
let bob: SignedIn

beforeAll(async () => {
  test = await createTestApp()
  ada = await test.signInAs()
  bob = await test.signInAs()
})
afterAll(() => test.close())

const profile = { displayName: 'Ada', role: 'teacher', subjects: ['maths'], language: 'en' }
const json = { 'content-type': 'application/json' }

describe('access tokens', () => {
  const hs256 = createSecretKey(Buffer.from('a secret for tests that is long enough'))
  const soon = () => Math.floor(Date.now() / 1000) + 300
  const claims = () => ({ sub: ada.userId, sid: ada.sessionId, iss: 'classeur-api', aud: 'classeur-web' })
  const sign = (payload: object, header: object = {}, key: Parameters<SignJWT['sign']>[0] = hs256) =>
    new SignJWT({ iat: soon() - 300, ...payload }).setProtectedHeader({ alg: 'HS256', ...header }).sign(key)
  const readPlans = (authorization?: string) =>
    test.app.inject({ url: '/api/plans', headers: authorization === undefined ? {} : { authorization } })

  it('access tokens that are valid are accepted, so the cases below can fail', async () => {
    expect((await readPlans(`Bearer ${await sign({ ...claims(), exp: soon() })}`)).statusCode).toBe(200)
  })

  const attacks: Record<string, () => Promise<string> | string> = {
    'algorithm none': () => new UnsecuredJWT({ ...claims(), exp: soon() }).encode(),
    'another secret': () => sign({ ...claims(), exp: soon() }, {}, createSecretKey(Buffer.alloc(32, 7))),
    'HS512 with our secret': () => sign({ ...claims(), exp: soon() }, { alg: 'HS512' }),
    RS256: async () =>
      sign({ ...claims(), exp: soon() }, { alg: 'RS256' }, (await generateKeyPair('RS256')).privateKey),
    'a key the token brings along (jwk, jku, x5u, kid)': () =>
      sign(
        { ...claims(), exp: soon() },
        { jku: 'https://evil.example/keys', kid: '../../dev/null' },
        createSecretKey(Buffer.alloc(32)),
      ),
    'no end': () => sign(claims()),
    'an end in the past': () => sign({ ...claims(), exp: soon() - 301 }),
    'a beginning in the future': () => sign({ ...claims(), exp: soon(), nbf: soon() }),
    'a beginning that is no number': () =>
      sign({ ...claims(), exp: soon(), nbf: 'tomorrow' as unknown as number }),
    'another issuer': () => sign({ ...claims(), iss: 'https://evil.example', exp: soon() }),
    'another audience': () => sign({ ...claims(), aud: 'another-app', exp: soon() }),
    'no audience': () => sign({ ...claims(), aud: undefined, exp: soon() }),
    'no session': () => sign({ ...claims(), sid: undefined, exp: soon() }),
    'a subject that is no id': () => sign({ ...claims(), sub: '$ne', exp: soon() }),
    'an edited payload': async () => {
      const [header, payload, signature] = (await sign({ ...claims(), exp: soon() })).split('.')
      const edited = {
        ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()),
        op: true,
        plan: 'school',
      }
      return `${String(header)}.${Buffer.from(JSON.stringify(edited)).toString('base64url')}.${String(signature)}`
    },
    garbage: () => 'garbage',
    'three empty parts': () => '..',
    'an endless text': () => 'a'.repeat(7000),
  }
  it.each(Object.keys(attacks))('answers 401 to a token with %s', async (name) => {
    const answer = await readPlans(`Bearer ${String(await attacks[name]?.())}`)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual(problemFor('auth/signed-out', answer.json().requestId))
  })

  it.each([undefined, '', 'Bearer', 'Bearer  ', 'Basic YTpi', 'Bearer a b'])(
    'answers 401 to the header %j',
    async (authorization) => {
      expect((await readPlans(authorization)).statusCode).toBe(401)
    },
  )
})

describe('profiles and subscriptions', () => {
  const asAda = (method: 'GET' | 'PUT' | 'PATCH', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: ada.headers, ...(payload ? { payload } : {}) })
  const withoutId = (body: Record<string, unknown>) => ({ ...body, requestId: '' })
  const missingId = 'f'.repeat(24)

  it('another person’s profile and subscription get the same response as missing ones', async () => {
    await test.completeProfile(bob)
    const subscriptions = test.servers.connection.collection<{ _id: string }>('current_subscriptions')
    await subscriptions.insertOne({ _id: bob.userId, planId: 'pro', interval: 'yearly', renewsAt: null } as {
      _id: string
    })
    for (const resource of ['user_info', 'current_subscriptions']) {
      const [theirs, missing] = [
        await asAda('GET', `/api/${resource}/${bob.userId}`),
        await asAda('GET', `/api/${resource}/${missingId}`),
      ]
      expect(theirs.statusCode).toBe(404)
      expect(withoutId(theirs.json())).toEqual(withoutId(missing.json()))
    }
    const own = await test.app.inject({
      url: `/api/current_subscriptions/${bob.userId}`,
      headers: bob.headers,
    })
    expect(own.json()).toEqual({
      ...{ userId: bob.userId, planId: 'pro', interval: 'yearly', renewsAt: null },
      ...{ schoolId: null, payerId: null },
    })
  })

  it('another person’s profile and subscription cannot be written', async () => {
    for (const method of ['PUT', 'PATCH'] as const) {
      const answer = await asAda(method, `/api/user_info/${bob.userId}`, {
        ...profile,
        displayName: 'Mallory',
      })
      expect(answer.statusCode).toBe(404)
    }
    const stored = await createUserInfoRepository(test.servers.connection).findById(bob.userId)
    expect(stored?.displayName).toBe('Ada')
  })

  it('checkUserSetupComplete reports whether the setup is complete, before and after it', async () => {
    const call = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/functions/checkUserSetupComplete',
        headers: ada.headers,
        payload: { data: {} },
      })
    expect((await asAda('GET', `/api/user_info/${ada.userId}`)).statusCode).toBe(404)
    expect((await call()).json()).toEqual({
      result: { complete: false, missing: ['displayName', 'role', 'subjects', 'language'] },
    })
    const saved = await asAda('PUT', `/api/user_info/${ada.userId}`, profile)
    const expected = {
      ...{ ...profile, id: ada.userId, digits: 'latin', theme: 'system' },
      keyboard: { enterGoesTo: 'student', autoAdvance: true },
      notifications: { generations: true, colleagues: true },
    }
    expect(saved.json()).toEqual(expected)
    expect((await asAda('GET', `/api/user_info/${ada.userId}`)).json()).toEqual(expected)
    expect((await call()).json()).toEqual({ result: { complete: true, missing: [] } })
  })

  it('a call that needs a profile answers profile_incomplete without one', async () => {
    const newcomer = await test.signInAs()
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/functions/generateLessonObjectives',
      headers: newcomer.headers,
      payload: {
        data: {
          requestKey: 'a'.repeat(16),
          request: {
            subject: 'Maths',
            level: '6',
            topic: 'Fractions',
            durationMin: 45,
            teachingModel: 'direct',
            language: 'en',
          },
        },
      },
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('profile_incomplete')
  })

  it.each(['_id', 'id', 'plan', 'credits', 'ownerId', 'createdAt', '__v', 'emailVerified', 'op'])(
    'refuses a write that also sets %s',
    async (field) => {
      for (const method of ['PUT', 'PATCH'] as const) {
        const answer = await asAda(method, `/api/user_info/${ada.userId}`, { ...profile, [field]: 'x' })
        expect(answer.statusCode).toBe(400)
        expect(answer.json().issues).toEqual([{ path: 'body', rule: 'unrecognized_keys' }])
      }
    },
  )

  it.each([
    ['an operator for a text', { ...profile, displayName: { $ne: null } }],
    ['an operator for a list', { ...profile, subjects: { $each: ['x'] } }],
    ['null', null],
    ['a list', []],
    ['a long text', { ...profile, displayName: 'x'.repeat(81) }],
  ])('refuses %s with 400 and without the value', async (_what, payload) => {
    const answer = await test.app.inject({
      method: 'PUT',
      url: `/api/user_info/${ada.userId}`,
      headers: { ...ada.headers, ...json },
      payload: JSON.stringify(payload),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toMatch(/\$ne|\$each|xxxx/)
  })

  it.each([
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{',
    '',
    'null',
    '\u0000',
    '[[[[[[',
  ])('refuses the body %j with 400', async (payload) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/functions/checkUserSetupComplete',
      headers: { ...ada.headers, ...json },
      payload,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('general/validation-failed')
  })

  it.each(['a[$ne]=1', 'id=1', '$where=1'])('answers 404 or 400 to odd ids with ?%s', async (query) => {
    const answer = await asAda('GET', `/api/user_info/${'x'.repeat(90)}?${query}`)
    expect(answer.statusCode).toBe(400)
  })
})

describe('cross-site requests', () => {
  const put = (headers: Record<string, string>, payload = JSON.stringify(profile)) =>
    test.app.inject({
      method: 'PUT',
      url: `/api/user_info/${ada.userId}`,
      headers: { ...ada.headers, ...headers },
      payload,
    })

  it.each([
    [200, 'same origin', { origin: testPublicUrl, 'sec-fetch-site': 'same-origin', ...json }],
    [200, 'no browser', json],
    [200, 'a charset', { 'content-type': 'application/json; charset=utf-8' }],
    [403, 'another origin', { origin: 'https://evil.example', ...json }],
    [403, 'the same host on another port', { origin: 'http://localhost:4301', ...json }],
    [403, 'the opaque origin', { origin: 'null', ...json }],
    [403, 'cross-site by fetch metadata', { 'sec-fetch-site': 'cross-site', ...json }],
    [403, 'same-site by fetch metadata', { 'sec-fetch-site': 'same-site', ...json }],
    [415, 'text/plain', { 'content-type': 'text/plain' }],
    [415, 'a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    [415, 'multipart', { 'content-type': 'multipart/form-data; boundary=x' }],
    [415, 'a made-up JSON type', { 'content-type': 'text/plain; application/json' }],
  ])('answers %i to a write from %s', async (status, _what, headers) => {
    expect((await put(headers as Record<string, string>)).statusCode).toBe(status)
  })

  it.each(['refresh', 'sign-out'])('refuses /api/auth/%s without the JSON content type', async (verb) => {
    const bare = await test.app.inject({ method: 'POST', url: `/api/auth/${verb}` })
    expect(bare.statusCode).toBe(415)
  })
})

describe('every response', () => {
  it.each([
    '/health/live',
    '/api/plans',
    '/api/auth/config',
    '/api/nothing',
    '/nothing',
    '/api/docs/',
    '/api/auth/login',
  ])('has the security headers: %s', async (url) => {
    const { headers } = await test.app.inject({ url, headers: ada.headers })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).not.toHaveProperty('x-powered-by')
    if (url.startsWith('/api/') && url !== '/api/docs/') expect(headers['cache-control']).toBe('no-store')
  })

  it('has the HSTS header if the product is served over https', async () => {
    const secure = await createTestApp({
      environment: { PUBLIC_URL: 'https://classeur.example' },
      servers: test.servers,
    })
    expect((await secure.app.inject('/health/live')).headers['strict-transport-security']).toMatch(
      /^max-age=31536000/,
    )
    await secure.close()
  })

  it('is 421 for a foreign Host header, except for health probes', async () => {
    const statusFor = async (url: string, host: string) =>
      (await test.app.inject({ url, headers: { ...ada.headers, host } })).statusCode
    expect(await statusFor('/api/plans', new URL(test.config.publicUrl).host)).toBe(200)
    expect(await statusFor('/health/live', '10.0.0.7:3000')).toBe(200)
    for (const host of ['evil.example', 'localhost.evil.example:4300', '127.evil.example']) {
      const refused = await test.app.inject({ url: '/api/plans', headers: { ...ada.headers, host } })
      expect([refused.statusCode, refused.json().code]).toEqual([421, 'general/host-refused'])
    }
  })

  it('is problem+json for unknown paths, too large bodies and too long paths', async () => {
    const big = JSON.stringify({ data: 'x'.repeat(300_000) })
    const headers = { ...ada.headers, ...json }
    const tooLarge = await test.app.inject({
      method: 'POST',
      url: '/api/functions/checkUserSetupComplete',
      headers,
      payload: big,
    })
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'general/payload-too-large'])
    for (const url of ['/nothing', `/api/plans/${'x'.repeat(101)}`, '/api/%zz']) {
      const answer = await test.app.inject({ url, headers: ada.headers })
      expect(answer.headers['content-type']).toBe('application/problem+json')
      expect([400, 404]).toContain(answer.statusCode)
    }
  })

  it('never contains the error; the log has its stack and the request id', async () => {
    const failing = await createTestApp()
    const somebody = await failing.signInAs()
    const indexOf = failing.servers.connection.collection('plans')
    await indexOf.insertOne({ _id: 'broken' as never, name: { secret: 'postgres://user:password@host' } })
    const answer = await failing.app.inject({ url: '/api/plans/broken', headers: somebody.headers })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual(problemFor('general/internal', answer.json().requestId))
    const line = failing.logLines.find((entry) => entry.includes('"request failed"'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      reqId: answer.json().requestId,
      err: { stack: expect.any(String) },
    })
    await failing.close()
  })
})

describe('every route of the api', () => {
  interface Operation {
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
    url: string
    isPublic: boolean
  }
  const operations = async (): Promise<Operation[]> => {
    const document = await test.app.inject('/api/openapi.json')
    const { paths } = document.json<{ paths: Record<string, Record<string, { security?: unknown[] }>> }>()
    return Object.entries(paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, { security }]) => ({
        method: verb.toUpperCase() as Operation['method'],
        url: path.replaceAll(/\{[^}]+\}/g, 'f'.repeat(24)),
        isPublic: security === undefined,
      })),
    )
  }

  it('is described in OpenAPI, and exactly the listed ones are public', async () => {
    const all = await operations()
    expect(all.filter(({ isPublic }) => isPublic).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /health/live',
      'GET /health/ready',
      'GET /api/auth/config',
      'GET /api/auth/login',
      'POST /api/auth/refresh',
      'POST /api/auth/sign-out',
      // The signed link states its person, and the policy checks that person.
      `GET /api/lesson-plans/${'f'.repeat(24)}/pictures/${'f'.repeat(24)}`,
      // The token of a share link is the permission to read one plan, until it is revoked.
      `GET /api/shared/lesson-plans/${'f'.repeat(24)}`,
      `GET /api/shared/lesson-plans/${'f'.repeat(24)}/pictures/${'f'.repeat(24)}`,
      `GET /api/images/${'f'.repeat(24)}/${'f'.repeat(24)}`,
      // For people with a link to a class, including students; slips and receipts show the logo.
      `GET /api/join/${'f'.repeat(24)}`,
      `POST /api/join/${'f'.repeat(24)}/students`,
      // Signed for a person, as those of lesson plans.
      `GET /api/resources/${'f'.repeat(24)}/pictures/${'f'.repeat(24)}`,
      `GET /api/schools/${'f'.repeat(24)}/logo/${'f'.repeat(24)}`,
      // The signed link states its person and session, because a browser's download sends no access token.
      `GET /api/backups/files/${'f'.repeat(24)}`,
      'POST /api/auth/backchannel-logout',
      // The signature of the payment provider is the permission.
      'POST /api/webhooks/payments',
    ])
    expect(all.length).toBeGreaterThan(15)
  })

  /** The media type that a route accepts. Another one is refused before anybody is asked who they are, as of a form. */
  const mediaTypeOf = (url: string): string => {
    if (url === '/api/backups/uploads') return 'application/zip'
    if (url === '/api/images/upload') return 'application/octet-stream'
    return url === '/api/import-files' || url.endsWith('/marks/file') ? 'text/csv' : 'application/json'
  }

  it('answers 401 without a token unless it is public', async () => {
    for (const { method, url, isPublic } of await operations()) {
      if (isPublic) continue
      const answer = await test.app.inject({
        method,
        url,
        headers: method === 'GET' ? {} : { 'content-type': mediaTypeOf(url) },
        payload: '{}',
      })
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 401, 'auth/signed-out'])
    }
  })

  const odd: readonly string[] = [
    '',
    'null',
    '[]',
    '7',
    '1e400',
    '"text"',
    '{"data":null}',
    '{"data":[]}',
    '{"data":{"$ne":null}}',
    '{"data":{"requestKey":{"$gt":""},"request":7}}',
    `{"data":"${'x'.repeat(10_000)}"}`,
    '{"data":"\\u0000\\ud800"}',
    `${'{"data":'.repeat(2000)}1${'}'.repeat(2000)}`,
    '{"constructor":{"prototype":{}}}',
    '{"__proto__":{}}',
    '{',
    '\u0000',
  ]
  /** In `npm test`, each route gets a third of the inputs, and the next route another third. The deep suite sends all. */
  it('answers 4xx to unexpected input, never 5xx, and does not echo it', async () => {
    const person = await test.newTeacher()
    for (const [route, { method, url, isPublic }] of (await operations()).entries()) {
      if (isPublic || method === 'DELETE') continue
      const inputs =
        method === 'GET'
          ? [
              '?cursor=%00',
              '?cursor[$ne]=1',
              '?q=%ff',
              `?cursor=${'x'.repeat(300)}`,
              '?__proto__=1',
              '/%2e%2e/x',
            ].map((tail) => ({ url: url + tail, payload: undefined }))
          : odd.map((payload) => ({ url, payload }))
      const tried = isDeep ? inputs : inputs.filter((_input, index) => (index + route) % 3 === 0)
      for (const request of tried) {
        const headers = { ...person.headers, ...(request.payload === undefined ? {} : json) }
        const { payload } = request
        const answer = await test.app.inject({
          method,
          url: request.url,
          headers,
          ...(payload === undefined ? {} : { payload }),
        })
        const what = `${method} ${request.url} ${String(payload).slice(0, 60)}`
        expect(answer.statusCode, what).toBeLessThan(500)
        expect(answer.body, what).not.toMatch(/Error|node_modules|\$ne|\$gt/)
      }
    }
  })
})

describe('request limits', () => {
  it('answer 429 with Retry-After per person, and reset after a minute', async () => {
    const limited = await createTestApp({ limits: { everything: 3 } })
    const [one, other] = [await limited.signInAs(), await limited.signInAs()]
    const read = (person: SignedIn) => limited.app.inject({ url: '/api/plans', headers: person.headers })
    for (let turn = 0; turn < 3; turn += 1) expect((await read(one)).statusCode).toBe(200)
    const refused = await read(one)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'general/too-many-requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await read(other)).statusCode).toBe(200)
    await limited.close()
  })

  it('trust X-Forwarded-For from the configured proxy only', async () => {
    const limited = await createTestApp({ limits: { signIn: 2 } })
    const attempt = (last: number) =>
      limited.app.inject({
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': `203.0.113.${String(last)}` },
      })
    const statuses = [await attempt(1), await attempt(2), await attempt(3)].map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses).toEqual([503, 503, 429])
    await limited.close()
  })
})
