import { AppError, type SignInRequest } from '@classeur/contracts'
import type { Account, AccountRepository } from '@classeur/database'
import type { Caller } from '../devices/callers.ts'
import type { KnownDevices } from '../devices/known-devices.ts'
import type { AttemptLimiter } from '../limits/attempt-limiter.ts'
import type { NoteFailedSignIn } from './failed-sign-ins.ts'
import type { PasswordVerifier } from './passwords.ts'

interface SignInParts {
  accounts: Pick<AccountRepository, 'findByEmail'>
  passwords: PasswordVerifier
  limiter: AttemptLimiter
  devices: Pick<KnownDevices, 'knows'>
  noteFailure: NoteFailedSignIn
}

/**
 * Checks email and password and returns the account. An unknown address and a wrong password get the same response in
 * the same time. Wrong passwords slow down one network, or one known device of the account, so a stranger who guesses
 * never slows down the owner's usual device.
 * @throws AppError `general/too-many-requests`, `identity/wrong-credentials`
 */
export const createSignIn =
  ({ accounts, passwords, limiter, devices, noteFailure }: SignInParts) =>
  async ({ email, password }: SignInRequest, { network, device, browser }: Caller): Promise<Account> => {
    const account = await accounts.findByEmail(email)
    const knownDevice = device && devices.knows(device, account) ? device : null
    const subject = [email, knownDevice ? `device:${knownDevice.id}` : `network:${network}`]
    await limiter.count('sign-in', subject)
    if (!knownDevice) await limiter.count('sign-in-anywhere', [email])
    const matches = await passwords.matches(account?.passwordHash ?? null, password)
    if (account && !matches) noteFailure(account, browser)
    if (!account || !matches) throw new AppError('identity/wrong-credentials')
    await limiter.forgive('sign-in', subject)
    return account
  }

export type SignIn = ReturnType<typeof createSignIn>
