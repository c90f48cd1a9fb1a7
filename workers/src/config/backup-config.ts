import { checkStorageVariables, storageVariables } from '@classeur/storage'
import { z } from 'zod'
import { readEnvironment } from './read-environment.ts'

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(emptyAsAbsent, z.string().min(1).optional())

/** The environment of the program that backs up and restores a whole installation. */
export const BackupEnvironment = z
  .object({
    MONGO_URL: z.string().min(1),
    /** Emptied by a restore, because its jobs belong to the replaced data. */
    REDIS_URL: z.string().min(1),
    /** The folder that contains one folder for each backup. */
    BACKUP_DIR: z.string().min(1),
    /** The file with the settings and secrets of the installation; unset: backups don't contain them. */
    BACKUP_SETTINGS_FILE: text,
    /** Days after which `create` deletes an older backup. */
    BACKUP_KEEP_DAYS: z.preprocess(emptyAsAbsent, z.coerce.number().int().positive().default(30)),
    /** Health addresses of the processes that must be stopped during a restore, separated by spaces. */
    BACKUP_STOPPED_URLS: z.string().default(''),
    ...storageVariables,
  })
  .superRefine(checkStorageVariables, { when: () => true })

export type BackupConfig = z.infer<typeof BackupEnvironment>

/** @throws RefusedError with one line that names every variable that is missing or wrong */
export function readBackupConfig(environment: NodeJS.ProcessEnv): BackupConfig {
  return readEnvironment(BackupEnvironment, environment)
}

/** The environment of this process, which the database tools get too. */
export const ownEnvironment = (): NodeJS.ProcessEnv => process.env
