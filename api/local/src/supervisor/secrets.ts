import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ifMissing } from '../servers/if-missing.ts'
import { storedEngines } from '../servers/stored-engine.ts'
import { StartError } from './start-error.ts'

const names = [
  'JWT_SECRET',
  'IDENTITY_SECRET',
  'OIDC_CLIENT_SECRET',
  'PAYMENTS_SECRET_KEY',
  'PAYMENTS_WEBHOOK_SECRET',
] as const
const secretBytes = 32
const ownerOnly = 0o600

/** The random secrets of one installation, as environment variables. */
export type Secrets = Record<(typeof names)[number] | 'BACKUP_KEYS', string>

/** The keys of backups have names, so that they can be replaced. */
const newBackupKeys = () => `first:${randomBytes(secretBytes).toString('base64')}`

const isSecrets = (stored: unknown): stored is Partial<Secrets> =>
  typeof stored === 'object' &&
  stored !== null &&
  !Array.isArray(stored) &&
  Object.values(stored).every((value) => typeof value === 'string')

/** Undefined if the text is no JSON. The parser's error isn't passed on, because it quotes the text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined if there is no file. */
async function read(file: string): Promise<Partial<Secrets> | undefined> {
  try {
    const text = await readFile(file, 'utf8').catch(ifMissing(undefined))
    if (text === undefined) return undefined
    const stored = parse(text)
    if (isSecrets(stored)) return stored
    throw new Error('its content is damaged')
  } catch (error) {
    throw new StartError(
      `The secrets of this installation in ${file} can’t be read: ${(error as Error).message}.\n` +
        'Repair the file, or restore it from a copy. If you delete it, ' +
        'the accounts in the database and all backups made so far can no longer be opened.',
      { cause: error },
    )
  }
}

/** New secrets can't open what an earlier start stored under `dataDir`. */
async function refuseDatabase(file: string, dataDir: string): Promise<void> {
  if ((await storedEngines(dataDir)).length === 0) return
  throw new StartError(
    `The secrets of this installation are missing: ${file}, but there is a database in ${dataDir}.\n` +
      'Restore the file from a copy. Without it, neither the accounts in the database nor any backup made so far ' +
      'can be opened.\n' +
      `To start empty with new secrets, move ${dataDir} elsewhere; if you find the file again, move both back.`,
  )
}

/** Some network file systems flush no folders. */
const isUnsupported = ({ code = '' }: NodeJS.ErrnoException) => ['EINVAL', 'ENOTSUP', 'ENOSYS'].includes(code)

/** Flushes the names in a folder where that is possible. Windows can't open folders. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } catch (error) {
    if (!isUnsupported(error as NodeJS.ErrnoException)) throw error
  } finally {
    await folder.close()
  }
}

/** Replaces the file at once: a full disk or a power cut leaves either the old content or the new one. */
async function replace(file: string, secrets: Secrets): Promise<void> {
  const part = `${file}.part`
  // A part of a killed start may be readable by others.
  await rm(part, { force: true })
  const opened = await open(part, 'wx', ownerOnly)
  try {
    await opened.writeFile(`${JSON.stringify(secrets, null, 2)}\n`)
    await opened.sync()
  } finally {
    await opened.close()
  }
  await rename(part, file)
  await flushFolder(dirname(file))
}

/**
 * Reads the secrets and creates missing ones. The file is readable by its owner only. It is kept, because new
 * secrets would sign everybody out and make the issuer's stored keys and all backups unreadable.
 * @param dataDir the folder of the database that belongs to the secrets; undefined if it is on another server
 * @throws StartError if the file exists but can't be read, or is missing while there is a database
 */
export async function keepSecrets(file: string, dataDir?: string): Promise<Secrets> {
  const kept = await read(file)
  if (!kept && dataDir !== undefined) await refuseDatabase(file, dataDir)
  const stored = kept ?? {}
  const random = Object.fromEntries(
    names.map((name) => [name, stored[name] ?? randomBytes(secretBytes).toString('base64url')]),
  ) as Omit<Secrets, 'BACKUP_KEYS'>
  const secrets: Secrets = { ...random, BACKUP_KEYS: stored.BACKUP_KEYS ?? newBackupKeys() }
  if (Object.keys(secrets).every((name) => name in stored)) {
    await chmod(file, ownerOnly)
  } else {
    await mkdir(dirname(file), { recursive: true })
    // A newer version may have stored more secrets.
    await replace(file, { ...stored, ...secrets })
  }
  return secrets
}
