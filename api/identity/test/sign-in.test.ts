import { createUserRepository, issuerNames } from '@classeur/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sample, startIssuer, type Issuer } from './kit/running-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await startIssuer()
})
afterAll(() => issuer.stop())

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  return (await response.json()) as { code: string; requestId: string; issues?: { path: string }[] }
}

test('the sample account signs in with code and PKCE, and the ID token contains its confirmed email', async () => {
  const { tokens } = await issuer.signIn()
  expect(tokens.claims()).toMatchObject({ email: sample.email, email_verified: true, aud: 'classeur' })
  expect(tokens.claims()?.sub).toMatch(/^[0-9a-f]{24}$/)
})

test('an interaction redirects the browser to the sign-in screen', async () => {
  const { browser, uid } = await issuer.begin()
  const response = await browser.request(`/oidc/interaction/${uid}`, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/login?interaction=${uid}`)
})

test('a wrong password and an unknown address get the same response', async () => {
  const { browser, uid } = await issuer.begin()
  const answers = []
  for (const email of [sample.email, 'nobody@school.test']) {
    const response = await browser.postJson(`/oidc/interaction/${uid}/login`, { email, password: 'wrong' })
    const { requestId, ...rest } = await problemOf(response)
    expect(requestId).toBe(response.headers.get('x-request-id'))
    answers.push({ status: response.status, ...rest })
  }
  expect(answers[0]).toMatchObject({ status: 401, code: 'identity/wrong-credentials' })
  expect(answers[1]).toEqual(answers[0])
})

test('a wrong password is in the log of the person’s account, and guessing doesn’t flood the log', async () => {
  const [email, other] = ['guessed@school.test', 'unknown-to-the-product@school.test']
  const { response } = await issuer.addAccount(email)
  expect(response.status).toBe(200)
  await issuer.addAccount(other)
  const { connection, users } = { connection: issuer.database, users: createUserRepository(issuer.database) }
  const account = await connection.collection('accounts').findOne({ email })
  const identity = { ...issuerNames(issuer.config.OIDC_ISSUER, true), subject: String(account?._id) }
  const { id } = await users.upsertFromIdentity({ ...identity, email, emailVerified: true })
  const entries = () => connection.collection('account_activities').find({}).toArray()
  const guess = async (address: string, network: string) => {
    const { browser, uid } = await issuer.begin()
    const headers = { 'user-agent': 'Gecko/20100101 Firefox/140.0 (Windows)', 'x-forwarded-for': network }
    const body = { email: address, password: 'a wrong guess' }
    return browser.postJson(`/oidc/interaction/${uid}/login`, body, headers)
  }
  expect((await guess(email, '198.51.100.1')).status).toBe(401)
  await expect.poll(async () => (await entries()).length).toBe(1)
  const [entry] = await entries()
  expect(entry).toMatchObject({ userId: id, kind: 'sign-in-failed', details: { device: 'Firefox, Windows' } })

  for (let network = 2; network <= 9; network += 1) {
    expect((await guess(email, `198.51.100.${String(network)}`)).status).toBe(401)
  }
  for (const address of [other, 'nobody@school.test']) await guess(address, '198.51.100.10')
  // Closing waits for what runs after the responses.
  await issuer.restart()
  expect(await entries()).toHaveLength(5)
})

test('credentials are accepted only from the product’s own pages, as JSON and without extra fields', async () => {
  const { browser, uid } = await issuer.begin()
  const path = `/oidc/interaction/${uid}/login`
  const foreign = await browser.postJson(path, sample, { origin: 'https://evil.test' })
  expect(foreign.status).toBe(403)
  expect((await problemOf(foreign)).code).toBe('general/origin-refused')
  const without = await browser.request(path, {
    method: 'POST',
    body: JSON.stringify(sample),
    headers: { 'content-type': 'application/json' },
  })
  expect((await problemOf(without)).code).toBe('general/origin-refused')
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const response = await browser.postJson(path, sample, { 'content-type': type })
    expect((await problemOf(response)).code).toBe('general/unsupported-media-type')
  }
  for (const body of [
    { ...sample, admin: true },
    { ...sample, email: { $ne: null } },
    { email: sample.email },
    [],
  ]) {
    const response = await browser.postJson(path, body)
    const problem = await problemOf(response)
    expect(problem.code).toBe('general/validation-failed')
    expect(problem.issues?.length).toBeGreaterThan(0)
  }
})

test('an unknown, foreign or malformed interaction is refused or reported as expired', async () => {
  const mine = await issuer.begin()
  const other = await issuer.begin()
  const stolen = await mine.browser.postJson(`/oidc/interaction/${other.uid}/login`, sample)
  expect(stolen.status).toBe(400)
  expect((await problemOf(stolen)).code).toBe('identity/interaction-expired')
  const shown = await mine.browser.request(`/oidc/interaction/${other.uid}`, {
    headers: { accept: 'application/json' },
  })
  expect((await problemOf(shown)).code).toBe('identity/interaction-expired')
  await issuer.database
    .collection('oidc_records')
    .updateOne({ _id: `Interaction:${mine.uid}` as never }, { $set: { expiresAt: new Date(Date.now() - 1) } })
  const late = await mine.browser.postJson(`/oidc/interaction/${mine.uid}/login`, sample)
  expect((await problemOf(late)).code).toBe('identity/interaction-expired')
  const malformed = await mine.browser.postJson('/oidc/interaction/%24ne/login', sample)
  expect((await problemOf(malformed)).code).toBe('general/validation-failed')
})

test('one network is refused after sixty attempts per minute across all accounts', async () => {
  const { browser, uid } = await issuer.begin()
  const statuses: number[] = []
  for (let attempt = 1; attempt <= 61; attempt += 1) {
    const response = await browser.postJson(
      `/oidc/interaction/${uid}/login`,
      { email: 'not-an-address', password: 'x' },
      { 'x-forwarded-for': '198.51.100.7' },
    )
    statuses.push(response.status)
    if (attempt === 61) {
      expect((await problemOf(response)).code).toBe('general/too-many-requests')
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  }
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([400]))
  expect(statuses[60]).toBe(429)
})

test('every cookie is httpOnly, SameSite=Lax, and sent to the issuer only', async () => {
  const { browser } = await issuer.signIn()
  const set = browser.setCookies.filter((line) => !line.includes('expires=Thu, 01 Jan 1970'))
  expect(set.length).toBeGreaterThanOrEqual(6)
  for (const line of set) {
    expect(line.toLowerCase()).toContain('; httponly')
    expect(line.toLowerCase()).toContain('; samesite=lax')
    expect(line).toMatch(/; path=\/oidc(\/|;|$)/i)
  }
})

test('a person who is signed in at the issuer is not asked for a password again', async () => {
  const { browser, tokens } = await issuer.signIn()
  const again = await issuer.begin(browser)
  expect(again.uid).toBe('')
  expect(tokens.claims()?.sub).toBeDefined()
})

test('a password signs in its own account, regardless of who used the same browser before', async () => {
  const first = await issuer.signIn()
  const other = { email: 'colleague@school.test', password: 'another long sentence' }
  await issuer.addAccount(other.email, other.password)

  const wrong = await issuer.begin(first.browser, 'login')
  const refused = await first.browser.postJson(`/oidc/interaction/${wrong.uid}/login`, {
    ...other,
    password: 'wrong',
  })
  expect((await problemOf(refused)).code).toBe('identity/wrong-credentials')

  const attempt = await issuer.begin(first.browser, 'login')
  const { tokens } = await issuer.signIn(other, attempt)
  expect(tokens.claims()).toMatchObject({ email: other.email })
  expect(tokens.claims()?.sub).not.toBe(first.tokens.claims()?.sub)
  // Signing in again as the same person keeps the session.
  const again = await issuer.signIn(other, await issuer.begin(first.browser, 'login'))
  expect(again.tokens.claims()?.sub).toBe(tokens.claims()?.sub)
})

test('a deleted account is asked to sign in again instead of failing', async () => {
  const { browser, tokens } = await issuer.signIn()
  const accounts = issuer.database.collection('accounts')
  const kept = await accounts.findOneAndDelete({ email: sample.email })
  const again = await issuer.begin(browser)
  expect(again.uid).not.toBe('')
  if (kept) await accounts.insertOne(kept)
  expect(tokens.claims()?.sub).toBe(String(kept?._id))
})
