import { attemptEach, type DocumentFilesRepository } from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'

const batch = 50

type ExpiredFile = Awaited<ReturnType<DocumentFilesRepository['listExpired']>>[number]

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
  const forget = async ({ _id, document }: ExpiredFile) => {
    await storage.delete(document.key)
    await documentFiles.forget(String(_id))
  }
  await attemptEach(await documentFiles.listExpired(batch), forget, stop)
}
