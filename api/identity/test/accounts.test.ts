import * as oidc from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser } from './browser.ts'
import { sample, startIssuer, type Issuer } from './running-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await startIssuer()
})
afterAll(() => issuer.stop())

let callers = 0
/** Each caller has an address of its own, so that the limit per address stays out of the way. */
const post = (path: string, body: unknown) => {
  callers += 1
  const headers = { 'x-forwarded-for': `192.0.2.${callers % 250}` }
  return createBrowser(issuer.origin).postJson(path, body, headers)
}
const register = (email: string, password = 'ten characters', language = 'en', redirectTo?: string) =>
  post('/oidc/accounts', { email, password, language, ...(redirectTo === undefined ? {} : { redirectTo }) })
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const tokenOf = (link: URL) => link.searchParams.get('token') ?? ''

const verify = async (token: string) => {
  const attempt = await issuer.begin()
  const response = await attempt.browser.postJson(`/oidc/interaction/${attempt.uid}/verify`, { token })
  return { attempt, response }
}
const verified = async (email: string, password = 'ten characters') => {
  await register(email, password)
  await verify(tokenOf(await issuer.linkMailedTo(email, 'Confirm')))
}
const resetLink = async (email: string) => {
  expect((await post('/oidc/accounts/password-reset', { email, language: 'en' })).status).toBe(202)
  return tokenOf(await issuer.linkMailedTo(email, 'Choose a new password'))
}
const answerTo = async (email: string, password: string) => {
  const { browser, uid } = await issuer.begin()
  return browser.postJson(`/oidc/interaction/${uid}/login`, { email, password })
}

test('from registration over the mailed link to an id token: the link confirms the address and signs in', async () => {
  const email = 'New.Teacher@School.test'
  const answer = await register(email, 'ten characters', 'en', '/classe/5?tab=exams')
  expect(answer.status).toBe(202)
  expect(await answer.json()).toEqual({})

  const early = await answerTo(email, 'ten characters')
  expect(early.status).toBe(403)
  expect(await codeOf(early)).toBe('identity/email-not-verified')

  const link = await issuer.linkMailedTo(email.toLowerCase(), 'Confirm')
  expect(link.origin + link.pathname).toBe(`${issuer.origin}/verifyEmail`)
  expect(link.searchParams.get('redirect_to')).toBe('/classe/5?tab=exams')

  const { attempt, response } = await verify(tokenOf(link))
  const callback = await issuer.toCallback(attempt.browser, response)
  const tokens = await oidc.authorizationCodeGrant(issuer.relyingParty, callback, attempt.checks)
  expect(tokens.claims()).toMatchObject({ email: email.toLowerCase(), email_verified: true })
  await issuer.signIn({ email, password: 'ten characters' })
})

test('a link in a mail never leads off the product', async () => {
  await register('careful@school.test', 'ten characters', 'en', '//evil.test')
  const link = await issuer.linkMailedTo('careful@school.test', 'Confirm')
  expect(link.origin).toBe(issuer.origin)
  expect(link.searchParams.get('redirect_to')).toBeNull()
})

test('a confirmation link works once, and an expired interaction does not use it up', async () => {
  await register('once@school.test')
  const token = tokenOf(await issuer.linkMailedTo('once@school.test', 'Confirm'))
  const expired = await post('/oidc/interaction/an-unknown-uid/verify', { token })
  expect(await codeOf(expired)).toBe('identity/interaction-expired')
  expect((await verify(token)).response.status).toBe(200)
  const second = (await verify(token)).response
  expect(second.status).toBe(400)
  expect(await codeOf(second)).toBe('identity/link-invalid')
})

