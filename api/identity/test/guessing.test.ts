import { afterAll, beforeAll, expect, test } from 'vitest'
import { attemptLimits } from '../src/limits/attempt-limiter.ts'
import type { Browser } from './kit/browser.ts'
import { startIssuer, type Issuer } from './kit/running-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await startIssuer()
})
afterAll(() => issuer.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })
const attack = '203.0.113.9'
const home = '198.51.100.20'
const password = 'ten characters'

async function tryPassword(browser: Browser, email: string, attempt: string, address: string) {
  const { uid } = await issuer.begin(browser, 'login')
  const path = `/oidc/interaction/${uid}/login`
  return browser.postJson(path, { email, password: attempt }, from(address))
}

/** Guesses until a pause begins, extends the pause so that slow machines don't outlast it, and returns the refusal. */
async function guessUntilRefused(
  email: string,
  address = attack,
  browser = issuer.browser(),
): Promise<Response> {
  for (let guess = 0; guess < 30; guess += 1) {
    const answer = await tryPassword(browser, email, `wrong guess ${guess}`, address)
    if (answer.status === 401) continue
    const counters = issuer.database.collection<{ _id: string }>('identity_attempts')
    const paused = { _id: /^sign-in\./, count: { $gte: attemptLimits['sign-in'].free } }
    await counters.updateMany(paused, { $set: { pausedUntil: new Date(Date.now() + 3_600_000) } })
    return answer
  }
  throw new Error('the guesses were never slowed down')
}

test('guesses from one network are slowed down, even for an address without an account', async () => {
  await issuer.addAccount('guessed@school.test')
  for (const email of ['guessed@school.test', 'nobody@school.test']) {
    const refused = await guessUntilRefused(email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'general/too-many-requests' })
  }
})

test('a stranger who guesses does not lock out the owner on another network', async () => {
  await issuer.addAccount('elsewhere@school.test')
  await guessUntilRefused('elsewhere@school.test')
  const answer = await tryPassword(issuer.browser(), 'elsewhere@school.test', password, home)
  expect(answer.status).toBe(200)
})

test('the owner can sign in from a known device, even on the attacker’s network', async () => {
  const { attempt } = await issuer.addAccount('colleague@school.test')
  await guessUntilRefused('colleague@school.test', home)
  const strange = await tryPassword(issuer.browser(), 'colleague@school.test', password, home)
  expect(strange.status).toBe(429)
  const usual = await tryPassword(attempt.browser, 'colleague@school.test', password, home)
  expect(usual.status).toBe(200)
})

test('a password reset works during an attack and makes the device a known one', async () => {
  const email = 'proof@school.test'
  await issuer.addAccount(email)
  await guessUntilRefused(email, home)
  const browser = issuer.browser()
  const asked = await browser.postJson('/oidc/accounts/password-reset', { email, language: 'en' }, from(home))
  expect(asked.status).toBe(202)
  const token = await issuer.tokenMailedTo(email, 'Choose a new password')
  const chosen = await browser.postJson('/oidc/accounts/password', {
    token,
    password: 'a brand new password',
  })
  expect(chosen.status).toBe(200)
  expect((await tryPassword(browser, email, 'a brand new password', home)).status).toBe(200)
})

test('a device cookie of one account gives no advantage in guessing the password of another', async () => {
  await issuer.addAccount('target@school.test')
  const { attempt } = await issuer.addAccount('attacker@school.test')
  await guessUntilRefused('target@school.test', '203.0.113.77')
  const answer = await tryPassword(attempt.browser, 'target@school.test', password, '203.0.113.77')
  expect(answer.status).toBe(429)
})

test('guesses on a known device are slowed down too', async () => {
  const { attempt } = await issuer.addAccount('lost-phone@school.test')
  await guessUntilRefused('lost-phone@school.test', attack, attempt.browser)
  const elsewhere = await tryPassword(attempt.browser, 'lost-phone@school.test', password, home)
  expect(elsewhere.status).toBe(429)
})

test('the device cookie is sent to the issuer only, hidden from scripts and contains no address', async () => {
  const { attempt } = await issuer.addAccount('cookie@school.test')
  const line = attempt.browser.setCookies.find((cookie) => cookie.startsWith('classeur_device=')) ?? ''
  expect(line).toMatch(/; path=\/oidc;/i)
  expect(line).toMatch(/; httponly/i)
  expect(line).toMatch(/; samesite=lax/i)
  expect(line).not.toMatch(/cookie@|school/)
})

const askForReset = (browser: Browser, email: string, address: string) =>
  browser.postJson('/oidc/accounts/password-reset', { email, language: 'en' }, from(address))

test('one network can request few emails to one address, and strangers can’t block the owner’s reset', async () => {
  const email = 'mailed@school.test'
  const { attempt } = await issuer.addAccount(email)
  const stranger = issuer.browser()
  const statuses: number[] = []
  for (let times = 0; times < 8; times += 1)
    statuses.push((await askForReset(stranger, email, attack)).status)
  expect(statuses.slice(0, 5)).toEqual([202, 202, 202, 202, 202])
  expect(statuses.at(-1)).toBe(429)
  expect((await askForReset(issuer.browser(), email, home)).status).toBe(202)
  expect((await askForReset(attempt.browser, email, attack)).status).toBe(202)
})

test('many networks can’t flood a mailbox: its newest link works, and a known device can still request another', async () => {
  const email = 'flooded@school.test'
  const { attempt } = await issuer.addAccount(email)
  const asking = Array.from({ length: 40 }, (_, index) =>
    askForReset(issuer.browser(), email, `203.0.113.${150 + index}`),
  )
  expect(new Set((await Promise.all(asking)).map(({ status }) => status))).toEqual(new Set([202]))
  const flooded = await issuer.tokensMailedTo(email, 11)
  const link = await attempt.browser.postJson('/oidc/accounts/link', { token: flooded.at(-1) })
  expect(await link.json()).toMatchObject({ email, purpose: 'password-reset' })
  expect((await askForReset(attempt.browser, email, home)).status).toBe(202)
  await issuer.tokensMailedTo(email, 12)
})
