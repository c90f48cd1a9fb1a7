import type { DocumentFilesRepository } from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'

const batch = 50

/** Deletes files that people can no longer download; the file first, so that an interruption leaves no orphaned file. */
export async function sweepDocuments({
  documentFiles,
  storage,
}: {
  documentFiles: Pick<DocumentFilesRepository, 'listExpired' | 'forget'>
  storage: Pick<ObjectStorage, 'delete'>
}): Promise<void> {
  for (const { _id, document } of await documentFiles.listExpired(batch)) {
    await storage.delete(document.key)
    await documentFiles.forget(String(_id))
  }
}
