import { AppError, type SignInRequest } from '@classeur/contracts'
import type { AccountRepository } from '@classeur/database'
import type { AttemptLimiter } from '../limits/attempt-limiter.ts'
import type { PasswordVerifier } from './passwords.ts'

interface SignInParts {
  accounts: Pick<AccountRepository, 'findByEmail'>
  passwords: PasswordVerifier
  limiter: AttemptLimiter
}

/**
 * Checks e-mail and password and returns the account id. An unknown address and a wrong password answer alike,
 * in the same time; that the address is not confirmed is said only to who knows the password.
 * @throws AppError `general/too-many-requests`, `identity/wrong-credentials`, `identity/email-not-verified`
 */
export const createSignIn =
  ({ accounts, passwords, limiter }: SignInParts) =>
  async ({ email, password }: SignInRequest): Promise<string> => {
    await limiter.count('sign-in', email)
    const account = await accounts.findByEmail(email)
    const matches = await passwords.matches(account?.passwordHash ?? null, password)
    if (!account || !matches) throw new AppError('identity/wrong-credentials')
    await limiter.forgive('sign-in', email)
    if (!account.emailVerified) throw new AppError('identity/email-not-verified')
    return account.id
  }

export type SignIn = ReturnType<typeof createSignIn>
