import type { ObjectStorage } from '@classeur/storage'
import type { FastifyBaseLogger } from 'fastify'

/** Deletes the file of a replaced logo. A failure is only logged, so that the request succeeds. */
export const createLogoRemoval =
  (storage: Pick<ObjectStorage, 'delete'>, log: Pick<FastifyBaseLogger, 'warn'>) =>
  (key: string): Promise<void> =>
    storage.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'old logo not deleted'))

export type RemoveLogoFile = ReturnType<typeof createLogoRemoval>
