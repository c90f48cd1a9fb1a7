import { randomUUID } from 'node:crypto'
import { connectDatabase } from '@classeur/database'
import { eventually, newDatabaseUrl, runServers, startTcpProxy } from '@classeur/local/testing'
import { afterEach, expect, test } from 'vitest'
import { buildIdentity, IdentityEnvironment } from '../src/index.ts'
import { createLog } from '../src/log.ts'
import { createBrowser } from './kit/browser.ts'
import { startFakeSmtpServer } from './kit/fake-smtp-server.ts'
import { sample, startIssuer } from './kit/running-issuer.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

test('with SMTP_URL, emails are sent by SMTP and there is no mailbox page', async () => {
  const smtp = await startFakeSmtpServer()
  closing.push(() => smtp.stop())
  const issuer = await startIssuer({ SMTP_URL: smtp.url, MAIL_FROM: 'Classeur <no-reply@school.test>' })
  closing.push(() => issuer.stop())
  const registration = { email: 'by-smtp@school.test', language: 'fr' }
  const answer = await createBrowser(issuer.origin).postJson('/oidc/accounts', registration)
  expect(answer.status).toBe(202)
  await eventually(() => expect(smtp.received).toHaveLength(1))
  expect(smtp.received[0]).toContain('To: by-smtp@school.test')
  expect(smtp.received[0]).toContain('From: Classeur <no-reply@school.test>')
  expect(smtp.received[0]).toContain('Subject: Confirmez votre adresse e-mail')
  for (const path of ['/oidc/mailbox', '/oidc/mailbox.json']) {
    const missing = await fetch(issuer.origin + path)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toContain('application/problem+json')
  }
})

test('an unreachable mail server changes no response', async () => {
  const smtp = await startFakeSmtpServer()
  await smtp.stop()
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const issuer = await startIssuer({ SMTP_URL: smtp.url, MAIL_FROM: 'a@school.test' }, log)
  closing.push(() => issuer.stop())
  const reset = { email: sample.email, language: 'en' }
  const answer = await createBrowser(issuer.origin).postJson('/oidc/accounts/password-reset', reset)
  expect(answer.status).toBe(202)
  await eventually(() => expect(lines.join('')).toContain('email not sent'))
})

test('logs contain no email address, password, code or token, except the link of the development mailbox', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const issuer = await startIssuer({}, log)
  closing.push(() => issuer.stop())
  const { browser, tokens } = await issuer.signIn()
  await browser.request(`/oidc/session/end?id_token_hint=${tokens.id_token ?? ''}`)
  const reset = { email: sample.email, language: 'en' }
  await browser.postJson('/oidc/accounts/password-reset', reset)
  const token = await issuer.tokenMailedTo(sample.email, 'Choose')
  const attempt = await issuer.begin()
  await attempt.browser.postJson(`/oidc/interaction/${attempt.uid}/login`, {
    ...sample,
    password: 'a wrong one',
  })
  await issuer.addAccount('logged@school.test', 'ten characters')

  const logged = lines.filter((line) => !line.includes('email kept in the development mailbox')).join('')
  expect(logged).toContain('"path":"/oidc/session/end"')
  const secrets = [sample.email, sample.password, 'a wrong one', 'ten characters', 'logged@school.test']
  for (const secret of [...secrets, token, tokens.access_token, tokens.id_token ?? '']) {
    expect(secret).not.toBe('')
    expect(logged).not.toContain(secret)
  }
})

/** The URL of a database that is dropped after the test. */
function temporaryDatabase(): string {
  const url = new URL(runServers().mongoUrl)
  url.pathname = `/identity-${randomUUID()}`
  closing.push(async () => {
    const connection = await connectDatabase(url.href)
    await connection.dropDatabase()
    await connection.close()
  })
  return url.href
}

const environment = (changes: Record<string, string>) => {
  return IdentityEnvironment.parse({
    MONGO_URL: temporaryDatabase(),
    PUBLIC_URL: 'https://classeur.test',
    OIDC_ISSUER: 'https://classeur.test/oidc',
    OIDC_CLIENT_ID: 'classeur',
    OIDC_CLIENT_SECRET: 'a client secret for tests',
    IDENTITY_SECRET: 'a secret of thirty-two characters or more',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Classeur <no-reply@classeur.test>',
    LOG_LEVEL: 'silent',
    ...changes,
  })
}

