import { eventually } from '@classeur/local/testing'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../src/log.ts'
import { createBrowser } from './kit/browser.ts'
import { sample, startIssuer, type Issuer } from './kit/running-issuer.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Received {
  method: string
  headers: IncomingHttpHeaders
  token: string
}

/**
 * Starts a client that receives logout tokens; `answer` responds to the n-th one, counted from 0.
 * @param port 0 for a free one
 */
async function startClient(answer: (response: ServerResponse, place: number) => void, port = 0) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const token = form.get('logout_token') ?? ''
      received.push({ method: request.method ?? '', headers: request.headers, token })
      answer(response, received.length - 1)
    })()
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  closing.push(stop)
  const address = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${address.port}/logout`, port: address.port, received, stop }
}

const startFor = async (url: string, log?: ReturnType<typeof createLog>) => {
  const issuer = await startIssuer({ BACKCHANNEL_LOGOUT_URL: url }, log)
  closing.push(() => issuer.stop())
  return issuer
}

const newPassword = 'a brand new password'
async function chooseNewPassword(issuer: Issuer) {
  const browser = createBrowser(issuer.origin)
  await browser.postJson('/oidc/accounts/password-reset', { email: sample.email, language: 'en' })
  const token = await issuer.tokenMailedTo(sample.email, 'Choose a new password')
  const answer = await browser.postJson('/oidc/accounts/password', { token, password: newPassword })
  return answer.status
}

test('a new password sends the client a valid logout token for all sessions of the person', async () => {
  const client = await startClient((response) => response.end())
  const issuer = await startFor(client.url)
  const { tokens } = await issuer.signIn()
  expect(client.received).toEqual([])

  expect(await chooseNewPassword(issuer)).toBe(200)
  expect(client.received).toHaveLength(1)
  const [request] = client.received
  expect(request).toMatchObject({
    method: 'POST',
    headers: {
      'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded\b/),
      // The client accepts only its public host, but `url` is an internal address.
      'x-forwarded-host': new URL(issuer.origin).host,
    },
  })
  const jwksUri = issuer.relyingParty.serverMetadata().jwks_uri ?? ''
  const { payload, protectedHeader } = await jwtVerify(
    request?.token ?? '',
    createRemoteJWKSet(new URL(jwksUri)),
    {
      issuer: issuer.config.OIDC_ISSUER,
      audience: issuer.config.OIDC_CLIENT_ID,
      subject: tokens.claims()?.sub ?? '',
      algorithms: ['RS256'],
      typ: 'logout+jwt',
      maxTokenAge: 10,
    },
  )
  expect(protectedHeader.kid).toBeTruthy()
  expect(payload.jti).toBeTruthy()
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(120)
  expect(payload['events']).toEqual({ 'http://schemas.openid.net/event/backchannel-logout': {} })
  expect(payload).not.toHaveProperty('nonce')
  expect(payload).not.toHaveProperty('sid')
})

test('delivery to a failing client is retried, each time with a new token', async () => {
  const client = await startClient((response, place) => {
    response.writeHead(place < 2 ? 503 : 200).end()
  })
  const issuer = await startFor(client.url)
  expect(await chooseNewPassword(issuer)).toBe(200)
  await eventually(() => expect(client.received).toHaveLength(3))
  expect(new Set(client.received.map(({ token }) => token)).size).toBe(3)
  await issuer.restart()
  expect(client.received).toHaveLength(3)
})

test('a client that never responds doesn’t prevent the new password, and delivery is retried', async () => {
  const client = await startClient((response, place) => {
    if (place > 1) response.end()
  })
  const issuer = await startFor(client.url)
  expect(await chooseNewPassword(issuer)).toBe(200)
  // The response waited until the first delivery arrived, but not until it ended.
  expect(client.received.length).toBeGreaterThanOrEqual(1)
  await eventually(() => expect(client.received).toHaveLength(3))
})

test('an unreachable client does not prevent the new password; the failure is logged without secrets', async () => {
  const client = await startClient((response) => response.end())
  await client.stop()
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const issuer = await startFor(client.url, log)
  expect(await chooseNewPassword(issuer)).toBe(200)
  await issuer.signIn({ ...sample, password: newPassword })
  const logged = () => lines.join('')
  await eventually(() => expect(logged()).toContain('back-channel logout not delivered'))
  for (const secret of [sample.email, newPassword, 'logout_token', 'eyJ'])
    expect(logged()).not.toContain(secret)
})

/** Chooses a new password while the client is unreachable, and waits until all attempts have failed. */
async function chooseWithoutClient() {
  const client = await startClient((response) => response.end())
  await client.stop()
  const lines: string[] = []
  const issuer = await startFor(client.url, createLog('error', { write: (line) => void lines.push(line) }))
  expect(await chooseNewPassword(issuer)).toBe(200)
  await eventually(() => expect(lines.join('')).toContain('back-channel logout not delivered'))
  const isPending = async () => {
    const account = await issuer.database.collection('accounts').findOne({ email: sample.email })
    return account?.['logoutPendingAt'] instanceof Date
  }
  const subject = String((await issuer.database.collection('accounts').findOne({ email: sample.email }))?._id)
  return { client, issuer, isPending, subject }
}
const subjectOf = (received: Received | undefined) =>
  (JSON.parse(Buffer.from(received?.token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string })
    .sub

test('a client that was away for longer than all attempts receives the logout when it returns', async () => {
  const { client, issuer, isPending, subject } = await chooseWithoutClient()
  const returned = await startClient((response) => response.end(), client.port)
  await eventually(() => expect(returned.received).toHaveLength(1))
  expect(subjectOf(returned.received[0])).toBe(subject)
  await eventually(async () => expect(await isPending()).toBe(false))
  // A delivered logout isn't repeated: it would end the sessions that the new password began.
  await issuer.restart()
  await issuer.signIn({ ...sample, password: newPassword })
  await issuer.restart()
  expect(returned.received).toHaveLength(1)
})

test('a logout that the client didn’t receive survives a restart of the issuer', async () => {
  const { client, issuer, isPending, subject } = await chooseWithoutClient()
  expect(await isPending()).toBe(true)
  await issuer.restart()
  expect(await isPending()).toBe(true)
  const returned = await startClient((response) => response.end(), client.port)
  await eventually(() => expect(returned.received).toHaveLength(1))
  expect(subjectOf(returned.received[0])).toBe(subject)
  await eventually(async () => expect(await isPending()).toBe(false))
})

test('a logout of an earlier password doesn’t count for a later one', async () => {
  const started: { issuer?: Issuer } = {}
  const later = new Date(Date.now() + 1000)
  const client = await startClient((response, place) => {
    const stored = started.issuer?.database.collection('accounts')
    // Another password is chosen while the first logout is on its way.
    const chosen =
      place === 0 && stored?.updateOne({ email: sample.email }, { $set: { logoutPendingAt: later } })
    void Promise.resolve(chosen).then(() => response.end())
  })
  const issuer = (started.issuer = await startFor(client.url))
  await chooseNewPassword(issuer)
  expect(client.received).toHaveLength(1)
  await issuer.restart()
  await eventually(() => expect(client.received).toHaveLength(2))
})

test('delivery to a client that refuses the token is not retried, and the refusal is logged', async () => {
  const client = await startClient((response) => void response.writeHead(400).end())
  const lines: string[] = []
  const issuer = await startFor(client.url, createLog('error', { write: (line) => void lines.push(line) }))
  expect(await chooseNewPassword(issuer)).toBe(200)
  expect(lines.join('')).toContain('answered with status 400')
  expect(client.received).toHaveLength(1)
})

test('logout tokens are signed with the newest key, which is published', async () => {
  const client = await startClient((response) => response.end())
  const issuer = await startFor(client.url)
  const old = new Date(Date.now() - 91 * 24 * 3600 * 1000)
  const first = (await issuer.signIn()).tokens.id_token ?? ''
  const stored = issuer.database.collection('identity_signing_keys')
  expect((await stored.updateMany({}, { $set: { createdAt: old } })).matchedCount).toBe(1)
  await issuer.restart()
  await chooseNewPassword(issuer)
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid
  const token = client.received[0]?.token ?? ''
  expect(kidOf(token)).not.toBe(kidOf(first))
  const jwksUri = new URL(issuer.relyingParty.serverMetadata().jwks_uri ?? '')
  await jwtVerify(token, createRemoteJWKSet(jwksUri))
})
