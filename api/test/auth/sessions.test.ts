import { createSessionRepository, createUserRepository } from '@classeur/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshGraceMs } from '../../src/features/auth/sessions/sessions.service.ts'
import { createBrowser, type TestBrowser } from '../kit/cookie-jar.ts'
import { createTestApp, testPublicUrl, type TestApp } from '../kit/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer } from '../kit/foreign-issuer.ts'

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
beforeEach(async () => {
  browser = await signIn('ada')
})

const json = { 'content-type': 'application/json' }
const dayMs = 24 * 3600 * 1000
const refreshCookie = 'classeur_refresh'

async function signIn(
  subject: string,
  userAgent = '',
  visitor: TestBrowser = createBrowser(test),
): Promise<TestBrowser> {
  issuer.willSignIn({ subject, claims: { email: `${subject}@school.example`, email_verified: true } })
  const begun = await visitor.send({ url: '/api/auth/login' })
  const query = issuer.authorize(String(begun.headers['location']))
  const headers = { 'user-agent': userAgent }
  await visitor.send({ url: `/api/auth/callback?${query.toString()}`, headers })
  return visitor
}
const refresh = (from = browser) => from.send({ method: 'POST', url: '/api/auth/refresh', headers: json })
const tokenOf = async (from = browser): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${String((await refresh(from)).json().accessToken)}`,
})
const refreshWith = (token: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: json,
    cookies: { [refreshCookie]: token },
  })
const currentToken = () => browser.cookies.get(refreshCookie) ?? ''

/** Runs with the api's clock moved forward. */
const later = async <T>(ms: number, act: () => Promise<T>): Promise<T> => {
  const target = Date.now() + ms
  vi.useFakeTimers({ toFake: ['Date'], now: target })
  try {
    return await act()
  } finally {
    vi.useRealTimers()
  }
}

describe('POST /api/auth/refresh', () => {
  it('rotates the token with every use and keeps one session', async () => {
    const seen = new Set([currentToken()])
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await refresh()).statusCode).toBe(200)
      seen.add(currentToken())
    }
    expect(seen.size).toBe(4)
    const { sessions } = (
      await test.app.inject({ url: '/api/auth/sessions', headers: await tokenOf() })
    ).json()
    expect(sessions.filter((session: { current: boolean }) => session.current)).toHaveLength(1)
  })

  it('keeps one token family and both sign-ins when two tabs refresh concurrently', async () => {
    const token = currentToken()
    const answers = await Promise.all([refreshWith(token), refreshWith(token), refreshWith(token)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const next = answers.map(({ cookies }) => cookies.find(({ name }) => name === refreshCookie)?.value)
    expect(new Set(next).size).toBe(1)
    const sids = answers.map((answer) => test.app.accessTokens.verify(answer.json().accessToken).sid)
    expect(new Set(sids).size).toBe(1)
    expect((await refreshWith(next[0] ?? '')).statusCode).toBe(200)
  })

  it('repeats a response that was lost in transit', async () => {
    const token = currentToken()
    const lost = await refreshWith(token)
    const again = await later(refreshGraceMs - 1000, () => refreshWith(token))
    expect(again.statusCode).toBe(200)
    expect(again.cookies[0]?.value).toBe(lost.cookies[0]?.value)
  })

  it('ends the whole session if an old token is used after the grace period', async () => {
    const stolen = currentToken()
    await refresh()
    const reuse = await later(refreshGraceMs + 1000, () => refreshWith(stolen))
    expect(reuse.statusCode).toBe(401)
    expect(reuse.json().code).toBe('auth/session-ended')
    const honest = await refresh()
    expect(honest.json().code).toBe('auth/session-ended')
    expect(browser.cookies.has(refreshCookie)).toBe(false)
  })

  it('ends the session at once if a token two generations old is used', async () => {
    const stolen = currentToken()
    await refresh()
    await refresh()
    expect((await refreshWith(stolen)).json().code).toBe('auth/session-ended')
    expect((await refresh()).statusCode).toBe(401)
  })

  it('fails after 30 days, regardless of use', async () => {
    await refresh()
    const answer = await later(30 * dayMs, () => refresh())
    expect(answer.json().code).toBe('auth/session-ended')
  })

  it('fails after 14 days without use, and the session is neither listed nor live', async () => {
    const { accessToken, user } = (await refresh()).json()
    const { sid } = test.app.accessTokens.verify(accessToken)
    const sessions = createSessionRepository(test.servers.connection)
    await later(13 * dayMs, async () => expect(await sessions.isLive(sid, user.id)).toBe(true))
    await later(14 * dayMs, async () => {
      expect(await sessions.isLive(sid, user.id)).toBe(false)
      expect(await sessions.findById(sid)).toBeNull()
      expect(await sessions.listByUser(user.id)).toEqual([])
      expect((await refresh()).json().code).toBe('auth/session-ended')
    })
  })

  it('each use starts the 14 days again, up to 30 days after the sign-in', async () => {
    for (const day of [13, 26, 29.9]) {
      expect((await later(day * dayMs, () => refresh())).statusCode).toBe(200)
    }
    expect((await later(30 * dayMs, () => refresh())).json().code).toBe('auth/session-ended')
  })

  it('fails after 14 days without use also for a session that was stored before this limit', async () => {
    const stored = test.servers.connection.collection('sessions')
    await stored.updateMany({}, { $set: { expiresAt: new Date(Date.now() + 30 * dayMs) } })
    expect((await later(14 * dayMs, () => refresh())).json().code).toBe('auth/session-ended')
  })

  it.each(['', 'x', 'a.b', `${'a'.repeat(22)}.${'b'.repeat(43)}`, '$ne', '{"$gt":""}', 'x'.repeat(4000)])(
    'answers 401 to the made-up token %j',
    async (token) => {
      expect((await refreshWith(token)).statusCode).toBe(401)
    },
  )

  it('puts the plan into the token while the subscription exists', async () => {
    const { user, accessToken } = (await refresh()).json()
    expect(test.app.accessTokens.verify(accessToken)).not.toHaveProperty('plan')
    const collection = test.servers.connection.collection<{ _id: string }>('current_subscriptions')
    await collection.insertOne({ _id: user.id, planId: 'pro', interval: 'monthly', renewsAt: null } as {
      _id: string
    })
    const subscribed = (await refresh()).json()
    expect(subscribed.user.plan).toBe('pro')
    expect(test.app.accessTokens.verify(subscribed.accessToken).plan).toBe('pro')
    await collection.deleteOne({ _id: user.id })
    const free = (await refresh()).json()
    expect(free.user.plan).toBe('free')
    expect(test.app.accessTokens.verify(free.accessToken)).not.toHaveProperty('plan')
  })
})

describe('POST /api/auth/sign-out', () => {
  const signOut = () => browser.send({ method: 'POST', url: '/api/auth/sign-out', headers: json })

  it('ends the session and returns the issuer’s sign-out URL', async () => {
    const token = currentToken()
    const signedOut = await signOut()
    const url = new URL(signedOut.json().endSessionUrl)
    expect(url.origin + url.pathname).toBe(`${issuer.url}/end`)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${testPublicUrl}/`)
    expect(url.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3)
    expect(browser.cookies.size).toBe(0)
    expect(signedOut.headers['clear-site-data']).toBe('"cache"')
    expect((await refreshWith(token)).json().code).toBe('auth/session-ended')
  })

  it('does nothing if nobody is signed in', async () => {
    await signOut()
    expect((await signOut()).json()).toEqual({ endSessionUrl: '/welcome' })
  })
})