const ownHost = { host: 'classeur.test' }

test('behind an https gateway, every cookie is Secure and the HSTS header is sent', async () => {
  const app = await buildIdentity(environment({}))
  closing.push(() => app.close())
  const query = new URLSearchParams({
    client_id: 'classeur',
    response_type: 'code',
    redirect_uri: 'https://classeur.test/api/auth/callback',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const response = await app.inject({ url: `/oidc/auth?${query.toString()}`, headers: ownHost })
  expect(response.statusCode).toBe(303)
  expect(response.headers['strict-transport-security']).toContain('max-age=31536000')
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/; secure/i)
})

test('signing keys sealed with another secret fail startup with a clear message', async () => {
  const config = environment({})
  await (await buildIdentity(config)).close()
  const other = { ...config, IDENTITY_SECRET: 'another secret of thirty-two characters' }
  await expect(buildIdentity(other)).rejects.toThrow('another IDENTITY_SECRET')
})

test('processes that start at the same time agree on the first signing key', async () => {
  const config = environment({})
  const apps = await Promise.all([buildIdentity(config), buildIdentity(config), buildIdentity(config)])
  for (const app of apps) closing.push(() => app.close())
  const jwks = await Promise.all(
    apps.map(async (app) => (await app.inject({ url: '/oidc/jwks', headers: ownHost })).body),
  )
  expect(new Set(jwks).size).toBe(1)
})

test('without a database, requests are refused as unavailable; the process stays alive and recovers', async () => {
  const proxy = await startTcpProxy(runServers().mongoUrl)
  closing.push(() => proxy.cut())
  const app = await buildIdentity(environment({ MONGO_URL: proxy.through(newDatabaseUrl()) }))
  closing.push(() => app.close())
  expect((await app.inject('/health/ready')).statusCode).toBe(200)

  await proxy.cut()
  const [ready, reset] = await Promise.all([
    app.inject('/health/ready'),
    app.inject({
      method: 'POST',
      url: '/oidc/accounts/password-reset',
      headers: { ...ownHost, origin: 'https://classeur.test' },
      payload: { email: sample.email, language: 'en' },
    }),
  ])
  expect(ready.statusCode).toBe(503)
  expect(reset.statusCode).toBe(503)
  expect(reset.headers['retry-after']).toBeDefined()
  expect(reset.json()).toMatchObject({ code: 'general/unavailable' })
  expect((await app.inject('/health/live')).statusCode).toBe(200)

  await proxy.restore()
  await expect.poll(async () => (await app.inject('/health/ready')).statusCode).toBe(200)
})

test('a foreign Host header is refused, except for health probes and for the api’s internal requests', async () => {
  const app = await buildIdentity(environment({}))
  closing.push(() => app.close())
  const discovery = '/oidc/.well-known/openid-configuration'
  const statusFor = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ url, headers })).statusCode
  expect(await statusFor(discovery, ownHost)).toBe(200)
  expect(await statusFor(discovery, { host: 'identity:3002', 'x-forwarded-host': 'classeur.test' })).toBe(200)
  expect(await statusFor('/health/live', { host: '10.0.0.7:3002' })).toBe(200)
  for (const host of ['evil.test', 'localhost:3002', 'classeur.test.evil.test']) {
    const refused = await app.inject({ url: discovery, headers: { host } })
    expect(refused.statusCode).toBe(421)
    expect(refused.json()).toMatchObject({ code: 'general/host-refused' })
  }
})

test('a start without a sample account closes the earlier one, and a start with it reopens it', async () => {
  const issuer = await startIssuer({ SAMPLE_ACCOUNT: 'demo@classeur.local:classeur-demo' })
  closing.push(() => issuer.stop())
  const demo = { email: 'demo@classeur.local', password: 'classeur-demo' }
  const { browser } = await issuer.signIn(demo)
  const answerTo = async () => {
    const attempt = await issuer.begin()
    return attempt.browser.postJson(`/oidc/interaction/${attempt.uid}/login`, demo)
  }

  await issuer.restart({ SAMPLE_ACCOUNT: undefined })
  expect((await answerTo()).status).toBe(401)
  expect((await issuer.begin(browser)).uid).not.toBe('')

  await issuer.restart({ SAMPLE_ACCOUNT: demo })
  expect((await answerTo()).status).toBe(200)
})
