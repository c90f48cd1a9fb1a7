import { refreshTokenLifetimeDays } from '@classeur/contracts'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../security/loopback.ts'
import { transactionLifetimeSeconds } from './sign-in-transaction.ts'

export const refreshCookieName = 'classeur_refresh'

/** Attributes of the cookies of sign-in: never for scripts, never on a cross-site write, only for these routes. */
export function authCookies({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const attributes = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isLoopback(publicUrl),
  } satisfies CookieSerializeOptions
  return {
    refresh: { ...attributes, maxAge: refreshTokenLifetimeDays * 24 * 3600 },
    transaction: { ...attributes, maxAge: transactionLifetimeSeconds },
    cleared: attributes,
  }
}
export type AuthCookies = ReturnType<typeof authCookies>
