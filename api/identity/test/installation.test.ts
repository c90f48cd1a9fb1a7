import { randomUUID } from 'node:crypto'
import { connectDatabase } from '@classeur/database'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { buildIdentity, IdentityEnvironment } from '../src/index.ts'
import { createLog } from '../src/log.ts'
import { createBrowser } from './browser.ts'
import { startCuttableProxy } from './cuttable-proxy.ts'
import { startFakeSmtpServer } from './fake-smtp-server.ts'
import { sample, startIssuer } from './running-issuer.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

test('with SMTP_URL mail goes out by SMTP, and there is no mailbox to read it in', async () => {
  const smtp = await startFakeSmtpServer()
  closing.push(() => smtp.stop())
  const issuer = await startIssuer({ SMTP_URL: smtp.url, MAIL_FROM: 'Classeur <no-reply@school.test>' })
  closing.push(() => issuer.stop())
  const registration = { email: 'by-smtp@school.test', password: 'ten characters', language: 'fr' }
  const answer = await createBrowser(issuer.origin).postJson('/oidc/accounts', registration)
  expect(answer.status).toBe(202)
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 5000 })
  expect(smtp.received[0]).toContain('To: by-smtp@school.test')
  expect(smtp.received[0]).toContain('From: Classeur <no-reply@school.test>')
  expect(smtp.received[0]).toContain('Subject: Confirmez votre adresse e-mail')
  for (const path of ['/oidc/mailbox', '/oidc/mailbox.json']) {
    const missing = await fetch(issuer.origin + path)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toContain('application/problem+json')
  }
})

test('a mail server that is away changes no answer', async () => {
  const smtp = await startFakeSmtpServer()
  await smtp.stop()
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const issuer = await startIssuer({ SMTP_URL: smtp.url, MAIL_FROM: 'a@school.test' }, log)
  closing.push(() => issuer.stop())
  const reset = { email: sample.email, language: 'en' }
  const answer = await createBrowser(issuer.origin).postJson('/oidc/accounts/password-reset', reset)
  expect(answer.status).toBe(202)
  await vi.waitFor(() => expect(lines.join('')).toContain('a mail was not sent'), { timeout: 5000 })
})

test('logs hold no e-mail, password, code or token, but for the link of the dev mailbox', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const issuer = await startIssuer({}, log)
  closing.push(() => issuer.stop())
  const { browser, tokens } = await issuer.signIn()
  await browser.request(`/oidc/session/end?id_token_hint=${tokens.id_token ?? ''}`)
  const reset = { email: sample.email, language: 'en' }
  await browser.postJson('/oidc/accounts/password-reset', reset)
  const link = await issuer.linkMailedTo(sample.email, 'Choose')
  const attempt = await issuer.begin()
  await attempt.browser.postJson(`/oidc/interaction/${attempt.uid}/login`, {
    ...sample,
    password: 'a wrong one',
  })
  await browser.postJson('/oidc/accounts', {
    email: 'logged@school.test',
    password: 'ten characters',
    language: 'en',
  })
  await issuer.linkMailedTo('logged@school.test', 'Confirm')

  const logged = lines.filter((line) => !line.includes('mail kept in the dev mailbox')).join('')
  expect(logged).toContain('"path":"/oidc/session/end"')
  const secrets = [sample.email, sample.password, 'a wrong one', 'ten characters', 'logged@school.test']
  const token = link.searchParams.get('token') ?? ''
  for (const secret of [...secrets, token, tokens.access_token, tokens.id_token ?? '']) {
    expect(secret).not.toBe('')
    expect(logged).not.toContain(secret)
  }
})

/** The URL of a database that is dropped after the test. */
function temporaryDatabase(): string {
  const url = new URL(inject('mongoUrl'))
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
    DEV_MAILBOX: 'true',
    LOG_LEVEL: 'silent',
    ...changes,
  })
}

test('behind a gateway with https every cookie is Secure and the transport is pinned', async () => {
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
  const response = await app.inject(`/oidc/auth?${query.toString()}`)
  expect(response.statusCode).toBe(303)
  expect(response.headers['strict-transport-security']).toContain('max-age=31536000')
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/; secure/i)
})

test('signing keys of another secret stop the start with a clear message', async () => {
  const config = environment({})
  await (await buildIdentity(config)).close()
  const other = { ...config, IDENTITY_SECRET: 'another secret of thirty-two characters' }
  await expect(buildIdentity(other)).rejects.toThrow('another IDENTITY_SECRET')
})

test('processes that start together agree on the first signing key', async () => {
  const config = environment({})
  const apps = await Promise.all([buildIdentity(config), buildIdentity(config), buildIdentity(config)])
  for (const app of apps) closing.push(() => app.close())
  const jwks = await Promise.all(apps.map(async (app) => (await app.inject('/oidc/jwks')).body))
  expect(new Set(jwks).size).toBe(1)
})

test('a database that is away fails requests within seconds as unavailable; the process lives and recovers', async () => {
  const away = await startCuttableProxy(new URL(inject('mongoUrl')).host)
  closing.push(() => away.stop())
  const url = new URL(temporaryDatabase())
  url.host = away.host
  url.searchParams.delete('replicaSet')
  url.searchParams.set('directConnection', 'true')
  const app = await buildIdentity(environment({ MONGO_URL: url.href }))
  closing.push(() => app.close())
  expect((await app.inject('/health/ready')).statusCode).toBe(200)

  away.cut()
  const startedAt = performance.now()
  const [ready, reset] = await Promise.all([
    app.inject('/health/ready'),
    app.inject({
      method: 'POST',
      url: '/oidc/accounts/password-reset',
      headers: { origin: 'https://classeur.test' },
      payload: { email: sample.email, language: 'en' },
    }),
  ])
  expect(performance.now() - startedAt).toBeLessThan(8000)
  expect(ready.statusCode).toBe(503)
  expect(reset.statusCode).toBe(503)
  expect(reset.headers['retry-after']).toBeDefined()
  expect(reset.json()).toMatchObject({ code: 'general/unavailable' })
  expect((await app.inject('/health/live')).statusCode).toBe(200)

  away.restore()
  await expect.poll(async () => (await app.inject('/health/ready')).statusCode, { timeout: 15_000 }).toBe(200)
})
