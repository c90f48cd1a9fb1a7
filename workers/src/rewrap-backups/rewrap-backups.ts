import { rewrapAll } from '@classeur/archive'
import { createStorage, storageConfigOf } from '@classeur/storage'
import { readRewrapConfig } from '../config/rewrap-config.ts'
import { RefusedError } from '../installation-backup/refused-error.ts'

/**
 * Seals the keys of all stored backups with the first of `BACKUP_KEYS`, so that the others can be removed.
 * @param say prints a line of the result
 * @throws RefusedError with a sentence for the operator, also if a backup can't be opened with any of the keys
 */
export async function rewrapBackups(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const config = readRewrapConfig(environment)
  const [current, ...older] = config.BACKUP_KEYS
  const result = await rewrapAll(createStorage(storageConfigOf(config)), config.BACKUP_KEYS)
  say(`${result.rewrapped} sealed again with the key "${current.id}"`)
  say(`${result.current} had this key already`)
  for (const { key, error } of result.unreadable) say(`${key}: ${error.message}`)
  if (result.unreadable.length > 0) {
    throw new RefusedError(`${result.unreadable.length} can't be opened; remove no key from BACKUP_KEYS`)
  }
  if (older.length > 0) say(`BACKUP_KEYS needs only the key "${current.id}" now`)
}
