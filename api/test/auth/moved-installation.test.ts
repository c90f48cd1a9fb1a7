import { createUserRepository, issuerNames } from '@classeur/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser } from '../kit/cookie-jar.ts'
import { createTestApp } from '../kit/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer } from '../kit/foreign-issuer.ts'
import { openTestServers, type TestServers } from '../kit/test-servers.ts'

let servers: TestServers
let before: ForeignIssuer
let after: ForeignIssuer

beforeAll(async () => {
  servers = await openTestServers()
  before = await startForeignIssuer()
  after = await startForeignIssuer()
})
afterAll(async () => {
  await Promise.all([before.stop(), after.stop()])
  await servers.stop()
})

const person = (subject: string) => ({ subject, claims: { email: `${subject}@school.example` } })

/** The user id after a sign-in of `subject` at an installation whose issuer has this address. */
async function signInAt(issuer: ForeignIssuer, subject: string, builtIn: boolean): Promise<string> {
  const environment = { OIDC_ISSUER: issuer.url, OIDC_BUILT_IN: String(builtIn) }
  const test = await createTestApp({ servers, environment })
  try {
    const browser = createBrowser(test)
    issuer.willSignIn(person(subject))
    const begun = await browser.send({ url: '/api/auth/login' })
    const query = issuer.authorize(String(begun.headers['location']))
    await browser.send({ url: `/api/auth/callback?${query.toString()}` })
    const headers = { 'content-type': 'application/json' }
    const answer = await browser.send({ method: 'POST', url: '/api/auth/refresh', headers })
    return answer.json<{ user: { id: string } }>().user.id
  } finally {
    await test.close()
  }
}

describe('an installation that moves to another address', () => {
  it('keeps everybody’s work if accounts are its own', async () => {
    const id = await signInAt(before, 'leila', true)
    expect(await signInAt(after, 'leila', true)).toBe(id)
    expect(await signInAt(after, 'nadia', true)).not.toBe(id)
  })

  it('finds people whom an earlier version stored with the issuer’s address, once and for all', async () => {
    const users = createUserRepository(servers.connection)
    const claims = { subject: 'omar', email: 'omar@school.example', emailVerified: true }
    const { id } = await users.upsertFromIdentity({ issuer: before.url, ...claims })
    expect(await users.findByIdentity({ ...issuerNames(before.url, true), subject: 'omar' })).toEqual({ id })
    expect(await signInAt(before, 'omar', true)).toBe(id)
    expect(await signInAt(after, 'omar', true)).toBe(id)
  })

  it('never takes a person of one foreign issuer for a person of another', async () => {
    expect(await signInAt(before, 'maya', false)).not.toBe(await signInAt(after, 'maya', false))
  })
})
