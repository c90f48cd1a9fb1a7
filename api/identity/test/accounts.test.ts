import * as oidc from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser } from './kit/browser.ts'
import { sample, startIssuer, type Issuer } from './kit/running-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await startIssuer()
})
afterAll(() => issuer.stop())

let callers = 0
/** Sends each request from its own address, so that the limits per network don't apply. */
const post = (path: string, body: unknown) => {
  callers += 1
  const headers = { 'x-forwarded-for': `192.0.2.${callers % 250}` }
  return createBrowser(issuer.origin).postJson(path, body, headers)
}
const register = (email: string, fields: object = {}) =>
  post('/oidc/accounts', { email, language: 'en', ...fields })
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const readLink = (token: string) => post('/oidc/accounts/link', { token })

const resetToken = async (email: string) => {
  expect((await post('/oidc/accounts/password-reset', { email, language: 'en' })).status).toBe(202)
  return issuer.tokenMailedTo(email, 'Choose a new password')
}
const answerTo = async (email: string, password: string) => {
  const { browser, uid } = await issuer.begin()
  return browser.postJson(`/oidc/interaction/${uid}/login`, { email, password })
}

test('a registration leads through the emailed link, which sets the password, to an ID token', async () => {
  const email = 'New.Teacher@School.test'
  const answer = await register(email, { redirectTo: '/classe/5?tab=exams' })
  expect(answer.status).toBe(202)
  expect(await answer.json()).toEqual({})

  const link = await issuer.linkMailedTo(email.toLowerCase(), 'Confirm')
  expect(link.origin + link.pathname).toBe(`${issuer.origin}/verifyEmail`)
  const token = await issuer.tokenMailedTo(email.toLowerCase(), 'Confirm')
  const { attempt, response } = await issuer.confirm(token, 'ten characters')
  const callback = await issuer.toCallback(attempt.browser, response)
  const tokens = await oidc.authorizationCodeGrant(issuer.relyingParty, callback, attempt.checks)
  expect(tokens.claims()).toMatchObject({ email: email.toLowerCase(), email_verified: true })
  await issuer.signIn({ email, password: 'ten characters' })
})

test('a stranger who registers an address before or after its owner gets no access to the account', async () => {
  const email = 'owner@school.test'
  const stranger = 'a stranger’s choice'
  await register(email)
  await issuer.tokensMailedTo(email, 1)
  await register(email)
  await issuer.tokensMailedTo(email, 2)
  await register(email)
  const [first = '', second = '', third = ''] = await issuer.tokensMailedTo(email, 3)

  expect((await answerTo(email, stranger)).status).toBe(401)
  for (const replaced of [first, second]) {
    expect(await codeOf(await readLink(replaced))).toBe('identity/link-replaced')
    const { response } = await issuer.confirm(replaced, stranger)
    expect(await codeOf(response)).toBe('identity/link-replaced')
  }
  expect((await issuer.confirm(third, 'the owner’s own choice')).response.status).toBe(200)
  expect((await answerTo(email, stranger)).status).toBe(401)
  await issuer.signIn({ email, password: 'the owner’s own choice' })
})

test('an unconfirmed account of an earlier version signs nobody in, and a registration replaces it', async () => {
  const email = 'earlier@school.test'
  const sampleDocument = await issuer.database.collection('accounts').findOne({ email: sample.email })
  const passwordHash: unknown = sampleDocument?.['passwordHash']
  await issuer.database
    .collection('accounts')
    .insertOne({ email, passwordHash, emailVerifiedAt: null, createdAt: new Date() })
  expect((await answerTo(email, sample.password)).status).toBe(401)
  await issuer.addAccount(email, 'chosen by the owner')
  expect((await answerTo(email, sample.password)).status).toBe(401)
  await issuer.signIn({ email, password: 'chosen by the owner' })
})

test('a registration stores no account before the emailed link is used', async () => {
  await register('typo@school.test')
  await issuer.tokensMailedTo('typo@school.test', 1)
  const accounts = issuer.database.collection('accounts')
  expect(await accounts.countDocuments({ email: 'typo@school.test' })).toBe(0)
})

