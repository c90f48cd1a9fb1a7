import { accessTokenAudience, accessTokenIssuer } from '@classeur/contracts'
import { generationIdFor } from '@classeur/database'
import type { BenchEnvironment } from '@classeur/local/bench'
import { SignJWT } from 'jose'
import { creditPeriodAt } from '@classeur/domain/credits'

export const benchSecret = 'a secret of the benches, long enough to be one'
export const benchBackupKeys = `bench:${Buffer.alloc(32).toString('base64')}`
export const benchOrigin = 'http://localhost:3999'

export interface BenchPerson {
  id: string
  token: string
}

/** Creates signed-in people with a profile, a session and the monthly credits. */
export async function createPeople(
  { connection }: Pick<BenchEnvironment, 'connection'>,
  count: number,
): Promise<BenchPerson[]> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const period = creditPeriodAt(now).key
  const ids = Array.from({ length: count }, (_, index) => generationIdFor('bench-person', `${index}`))
  const { ObjectId } = connection.base.mongo
  const profile = { role: 'teacher', subjects: [], language: 'en', digits: 'latin', theme: 'system' }
  const amounts = { granted: 20, purchased: 0, reserved: 0 }
  const grant = {
    n: 1,
    kind: 'grant',
    change: amounts,
    balance: amounts,
    generationId: null,
    period,
    at: now,
  }
  const insert = (collection: string, rows: object[]) => connection.collection(collection).insertMany(rows)
  await insert(
    'user_info',
    ids.map((id) => ({ _id: id, displayName: 'Bench', ...profile })),
  )
  await insert(
    'credit_entries',
    ids.map((id) => ({ userId: id, key: `grant:${id}:${period}:20`, ...grant })),
  )
  const session = { device: 'bench', sealedIdToken: null, createdAt: now, lastUsedAt: now, expiresAt }
  await insert(
    'sessions',
    ids.map((id) => ({ _id: new ObjectId(id), userId: id, familyHash: id, tokenHash: id, ...session })),
  )
  const key = new TextEncoder().encode(benchSecret)
  return Promise.all(
    ids.map(async (id) => {
      const token = await new SignJWT({ sid: id })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setIssuer(accessTokenIssuer)
        .setAudience(accessTokenAudience)
        .setIssuedAt()
        .setExpirationTime('1 hour')
        .sign(key)
      return { id, token }
    }),
  )
}
