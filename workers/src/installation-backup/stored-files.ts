import {
  isObjectKey,
  type LargeObjectStorage,
  type ObjectStorage,
  type StoredContentType,
} from '@classeur/storage'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** The type of a person's own backup, which is encrypted and may be larger than memory. */
export const sealedContentType = 'application/octet-stream'
export type StoredFileType = StoredContentType | typeof sealedContentType

/** The stored bytes of any key, as they are: an encrypted file stays encrypted. Null if there is no such file. */
export async function readObject(
  storage: Pick<ObjectStorage & LargeObjectStorage, 'get' | 'getRange' | 'sizeOf'>,
  key: string,
): Promise<{ body: Readable; contentType: StoredFileType; sizeBytes: number } | null> {
  if (isObjectKey(key)) return storage.get(key)
  const sizeBytes = await storage.sizeOf(key)
  if (sizeBytes === null) return null
  return { body: storage.getRange(key, 0, sizeBytes), contentType: sealedContentType, sizeBytes }
}

/** Stores a file of a backup under its key again. */
export async function writeObject(
  storage: Pick<ObjectStorage & LargeObjectStorage, 'put' | 'putStream'>,
  { key, contentType }: { key: string; contentType: StoredFileType },
  path: string,
): Promise<void> {
  if (contentType === sealedContentType) await storage.putStream(key, createReadStream(path))
  else await storage.put(key, await readFile(path), contentType)
}