test('reading a link returns its address and changes nothing; a token without a password signs nobody in', async () => {
  const email = 'asked@school.test'
  await register(email, { redirectTo: '/classe/5?tab=exams' })
  const token = await issuer.tokenMailedTo(email, 'Confirm')
  for (let times = 0; times < 3; times += 1) {
    const answer = await readLink(token)
    const expected = { email, purpose: 'verification', redirectTo: '/classe/5?tab=exams' }
    expect(await answer.json()).toEqual(expected)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  const { browser, uid } = await issuer.begin()
  const silent = await browser.postJson(`/oidc/interaction/${uid}/verify`, { token })
  expect(await codeOf(silent)).toBe('general/validation-failed')
  expect((await issuer.confirm(token, 'ten characters')).response.status).toBe(200)
})

test('a link carries its token in the fragment and nothing that the requester typed', async () => {
  const email = 'careful@school.test'
  await register(email, { redirectTo: '/buy-cheap-pills.example' })
  const link = await issuer.linkMailedTo(email, 'Confirm')
  expect([link.origin, link.search]).toEqual([issuer.origin, ''])
  expect(link.hash).toMatch(/^#token=[\w-]{43}$/)
  const reset = await (async () => {
    await post('/oidc/accounts/password-reset', { email: sample.email, language: 'en' })
    return issuer.linkMailedTo(sample.email, 'Choose a new password')
  })()
  expect([reset.pathname, reset.search]).toEqual(['/resetpassword', ''])
})

test('a link never redirects to another site', async () => {
  await register('led-astray@school.test', { redirectTo: '//evil.test' })
  const token = await issuer.tokenMailedTo('led-astray@school.test', 'Confirm')
  expect(await (await readLink(token)).json()).toMatchObject({ redirectTo: '/' })
})

test('a confirmation link works once, and an expired interaction does not use it up', async () => {
  await register('once@school.test')
  const token = await issuer.tokenMailedTo('once@school.test', 'Confirm')
  const password = 'ten characters'
  const expired = await post('/oidc/interaction/an-unknown-uid/verify', { token, password })
  expect(await codeOf(expired)).toBe('identity/interaction-expired')
  expect((await issuer.confirm(token, password)).response.status).toBe(200)
  const second = (await issuer.confirm(token, 'another password')).response
  expect(second.status).toBe(400)
  expect(await codeOf(second)).toBe('identity/link-invalid')
})

test('of twenty concurrent uses of one link, exactly one succeeds', async () => {
  await issuer.addAccount('race@school.test')
  const token = await resetToken('race@school.test')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      post('/oidc/accounts/password', { token, password: 'another password' }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

test('an expired link is refused, even before the database deletes it', async () => {
  await register('late@school.test')
  const token = await issuer.tokenMailedTo('late@school.test', 'Confirm')
  const tokens = issuer.database.collection('identity_link_tokens')
  const stored = await tokens.findOne({ email: 'late@school.test' })
  const hours = (Number(stored?.expiresAt) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  expect(String(stored?._id)).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(stored)).not.toContain(token)

  await tokens.updateOne({ _id: stored?._id as never }, { $set: { expiresAt: new Date(Date.now() - 1) } })
  expect(await codeOf((await issuer.confirm(token, 'ten characters')).response)).toBe('identity/link-invalid')
})

test('a link for one purpose is refused for the other', async () => {
  await register('kinds@school.test')
  const confirm = await issuer.tokenMailedTo('kinds@school.test', 'Confirm')
  const reset = await resetToken(sample.email)
  expect(await codeOf((await issuer.confirm(reset, 'another password')).response)).toBe(
    'identity/link-invalid',
  )
  const answer = await post('/oidc/accounts/password', { token: confirm, password: 'another password' })
  expect(await codeOf(answer)).toBe('identity/link-invalid')
})

test('no response reveals whether an address has an account', async () => {
  const shapeOf = async (response: Response) => ({
    status: response.status,
    body: await response.text(),
    headers: [...response.headers.keys()].sort(),
  })
  await issuer.addAccount('known@school.test')
  for (const path of ['/oidc/accounts', '/oidc/accounts/password-reset']) {
    const known = await shapeOf(await post(path, { email: 'known@school.test', language: 'en' }))
    expect(await shapeOf(await post(path, { email: 'unknown@school.test', language: 'en' }))).toEqual(known)
    expect(known.status).toBe(202)
  }
  const link = await issuer.linkMailedTo('known@school.test', 'already have an account')
  expect(link.pathname).toBe('/resetpassword')
  expect((await answerTo('known@school.test', 'ten characters')).status).toBe(200)
})

test.each([
  ['invited@school.test', '/joinclass/abc', '/joinclass/abc'],
  ['misled@school.test', '//evil.test', '/'],
])(
  'a registration of an address that has an account keeps a safe path to open: %s',
  async (email, redirectTo, kept) => {
    await issuer.addAccount(email)
    await register(email, { redirectTo })
    const token = await issuer.tokenMailedTo(email, 'already have an account')
    expect(await (await readLink(token)).json()).toEqual({
      email,
      purpose: 'password-reset',
      redirectTo: kept,
    })
  },
)

test.each([
  ['forgot@school.test', '/joinclass/abc', '/joinclass/abc'],
  ['forgot-and-misled@school.test', '//evil.test', '/'],
])('a request for a new password keeps a safe path to open: %s', async (email, redirectTo, kept) => {
  await issuer.addAccount(email)
  const query = new URLSearchParams({ redirect_to: redirectTo }).toString()
  const path = `/oidc/accounts/password-reset?${query}`
  expect((await post(path, { email, language: 'en' })).status).toBe(202)
  const token = await issuer.tokenMailedTo(email, 'Choose a new password')
  expect(await (await readLink(token)).json()).toMatchObject({ email, redirectTo: kept })
})

test('concurrent confirmations of one address create one account', async () => {
  const email = 'double@school.test'
  await Promise.all(Array.from({ length: 4 }, () => register(email)))
  const tokens = await issuer.tokensMailedTo(email, 4)
  const attempts = await Promise.all(tokens.map((token) => issuer.confirm(token, 'ten characters')))
  expect(attempts.filter(({ response }) => response.status === 200)).toHaveLength(1)
  expect(await issuer.database.collection('accounts').countDocuments({ email })).toBe(1)
})

test('a new password ends every session, grant and unfinished sign-in at the issuer', async () => {
  const email = 'forgetful@school.test'
  const { attempt, response } = await issuer.addAccount(email)
  await issuer.toCallback(attempt.browser, response)
  expect((await issuer.begin(attempt.browser)).uid).toBe('')
  const halfDone = await issuer.begin()
  const signedIn = await halfDone.browser.postJson(`/oidc/interaction/${halfDone.uid}/login`, {
    email,
    password: 'ten characters',
  })
  const { redirectTo } = (await signedIn.json()) as { redirectTo: string }

  const token = await resetToken(email)
  const answer = await post('/oidc/accounts/password', { token, password: 'a brand new password' })
  expect(answer.status).toBe(200)

  expect((await issuer.begin(attempt.browser)).uid).not.toBe('')
  expect((await halfDone.browser.request(redirectTo)).status).toBe(400)
  const account = await issuer.database.collection('accounts').findOne({ email })
  const left = issuer.database.collection('oidc_records').countDocuments({ accountId: String(account?._id) })
  expect(await left).toBe(0)
  expect((await answerTo(email, 'ten characters')).status).toBe(401)
  await issuer.signIn({ email, password: 'a brand new password' })
})

test('a new password signs nobody in and invalidates the other links to the address', async () => {
  const email = 'impatient@school.test'
  await issuer.addAccount(email)
  const older = await resetToken(email)
  await post('/oidc/accounts/password-reset', { email, language: 'en' })
  const newer = (await issuer.tokensMailedTo(email, 3)).at(-1) ?? ''
  const answer = await post('/oidc/accounts/password', { token: newer, password: 'a brand new password' })
  expect(answer.headers.getSetCookie().filter((line) => !line.startsWith('classeur_device='))).toEqual([])
  expect(await codeOf(await readLink(older))).toBe('identity/link-invalid')
})

test('a password is stored only as an argon2id hash, and a short one is refused', async () => {
  await issuer.addAccount('stored@school.test', 'correct horse battery')
  const account = await issuer.database.collection('accounts').findOne({ email: 'stored@school.test' })
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(account)).not.toContain('correct horse')
  await register('short@school.test')
  const token = await issuer.tokenMailedTo('short@school.test', 'Confirm')
  const { response } = await issuer.confirm(token, 'ninechars')
  expect(await codeOf(response)).toBe('general/validation-failed')
})

test('a common or personal password is refused, and the link stays usable', async () => {
  const email = 'farah.saidi@school.test'
  await register(email)
  const token = await issuer.tokenMailedTo(email, 'Confirm')
  for (const [password, code] of [
    ['password12', 'identity/password-common'],
    ['classeur-2026', 'identity/password-personal'],
    ['farah.saidi26', 'identity/password-personal'],
  ] as const) {
    const { response } = await issuer.confirm(token, password)
    expect([response.status, await codeOf(response)]).toEqual([422, code])
  }
  expect((await issuer.confirm(token, 'a short sentence')).response.status).toBe(200)

  const account = await issuer.database.collection('accounts').findOne({ email })
  const identity = { issuer: issuer.config.OIDC_ISSUER, subject: String(account?._id) }
  const user = await issuer.database.collection('users').insertOne({ ...identity, email })
  const userInfo = issuer.database.collection<{ _id: string; displayName: string }>('user_info')
  await userInfo.insertOne({ _id: String(user.insertedId), displayName: 'Farah Benabdallah' })
  const reset = await resetToken(email)
  const byName = await post('/oidc/accounts/password', { token: reset, password: 'Benabdallah12' })
  expect(await codeOf(byName)).toBe('identity/password-personal')
  const chosen = await post('/oidc/accounts/password', { token: reset, password: 'another sentence' })
  expect(chosen.status).toBe(200)
})

test('the mailbox page shows an email with its link, as text', async () => {
  await register('reader@school.test', { language: 'ar' })
  const link = await issuer.linkMailedTo('reader@school.test', 'أكّد')
  const page = await fetch(`${issuer.origin}/oidc/mailbox`)
  const html = await page.text()
  expect(html).toContain(`<a href="${link.href}">`)
  expect(html).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('liveness and readiness probes are answered', async () => {
  expect((await fetch(`${issuer.origin}/health/live`)).status).toBe(200)
  expect((await fetch(`${issuer.origin}/health/ready`)).status).toBe(200)
})
