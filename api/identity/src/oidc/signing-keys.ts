import { createHash } from 'node:crypto'
import type { SigningKeyRepository } from '@classeur/database'
import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose'

export const signingAlgorithm = 'RS256'
/** If the newest key is older, the next start adds a new one; the old key stays published. */
const maxKeyAgeMs = 90 * 24 * 3600 * 1000

const sealingKey = (secret: string) => createHash('sha256').update(`signing-keys:${secret}`).digest()

async function seal(jwk: JWK, secret: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(jwk)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(sealingKey(secret))
}

async function unseal(sealedJwk: string, secret: string): Promise<JWK> {
  const { plaintext } = await compactDecrypt(sealedJwk, sealingKey(secret)).catch((cause: unknown) => {
    throw new Error('the stored signing keys were sealed with another IDENTITY_SECRET', { cause })
  })
  return JSON.parse(new TextDecoder().decode(plaintext)) as JWK
}

/** Adds a key for signing from the next start on. If another process adds one first, keeps that one. */
export async function addSigningKey(
  keys: Pick<SigningKeyRepository, 'list' | 'insert'>,
  secret: string,
): Promise<void> {
  const [newest] = await keys.list()
  const number = (newest?.number ?? 0) + 1
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true, modulusLength: 2048 })
  const jwk = { ...(await exportJWK(privateKey)), use: 'sig', alg: signingAlgorithm }
  await keys.insert(number, await seal(jwk, secret))
}

/**
 * Loads the private keys, newest first (the first one signs). Adds a key if there is none, or if the newest is
 * too old.
 * @throws Error if the keys were sealed with another secret
 */
export async function loadSigningKeys(
  keys: Pick<SigningKeyRepository, 'list' | 'insert'>,
  secret: string,
): Promise<[JWK, ...JWK[]]> {
  const [newest] = await keys.list()
  if (!newest || Date.now() - newest.createdAt.getTime() > maxKeyAgeMs) await addSigningKey(keys, secret)
  const unsealed = (await keys.list()).map(({ sealedJwk }) => unseal(sealedJwk, secret))
  const [signing, ...older] = await Promise.all(unsealed)
  if (!signing) throw new Error('there is no signing key')
  return [signing, ...older]
}
