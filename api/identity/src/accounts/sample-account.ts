import { sampleAccount } from '@classeur/domain/installation'
import type { AccountRepository } from '@classeur/database'
import { hashPassword } from './passwords.ts'

/**
 * Enables the configured sample account, and creates it unless its address has an account; an existing password is
 * never overwritten. Without a configured sample account, closes those of earlier starts, because their password is
 * public.
 */
export async function keepSampleAccount(
  accounts: Pick<AccountRepository, 'openSample' | 'closeSamples' | 'insert'>,
  sample: { email: string; password: string } | undefined,
): Promise<void> {
  if (!sample) return accounts.closeSamples(sampleAccount.email)
  if (await accounts.openSample(sample.email)) return
  await accounts.insert(sample.email, await hashPassword(sample.password), { sample: true })
}
