import type { AccountRepository } from '@classeur/database'
import { hashPassword } from './passwords.ts'

/** Creates the account, verified, unless the address has one: its password is never set back. */
export async function ensureSampleAccount(
  accounts: Pick<AccountRepository, 'findByEmail' | 'insert'>,
  sample: { email: string; password: string },
): Promise<void> {
  if (await accounts.findByEmail(sample.email)) return
  await accounts.insert(sample.email, await hashPassword(sample.password), true)
}
