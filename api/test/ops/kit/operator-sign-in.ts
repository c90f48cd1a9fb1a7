import { createBrowser, type TestBrowser } from '../../kit/cookie-jar.ts'
import type { TestApp } from '../../kit/create-test-app.ts'
import type { ForeignIssuer } from '../../kit/foreign-issuer.ts'

/** The headers of a browser's page load. */
export const pageHeaders = { accept: 'text/html,application/xhtml+xml' }

/** Browsers of people who signed in through the issuer, and the sign-in to the operator pages. */
export function createOperatorSignIn(test: Pick<TestApp, 'app'>, issuer: ForeignIssuer) {
  async function signIn(email: string, verified = true): Promise<TestBrowser> {
    const browser = createBrowser(test)
    issuer.willSignIn({ subject: `${email}${String(verified)}`, claims: { email, email_verified: verified } })
    const begun = await browser.send({ url: '/api/auth/login' })
    const query = issuer.authorize(String(begun.headers['location']))
    await browser.send({ url: `/api/auth/callback?${query.toString()}` })
    return browser
  }
  /** Follows the operator sign-in from a page under `/ops`; returns the response that sets the cookie or refuses. */
  async function enter(browser: TestBrowser, page: string) {
    const first = await browser.send({ url: page, headers: pageHeaders })
    return browser.send({ url: String(first.headers['location']), headers: pageHeaders })
  }
  return {
    signIn,
    enter,
    async operator(page = '/ops/queues'): Promise<TestBrowser> {
      const browser = await signIn('operator@school.example')
      await enter(browser, page)
      return browser
    },
  }
}
