import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { createPasswordVerifier, hashPassword } from './passwords.ts'
import { createSignIn } from './sign-in.service.ts'

vi.mock('@node-rs/argon2', { spy: true })

test('signing in with an unknown address costs the same password comparison as with a wrong password', async () => {
  const account = { email: 'ada@school.test', passwordHash: await hashPassword('a long sentence') }
  const signIn = createSignIn({
    accounts: {
      findByEmail: (email) => Promise.resolve(email === account.email ? (account as never) : null),
    },
    passwords: await createPasswordVerifier(),
    limiter: { count: () => Promise.resolve(), forgive: () => Promise.resolve() } as never,
    devices: { knows: () => false },
    noteFailure: () => undefined,
  })
  /** Returns the costs of the compared hashes: an argon2 hash states its cost before the salt. */
  const comparedFor = async (email: string) => {
    vi.mocked(verify).mockClear()
    const attempt = signIn({ email, password: 'wrong' }, { network: '10.0.0.1', device: null, browser: '' })
    await expect(attempt).rejects.toMatchObject({ code: 'identity/wrong-credentials' })
    return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
  }
  const known = await comparedFor(account.email)
  expect(known).toHaveLength(1)
  expect(await comparedFor('nobody@school.test')).toEqual(known)
})
