import { backupKeyVariables } from '@classeur/archive'
import { checkStorageVariables, storageVariables } from '@classeur/storage'
import { z } from 'zod'
import { readEnvironment } from './read-environment.ts'

const RewrapEnvironment = z
  .object({ ...storageVariables, ...backupKeyVariables })
  .superRefine(checkStorageVariables, { when: () => true })

export type RewrapConfig = z.infer<typeof RewrapEnvironment>

/**
 * Reads the environment of the program that rotates the keys of backups.
 * @throws RefusedError with one line that names every variable that is missing or wrong
 */
export const readRewrapConfig = (environment: NodeJS.ProcessEnv): RewrapConfig =>
  readEnvironment(RewrapEnvironment, environment)
