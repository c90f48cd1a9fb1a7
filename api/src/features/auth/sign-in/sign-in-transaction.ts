import { safeRedirectPath } from '@classeur/domain/access'
import { z } from 'zod'
import type { Sealer } from '../../../security/sealer.ts'

/** Long enough to register and to open the link in the email. */
export const transactionLifetimeSeconds = 3600
const maxTransactions = 5
const cookiePrefix = 'classeur_sign_in_'

/** The state of a sign-in attempt, stored in one cookie per attempt while the browser is at the issuer. */
const SignInTransaction = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectTo: z.string().transform(safeRedirectPath),
  startedAt: z.number(),
  /** Whether the issuer was asked to let the person sign in again, whatever session it has. */
  asksAgain: z.boolean().default(false),
})
export type SignInTransaction = z.infer<typeof SignInTransaction>

type Cookies = Readonly<Record<string, string | undefined>>

export const transactionCookieName = (state: string): string => cookiePrefix + state

export const sealTransaction = (sealer: Sealer, transaction: SignInTransaction): string =>
  sealer.seal(JSON.stringify(transaction))

const openTransaction = (
  sealer: Sealer,
  sealed: string | undefined,
  nowMs: number,
): SignInTransaction | null => {
  const opened = sealed === undefined ? null : sealer.open(sealed)
  if (opened === null) return null
  const transaction = SignInTransaction.parse(JSON.parse(opened))
  return transaction.startedAt + transactionLifetimeSeconds * 1000 > nowMs ? transaction : null
}

/** Finds the attempt with this `state`; null if this browser didn't start it or it has expired. */
export function findTransaction(
  sealer: Sealer,
  cookies: Cookies,
  state: string | null,
  nowMs = Date.now(),
): SignInTransaction | null {
  if (!state) return null
  const transaction = openTransaction(sealer, cookies[transactionCookieName(state)], nowMs)
  return transaction?.state === state ? transaction : null
}

/** Names of the cookies to clear before another attempt: invalid ones, and the oldest if there are too many. */
export function surplusTransactionCookies(sealer: Sealer, cookies: Cookies, nowMs = Date.now()): string[] {
  const attempts = Object.entries(cookies)
    .filter(([name]) => name.startsWith(cookiePrefix))
    .map(([name, sealed]) => ({ name, startedAt: openTransaction(sealer, sealed, nowMs)?.startedAt ?? 0 }))
    .sort((a, b) => b.startedAt - a.startedAt)
  return attempts
    .filter(({ startedAt }, index) => startedAt === 0 || index >= maxTransactions - 1)
    .map(({ name }) => name)
}
