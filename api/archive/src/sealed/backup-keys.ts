import { z } from 'zod'

/** A key of the installation, which seals the keys of files. */
export interface BackupKey {
  id: string
  /** 32 bytes. */
  secret: Buffer
}

/** The first key seals; the others only open what was sealed with them. */
export type BackupKeys = readonly [BackupKey, ...BackupKey[]]

const keyBytes = 32
const idPattern = /^[a-z0-9][a-z0-9-]{0,31}$/
const base64Pattern = /^[A-Za-z0-9+/_-]+={0,2}$/

/** Returns the keys, or the problem without any part of the value. */
function readKeys(text: string): BackupKeys | string {
  const keys: BackupKey[] = []
  for (const part of text.split(',')) {
    const [id = '', encoded = '', ...rest] = part.trim().split(':')
    if (!idPattern.test(id) || !base64Pattern.test(encoded) || rest.length > 0)
      return 'must be id:base64,id:base64'
    const secret = Buffer.from(encoded, 'base64')
    if (secret.length !== keyBytes) return `each key needs ${keyBytes} bytes`
    if (keys.some((key) => key.id === id)) return 'each id may stand there once'
    keys.push({ id, secret })
  }
  const [current, ...older] = keys
  return current ? [current, ...older] : 'needs a key'
}

/** The variables of every process that seals or opens backups. */
export const backupKeyVariables = {
  /** `id:base64,id:base64`, each with 32 random bytes; the first is used for new backups. */
  BACKUP_KEYS: z.string().transform((text, context): BackupKeys => {
    const keys = readKeys(text)
    if (typeof keys !== 'string') return keys
    context.addIssue({ code: 'custom', message: keys, input: undefined })
    return z.NEVER
  }),
}
