import { isLoopbackUrl } from '@classeur/domain/installation'
import { refreshTokenLifetimeDays } from '@classeur/contracts'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../../config/config.ts'
import { transactionLifetimeSeconds } from './sign-in/sign-in-transaction.ts'

export const refreshCookieName = 'classeur_refresh'
export const browserCookieName = 'classeur_browser'
const halfYearSeconds = 180 * 24 * 3600

/** Attributes of the sign-in cookies: hidden from scripts, not sent on cross-site writes, sent to these routes only. */
export function authCookies({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const attributes = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isLoopbackUrl(publicUrl),
  } satisfies CookieSerializeOptions
  return {
    refresh: { ...attributes, maxAge: refreshTokenLifetimeDays * 24 * 3600 },
    /** Who has signed in on the browser. It outlives a sign-out. */
    browser: { ...attributes, maxAge: halfYearSeconds },
    transaction: { ...attributes, maxAge: transactionLifetimeSeconds },
    cleared: attributes,
  }
}
export type AuthCookies = ReturnType<typeof authCookies>