describe('the list of sessions', () => {
  it('names the devices and marks the current one', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const desk = await signIn('devices', firefox)
    await signIn('devices')
    const answer = await test.app.inject({ url: '/api/auth/sessions', headers: await tokenOf(desk) })
    const { sessions } = answer.json()
    expect(sessions).toHaveLength(2)
    expect(sessions.find((session: { current: boolean }) => session.current).device).toBe('Firefox, Linux')
    expect(Object.keys(sessions[0])).toEqual(['id', 'device', 'createdAt', 'lastUsedAt', 'current'])
  })

  it('leaves out one that wasn’t used for too long, and signing in on its device deletes it', async () => {
    const phone = await signIn('idle')
    const { user } = (await refresh(phone)).json()
    const stored = test.servers.connection.collection('sessions')
    const past = new Date(Date.now() - 15 * dayMs)
    // As an earlier version stored it, with an end in the future.
    await stored.updateOne({ userId: user.id }, { $set: { createdAt: past, lastUsedAt: past } })
    const desk = await signIn('idle')
    const answer = await test.app.inject({ url: '/api/auth/sessions', headers: await tokenOf(desk) })
    expect(answer.json().sessions).toMatchObject([{ current: true }])
    await signIn('idle', '', phone)
    expect(await stored.countDocuments({ userId: user.id })).toBe(2)
  })

  it('can end one session, or all other sessions', async () => {
    const [phone, desk, tablet] = [await signIn('many'), await signIn('many'), await signIn('many')]
    const headers = await tokenOf(desk)
    const phoneId = test.app.accessTokens.verify((await tokenOf(phone)).authorization.slice(7)).sid
    const ended = await test.app.inject({ method: 'DELETE', url: `/api/auth/sessions/${phoneId}`, headers })
    expect(ended.statusCode).toBe(204)
    expect((await refresh(phone)).statusCode).toBe(401)
    expect((await refresh(tablet)).statusCode).toBe(200)
    expect((await test.app.inject({ method: 'DELETE', url: '/api/auth/sessions', headers })).statusCode).toBe(
      204,
    )
    expect((await refresh(tablet)).statusCode).toBe(401)
    expect((await refresh(desk)).statusCode).toBe(200)
  })

  it('all other sessions end, also more than one list contains, and the log has their number', async () => {
    const desk = await signIn('countless')
    const { user } = (await refresh(desk)).json()
    const sessions = createSessionRepository(test.servers.connection)
    const [now, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)]
    for (let index = 0; index < 102; index += 1) {
      const hashes = { familyHash: `family-${String(index)}`, tokenHash: `token-${String(index)}` }
      const times = { createdAt: now, expiresAt }
      await sessions.create({ userId: user.id, device: '', sealedIdToken: null, ...hashes, ...times })
    }
    const headers = await tokenOf(desk)
    await test.app.inject({ method: 'DELETE', url: '/api/auth/sessions', headers })
    const stored = test.servers.connection.collection('sessions')
    expect(await stored.countDocuments({ userId: user.id })).toBe(1)
    expect((await refresh(desk)).statusCode).toBe(200)
    const { activities } = (await test.app.inject({ url: '/api/account/activity', headers })).json()
    expect(activities[0]).toMatchObject({ kind: 'signed-out-elsewhere', details: { sessions: 102 } })
  })

  it('gives the same response for another person’s session as for a missing one', async () => {
    const stranger = await test.signInAs()
    const headers = await tokenOf()
    const end = async (id: string) => {
      const answer = await test.app.inject({ method: 'DELETE', url: `/api/auth/sessions/${id}`, headers })
      const { requestId, ...body } = answer.json()
      expect(requestId).toBeTruthy()
      return { status: answer.statusCode, body }
    }
    expect(await end(stranger.sessionId)).toEqual(await end('0'.repeat(24)))
    expect(await end('not-an-id')).toEqual(await end('0'.repeat(24)))
    const sessions = createSessionRepository(test.servers.connection)
    expect(await sessions.isLive(stranger.sessionId, stranger.userId)).toBe(true)
    expect(await createUserRepository(test.servers.connection).findById(stranger.userId)).not.toBeNull()
  })
})
