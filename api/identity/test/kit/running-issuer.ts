import { freePort } from '@classeur/local'
import { newDatabaseUrl, until } from '@classeur/local/testing'
import { connectDatabase, type Connection } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import * as oidc from 'openid-client'
import { expect } from 'vitest'
import type { IdentityConfig } from '../../src/config/identity-config.ts'
import { buildIdentity, IdentityEnvironment } from '../../src/index.ts'
import { createBrowser, type Browser } from './browser.ts'

export const sample = { email: 'sample@school.test', password: 'a sample password' }
const client = { id: 'classeur', secret: 'a client secret for tests' }

interface SignInAttempt {
  browser: Browser
  uid: string
  checks: { pkceCodeVerifier: string; expectedState: string; expectedNonce: string }
}

/** Starts an issuer in this process with its own database, and a client of it. */
export async function startIssuer(environment: Record<string, string> = {}, log?: FastifyBaseLogger) {
  const mongoUrl = newDatabaseUrl()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const callback = `${origin}/api/auth/callback`
  const config = IdentityEnvironment.parse({
    MONGO_URL: mongoUrl,
    PUBLIC_URL: origin,
    OIDC_ISSUER: `${origin}/oidc`,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    IDENTITY_SECRET: 'a secret of thirty-two characters or more',
    DEV_MAILBOX: 'true',
    SAMPLE_ACCOUNT: `${sample.email}:${sample.password}`,
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const start = async (changes: Partial<IdentityConfig> = {}) => {
    const app = await buildIdentity({ ...config, ...changes }, log)
    await app.listen({ host: '127.0.0.1', port })
    return app
  }
  let app = await start()
  const database: Connection = await connectDatabase(mongoUrl)
  const discover = () =>
    oidc.discovery(new URL(config.OIDC_ISSUER), client.id, client.secret, undefined, {
      execute: [oidc.allowInsecureRequests],
    })
  const relyingParty = await discover()

  return {
    config,
    origin,
    callback,
    database,
    relyingParty,
    discover,
    browser: () => createBrowser(origin),

    async restart(changes?: { [name in keyof IdentityConfig]?: IdentityConfig[name] | undefined }) {
      await app.close()
      app = await start(changes as Partial<IdentityConfig>)
    },

    async stop() {
      await app.close()
      await database.dropDatabase()
      await database.close()
    },

    /** Starts an authorization request as the web app does, up to the interaction. */
    async begin(browser: Browser = createBrowser(origin), prompt?: 'login'): Promise<SignInAttempt> {
      const pkceCodeVerifier = oidc.randomPKCECodeVerifier()
      const expectedState = oidc.randomState()
      const expectedNonce = oidc.randomNonce()
      const url = oidc.buildAuthorizationUrl(relyingParty, {
        redirect_uri: callback,
        scope: 'openid email',
        state: expectedState,
        nonce: expectedNonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
        ...(prompt && { prompt }),
      })
      const headers = { accept: 'application/json' }
      const { response } = await browser.follow(url, callback, { headers })
      if (response.status === 303)
        return { browser, uid: '', checks: { pkceCodeVerifier, expectedState, expectedNonce } }
      const { uid } = (await response.json()) as { uid: string }
      return { browser, uid, checks: { pkceCodeVerifier, expectedState, expectedNonce } }
    },

    /** Follows the redirects from a successful interaction to the callback URL with the code. */
    async toCallback(browser: Browser, answer: Response): Promise<URL> {
      expect(answer.status, await answer.clone().text()).toBe(200)
      const { redirectTo } = (await answer.json()) as { redirectTo: string }
      return (await browser.follow(redirectTo, callback)).url
    },

    /** Signs in with a password and exchanges the code for tokens. */
    async signIn(credentials = sample, attempt?: SignInAttempt) {
      const { browser, uid, checks } = attempt ?? (await this.begin())
      const answer = await browser.postJson(`/oidc/interaction/${uid}/login`, credentials)
      const tokens = await oidc.authorizationCodeGrant(
        relyingParty,
        await this.toCallback(browser, answer),
        checks,
      )
      return { browser, tokens }
    },

    /** Waits for an email to an address with the given subject; returns the link in the newest one. */
    async linkMailedTo(to: string, subject: string | RegExp): Promise<URL> {
      const find = async () => {
        const response = await fetch(`${origin}/oidc/mailbox.json`)
        const mails = (await response.json()) as { to: string; subject: string; text: string }[]
        return mails.find((mail) => mail.to === to && mail.subject.match(subject))?.text
      }
      const text = await until(`a mail to ${to} arrives`, find)
      return new URL(/https?:\S+/.exec(text)?.[0] ?? '')
    },

    /** Waits until an address has received this many emails; returns their tokens, oldest first. */
    async tokensMailedTo(to: string, count: number): Promise<string[]> {
      const read = async () => {
        const response = await fetch(`${origin}/oidc/mailbox.json`)
        const mails = (await response.json()) as { to: string; text: string }[]
        return mails.filter((mail) => mail.to === to).map(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? '')
      }
      await expect.poll(async () => (await read()).length).toBe(count)
      return (await read()).reverse()
    },

    /** The token in the fragment of the emailed link. */
    async tokenMailedTo(to: string, subject: string | RegExp): Promise<string> {
      const { hash } = await this.linkMailedTo(to, subject)
      return new URLSearchParams(hash.slice(1)).get('token') ?? ''
    },

    /** Registers an address; the mailbox then receives the confirmation link. */
    register: (
      email: string,
      browser: Browser = createBrowser(origin),
      headers: Record<string, string> = {},
    ) => browser.postJson('/oidc/accounts', { email, language: 'en' }, headers),

    /** Uses a confirmation link: sets the password and signs in. */
    async confirm(token: string, password: string, attempt?: SignInAttempt) {
      const begun = attempt ?? (await this.begin())
      const path = `/oidc/interaction/${begun.uid}/verify`
      return { attempt: begun, response: await begun.browser.postJson(path, { token, password }) }
    },

    /** Creates a confirmed account; `attempt.browser` is the browser that created it. */
    async addAccount(email: string, password = 'ten characters') {
      await this.register(email)
      const { attempt, response } = await this.confirm(await this.tokenMailedTo(email, 'Confirm'), password)
      expect(response.status, await response.clone().text()).toBe(200)
      return { attempt, response }
    },
  }
}

export type Issuer = Awaited<ReturnType<typeof startIssuer>>
