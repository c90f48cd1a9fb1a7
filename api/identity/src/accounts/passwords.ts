import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default kind) with the parameters OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** `matches(null, …)` takes as long as a real comparison, so that response times don't reveal unknown addresses. */
export async function createPasswordVerifier() {
  const hashOfNobody = await hashPassword(randomBytes(32).toString('hex'))

  return {
    async matches(passwordHash: string | null, password: string): Promise<boolean> {
      const same = await verify(passwordHash ?? hashOfNobody, password)
      return same && passwordHash !== null
    },
  }
}

export type PasswordVerifier = Awaited<ReturnType<typeof createPasswordVerifier>>