test('of twenty uses of one link at once, one works', async () => {
  await verified('race@school.test')
  const token = await resetLink('race@school.test')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      post('/oidc/accounts/password', { token, password: 'another password' }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

test('a link ends when its time is over, before the database has cleaned it up', async () => {
  await register('late@school.test')
  const token = tokenOf(await issuer.linkMailedTo('late@school.test', 'Confirm'))
  const tokens = issuer.database.collection('identity_link_tokens')
  const account = await issuer.database.collection('accounts').findOne({ email: 'late@school.test' })
  const stored = await tokens.findOne({ accountId: String(account?._id) })
  const hours = (Number(stored?.expiresAt) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  expect(String(stored?._id)).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(stored)).not.toContain(token)

  await tokens.updateOne({ _id: stored?._id as never }, { $set: { expiresAt: new Date(Date.now() - 1) } })
  expect(await codeOf((await verify(token)).response)).toBe('identity/link-invalid')
})

test('a link of one kind does not do the work of the other', async () => {
  await register('kinds@school.test')
  const confirm = tokenOf(await issuer.linkMailedTo('kinds@school.test', 'Confirm'))
  const reset = await resetLink('kinds@school.test')
  expect(await codeOf((await verify(reset)).response)).toBe('identity/link-invalid')
  const answer = await post('/oidc/accounts/password', { token: confirm, password: 'another password' })
  expect(await codeOf(answer)).toBe('identity/link-invalid')
})

test('nothing that is answered tells whether an address has an account', async () => {
  const shapeOf = async (response: Response) => ({
    status: response.status,
    body: await response.text(),
    headers: [...response.headers.keys()].sort(),
  })
  await verified('known@school.test')
  for (const path of ['/oidc/accounts/verification', '/oidc/accounts/password-reset']) {
    const known = await shapeOf(await post(path, { email: 'known@school.test', language: 'en' }))
    expect(await shapeOf(await post(path, { email: 'unknown@school.test', language: 'en' }))).toEqual(known)
    expect(known.status).toBe(202)
  }
  const again = await shapeOf(await register('known@school.test', 'a hijacked password'))
  expect(await shapeOf(await register('fresh@school.test'))).toEqual(again)

  const link = await issuer.linkMailedTo('known@school.test', 'already have an account')
  expect(link.pathname).toBe('/resetpassword')
  expect((await answerTo('known@school.test', 'a hijacked password')).status).toBe(401)
  expect((await answerTo('known@school.test', 'ten characters')).status).toBe(200)
})

test('two registrations of one address at once make one account', async () => {
  await Promise.all(Array.from({ length: 4 }, () => register('double@school.test')))
  const accounts = issuer.database.collection('accounts')
  expect(await accounts.countDocuments({ email: 'double@school.test' })).toBe(1)
})

test('a new password ends every session, grant and half-done sign-in at the issuer, and confirms the address', async () => {
  const email = 'forgetful@school.test'
  await register(email)
  const { attempt, response } = await verify(tokenOf(await issuer.linkMailedTo(email, 'Confirm')))
  await issuer.toCallback(attempt.browser, response)
  expect((await issuer.begin(attempt.browser)).uid).toBe('')
  const halfDone = await issuer.begin()
  const signedIn = await halfDone.browser.postJson(`/oidc/interaction/${halfDone.uid}/login`, {
    email,
    password: 'ten characters',
  })
  const { redirectTo } = (await signedIn.json()) as { redirectTo: string }

  const token = await resetLink(email)
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

test('a reset link is enough for an account whose address was never confirmed, and ends its other links', async () => {
  const email = 'impatient@school.test'
  await register(email)
  const confirm = tokenOf(await issuer.linkMailedTo(email, 'Confirm'))
  await post('/oidc/accounts/password', { token: await resetLink(email), password: 'a brand new password' })
  expect(await codeOf((await verify(confirm)).response)).toBe('identity/link-invalid')
  await issuer.signIn({ email, password: 'a brand new password' })
})

test('one address is mailed at most five times an hour, known or not', async () => {
  for (const email of [sample.email, 'unmailed@school.test']) {
    const statuses: number[] = []
    for (let times = 0; times < 6; times += 1) {
      statuses.push((await post('/oidc/accounts/password-reset', { email, language: 'en' })).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  }
})

test('an account that nobody confirms is deleted after a week, a confirmed one never', async () => {
  const accounts = issuer.database.collection('accounts')
  await register('typo@school.test')
  const unconfirmed = await accounts.findOne({ email: 'typo@school.test' })
  const days = (Number(unconfirmed?.unconfirmedUntil) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  await verify(tokenOf(await issuer.linkMailedTo('typo@school.test', 'Confirm')))
  for (const email of ['typo@school.test', sample.email]) {
    expect(await accounts.findOne({ email })).not.toHaveProperty('unconfirmedUntil')
  }
  const indexes = await accounts.indexes()
  const expiring = indexes.find(({ key }) => 'unconfirmedUntil' in key)
  expect(expiring?.expireAfterSeconds).toBe(0)
})

test('the password is stored as argon2id only, and short ones are refused', async () => {
  await register('stored@school.test', 'correct horse battery')
  const account = await issuer.database.collection('accounts').findOne({ email: 'stored@school.test' })
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(account)).not.toContain('correct horse')
  const short = await register('short@school.test', 'ninechars')
  expect(await codeOf(short)).toBe('general/validation-failed')
})

test('the mailbox page shows the mail with its link, as text', async () => {
  await register('reader@school.test', 'ten characters', 'ar')
  const link = await issuer.linkMailedTo('reader@school.test', 'أكّد')
  const page = await fetch(`${issuer.origin}/oidc/mailbox`)
  const html = await page.text()
  expect(html).toContain(`<a href="${link.href.replaceAll('&', '&amp;')}">`)
  expect(html).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the health answers tell a living process from one that can work', async () => {
  expect((await fetch(`${issuer.origin}/health/live`)).status).toBe(200)
  expect((await fetch(`${issuer.origin}/health/ready`)).status).toBe(200)
})
