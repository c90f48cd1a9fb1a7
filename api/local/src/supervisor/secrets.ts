import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const names = [
  'JWT_SECRET',
  'IDENTITY_SECRET',
  'OIDC_CLIENT_SECRET',
  'PAYMENTS_SECRET_KEY',
  'PAYMENTS_WEBHOOK_SECRET',
] as const
const secretBytes = 32

/** The random secrets of one installation, as environment variables. */
export type Secrets = Record<(typeof names)[number] | 'BACKUP_KEYS', string>

/** The keys of backups have names, so that they can be replaced. */
const newBackupKeys = () => `first:${randomBytes(secretBytes).toString('base64')}`

/**
 * Reads the secrets and creates missing ones. The file is readable by its owner only. It is kept, because new
 * secrets would sign everybody out and make the issuer's stored keys and all backups unreadable.
 */
export async function keepSecrets(file: string): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const stored = JSON.parse(text) as Partial<Secrets>
  const random = Object.fromEntries(
    names.map((name) => [name, stored[name] ?? randomBytes(secretBytes).toString('base64url')]),
  ) as Omit<Secrets, 'BACKUP_KEYS'>
  const secrets: Secrets = { ...random, BACKUP_KEYS: stored.BACKUP_KEYS ?? newBackupKeys() }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  // The mode above applies only to a new file.
  await chmod(file, 0o600)
  return secrets
}
