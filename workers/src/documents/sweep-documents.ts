import type { DocumentFilesRepository } from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'
import { attemptAll } from '../runtime/attempt-all.ts'

const batch = 50

/**
 * Deletes files that people can no longer download; the file first, so that an interruption leaves no orphaned file.
 * @throws AggregateError after the sweep, with the errors of the files that couldn't be deleted
 */
export async function sweepDocuments({
  documentFiles,
  storage,
  stop,
}: {
  documentFiles: Pick<DocumentFilesRepository, 'listExpired' | 'forget'>
  storage: Pick<ObjectStorage, 'delete'>
  stop?: AbortSignal
}): Promise<void> {
  const expired = await documentFiles.listExpired(batch)
  await attemptAll(
    expired.map(({ _id, document }) => async () => {
      await storage.delete(document.key)
      await documentFiles.forget(String(_id))
    }),
    stop,
  )
}
