import type { ReadableArchive } from '@classeur/backups'
import { pictureTypeOf } from '@classeur/documents'
import type { ObjectStorage, StoredContentType } from '@classeur/storage'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** A picture is read as a whole; the largest one that the product makes is much smaller. */
const largestFileBytes = 64 * 1024 * 1024

/** A file of an archive isn't what its picture says. */
class WrongFileError extends Error {}

export async function isStored(storage: Pick<ObjectStorage, 'get'>, key: string): Promise<boolean> {
  const stored = await storage.get(key)
  stored?.body.destroy()
  return stored !== null
}

/**
 * Copies pictures of an archive into the storage, unless they are there. Their bytes decide their type.
 * @throws WrongFileError
 */
export function createRestoredFiles(
  archive: Pick<ReadableArchive, 'media'> | null,
  storage: Pick<ObjectStorage, 'get' | 'put' | 'delete'>,
) {
  let openers: Map<string, { sizeBytes: number; open: () => Promise<Readable> }> | null = null

  async function find(source: string) {
    if (!openers) {
      openers = new Map()
      if (archive)
        for await (const { key, sizeBytes, open } of archive.media()) openers.set(key, { sizeBytes, open })
    }
    return openers.get(source)
  }

  return {
    async copy(source: string, key: string): Promise<boolean> {
      if (await isStored(storage, key)) return false
      const media = await find(source)
      if (!media || media.sizeBytes > largestFileBytes) throw new WrongFileError(source)
      const bytes = await buffer(await media.open())
      const contentType: StoredContentType | null = pictureTypeOf(bytes)
      if (contentType === null) throw new WrongFileError(source)
      await storage.put(key, bytes, contentType)
      return true
    },
    delete: (key: string): Promise<void> => storage.delete(key),
  }
}
