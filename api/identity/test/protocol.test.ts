import { createSigningKeyRepository } from '@classeur/database'
import { decodeProtectedHeader } from 'jose'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSigningKey } from '../src/oidc/signing-keys.ts'
import { createBrowser } from './kit/browser.ts'
import { sample, startIssuer, type Issuer } from './kit/running-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await startIssuer()
})
afterAll(() => issuer.stop())

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const authorizationUrl = (changes: Record<string, string | undefined>) => {
  const parameters = {
    client_id: 'classeur',
    response_type: 'code',
    redirect_uri: issuer.callback,
    scope: 'openid email',
    state: 'a-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  }
  const url = new URL(`${issuer.origin}/oidc/auth`)
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value)
  return url
}
const errorOf = async (changes: Record<string, string | undefined>) => {
  const { url } = await createBrowser(issuer.origin).follow(authorizationUrl(changes), issuer.callback)
  expect(url.href).not.toMatch(/[?#&](code|id_token|access_token)=/)
  return url.searchParams.get('error') ?? new URLSearchParams(url.hash.slice(1)).get('error')
}
const callbackOfSample = async () => {
  const attempt = await issuer.begin()
  const answer = await attempt.browser.postJson(`/oidc/interaction/${attempt.uid}/login`, sample)
  return { ...attempt, callback: await issuer.toCallback(attempt.browser, answer) }
}

test('an authorization request without PKCE, or with the plain method, is refused', async () => {
  expect(await errorOf({ code_challenge: undefined, code_challenge_method: undefined })).toBe(
    'invalid_request',
  )
  expect(await errorOf({ code_challenge_method: 'plain' })).toBe('invalid_request')
  expect(await errorOf({ code_challenge_method: undefined })).toBe('invalid_request')
})

test('every response type except code is refused, so tokens never appear in a URL', async () => {
  for (const type of ['id_token', 'code id_token', 'token']) {
    expect(await errorOf({ response_type: type, nonce: 'n' })).toBe('unsupported_response_type')
  }
})

test('a foreign or altered redirect URI is refused', async () => {
  for (const uri of [
    'https://evil.test/',
    `${issuer.callback}/../x`,
    `${issuer.callback}?a=b`,
    '//evil.test',
  ]) {
    const response = await fetch(authorizationUrl({ redirect_uri: uri }), { redirect: 'manual' })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
  }
})

test('a code with the wrong PKCE verifier is refused', async () => {
  const { callback, checks } = await callbackOfSample()
  const wrong = { ...checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() }
  await expect(oidc.authorizationCodeGrant(issuer.relyingParty, callback, wrong)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('a code can be exchanged once, and replaying it revokes its access token', async () => {
  const { callback, checks } = await callbackOfSample()
  const tokens = await oidc.authorizationCodeGrant(issuer.relyingParty, callback, checks)
  const subject = tokens.claims()?.sub ?? ''
  await oidc.fetchUserInfo(issuer.relyingParty, tokens.access_token, subject)
  await expect(oidc.authorizationCodeGrant(issuer.relyingParty, callback, checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
  await expect(oidc.fetchUserInfo(issuer.relyingParty, tokens.access_token, subject)).rejects.toThrow()
})

test('of ten concurrent exchanges of one code, at most one returns tokens', async () => {
  const { callback, checks } = await callbackOfSample()
  const exchanges = Array.from({ length: 10 }, () =>
    oidc.authorizationCodeGrant(issuer.relyingParty, callback, checks),
  )
  const results = await Promise.allSettled(exchanges)
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ error: 'invalid_grant' })
  }
})

test('a client with a wrong secret gets no tokens', async () => {
  const { callback, checks } = await callbackOfSample()
  const impostor = await oidc.discovery(
    new URL(issuer.config.OIDC_ISSUER),
    'classeur',
    'guessed',
    undefined,
    {
      execute: [oidc.allowInsecureRequests],
    },
  )
  await expect(oidc.authorizationCodeGrant(impostor, callback, checks)).rejects.toMatchObject({
    error: 'invalid_client',
  })
})

test('once a second key is added, it signs new tokens, and the first key stays published', async () => {
  const before = await issuer.signIn()
  await addSigningKey(createSigningKeyRepository(issuer.database), issuer.config.IDENTITY_SECRET)
  await issuer.restart()
  const after = await issuer.signIn(sample, await issuer.begin())
  const kids = [before, after].map(({ tokens }) => decodeProtectedHeader(tokens.id_token ?? '').kid)
  expect(kids[0]).not.toBe(kids[1])
  const { keys } = (await (await fetch(`${issuer.origin}/oidc/jwks`)).json()) as {
    keys: Record<string, string>[]
  }
  expect(keys.map(({ kid }) => kid)).toEqual([kids[1], kids[0]])
  for (const key of keys) expect(key.d).toBeUndefined()
  const stored = await issuer.database.collection('identity_signing_keys').find().toArray()
  for (const { sealedJwk } of stored) expect(sealedJwk).toMatch(/^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)

  const signOut = await before.browser.request(endSessionUrl(before.tokens.id_token ?? ''))
  expect(signOut.status).toBe(200)
})

const endSessionUrl = (idToken?: string, returnTo = `${issuer.origin}/`) =>
  oidc.buildEndSessionUrl(issuer.relyingParty, {
    post_logout_redirect_uri: returnTo,
    state: 'bye',
    ...(idToken ? { id_token_hint: idToken } : {}),
  })

/** Submits the page's form as its script does. */
async function submit(browser: ReturnType<typeof createBrowser>, html: string): Promise<Response> {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1] ?? ''
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]+)"/g)]
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
  return browser.request(action, { method: 'POST', body })
}

test('a sign-out by the client ends the session and returns without asking for confirmation', async () => {
  const { browser, tokens } = await issuer.signIn()
  const page = await browser.request(endSessionUrl(tokens.id_token))
  const html = await page.text()
  const policy = page.headers.get('content-security-policy') ?? ''
  const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
  expect(policy).not.toContain('unsafe-inline')
  expect(script).toContain('submit()')

  const done = await submit(browser, html)
  expect(done.status).toBe(303)
  expect(done.headers.get('location')).toBe(`${issuer.origin}/?state=bye`)
  expect((await issuer.begin(browser)).uid).not.toBe('')
})

test('a sign-out requested by another site asks for confirmation and never redirects to that site', async () => {
  const { browser, tokens } = await issuer.signIn()
  const asked = await (await browser.request(endSessionUrl())).text()
  expect(asked).not.toContain('<script')
  expect(asked).toContain('<button type="submit"')
  const evil = await browser.request(endSessionUrl(tokens.id_token, 'https://evil.test/'))
  expect(evil.status).toBe(400)
  expect((await issuer.begin(browser)).uid).toBe('')
})

test('a sign-out without a session still returns to the product', async () => {
  const { tokens } = await issuer.signIn()
  const browser = createBrowser(issuer.origin)
  const html = await (await browser.request(endSessionUrl(tokens.id_token))).text()
  const done = await submit(browser, html)
  expect(done.headers.get('location')).toBe(`${issuer.origin}/?state=bye`)
})

test('a person who signs in over another person’s session gets their own session', async () => {
  const { browser } = await issuer.signIn()
  await issuer.database
    .collection('accounts')
    .insertOne({ ...(await sampleAccount()), email: 'second@school.test', createdAt: new Date() })
  const checks = { pkceCodeVerifier: oidc.randomPKCECodeVerifier(), expectedState: 's', expectedNonce: 'n' }
  const url = authorizationUrl({
    prompt: 'login',
    state: 's',
    nonce: 'n',
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
  })
  const { response } = await browser.follow(url, issuer.callback, { headers: { accept: 'application/json' } })
  const { uid } = (await response.json()) as { uid: string }
  const second = { email: 'second@school.test', password: sample.password }
  const answer = await browser.postJson(`/oidc/interaction/${uid}/login`, second)
  const callback = await issuer.toCallback(browser, answer)
  const tokens = await oidc.authorizationCodeGrant(issuer.relyingParty, callback, checks)
  expect(tokens.claims()?.email).toBe('second@school.test')
})

async function sampleAccount() {
  const account = await issuer.database.collection('accounts').findOne({ email: sample.email })
  return { passwordHash: account?.passwordHash, emailVerifiedAt: account?.emailVerifiedAt }
}

test('every response has the security headers, and errors reveal no internals', async () => {
  for (const path of [
    '/oidc/.well-known/openid-configuration',
    '/oidc/mailbox',
    '/health/live',
    '/oidc/auth',
    '/x',
  ]) {
    const { headers } = await fetch(`${issuer.origin}${path}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
  const broken = await createBrowser(issuer.origin).request('/oidc/accounts', {
    method: 'POST',
    body: '{"email": ',
    headers: { 'content-type': 'application/json', origin: issuer.origin },
  })
  expect(broken.status).toBe(400)
  expect(await broken.json()).toMatchObject({ code: 'general/validation-failed', params: {} })
})

test('authorization requests are limited per caller, and other client requests are not', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.8' }
  const ask = () => fetch(authorizationUrl({}), { redirect: 'manual', headers })
  const statuses = []
  for (let batch = 0; batch < 31; batch += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(300)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect((await fetch(`${issuer.origin}/oidc/jwks`, { headers })).status).toBe(200)
})

test('the discovery document contains the issuer’s own URLs, whatever forwarded headers a request has', async () => {
  const discovery = `${issuer.config.OIDC_ISSUER}/.well-known/openid-configuration`
  const foreign = await fetch(discovery, { headers: { 'x-forwarded-host': 'evil.test' } })
  expect([foreign.status, await foreign.text()]).toEqual([421, expect.not.stringContaining('evil')])
  const response = await fetch(discovery, { headers: { 'x-forwarded-proto': 'https' } })
  const document = (await response.json()) as Record<string, unknown>
  expect(document.issuer).toBe(issuer.config.OIDC_ISSUER)
  expect(JSON.stringify(document)).not.toContain('https://')
  expect(document.code_challenge_methods_supported).toEqual(['S256'])
})
