import { fileOfKeyObject } from '@classeur/archive'
import { isObjectKey, type LargeObjectStorage, type ObjectStorage } from '@classeur/storage'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { writeDurably, type Sum } from './durable-files.ts'
import { fileListFile, filesFolder, type FileEntry } from './manifest.ts'
import { readObject } from './stored-files.ts'

export type ReadableStorage = Pick<ObjectStorage & LargeObjectStorage, 'list' | 'get' | 'getRange' | 'sizeOf'>

async function* asBytes(lines: Iterable<string>): AsyncGenerator<Buffer, void, undefined> {
  for (const line of lines) yield Buffer.from(line)
}

/** The files of the storage in a backup that is being made. */
export function createCopiedFiles(folder: string, storage: ReadableStorage) {
  const copied = new Map<string, Omit<FileEntry, 'key'>>()
  const pathOf = (key: string) => join(folder, filesFolder, key)

  async function copy(key: string): Promise<void> {
    const object = await readObject(storage, key)
    // Deleted since it was listed. A copy from before may still be needed.
    if (!object) return
    const { body, contentType, sizeBytes } = object
    const sizeNow = () => (isObjectKey(key) ? sizeBytes : storage.sizeOf(key))
    const part = `${pathOf(key)}.part`
    try {
      const sum: Sum = await writeDurably(part, body)
      await rename(part, pathOf(key))
      copied.set(key, { contentType, ...sum })
    } catch (error) {
      await rm(part, { force: true })
      if ((await sizeNow()) === sizeBytes) throw error
    }
    // It was deleted or replaced between reading its size and its content.
    if ((await sizeNow()) !== sizeBytes) await copy(key)
  }

  return {
    /** Copies all files that aren't copied yet. Returns all listed keys. */
    async copyNew(): Promise<ReadonlySet<string>> {
      const listed = new Set<string>()
      for await (const key of storage.list()) {
        listed.add(key)
        if (!copied.has(key)) await copy(key)
      }
      return listed
    },

    /**
     * Copies again those of these files that may have been replaced: the small objects with the keys of people's
     * backups are, when the key of the installation changes. Every other file keeps its content until it is deleted.
     */
    async copyReplaced(keys: ReadonlySet<string>): Promise<void> {
      for (const key of keys) if (fileOfKeyObject(key) !== undefined) await copy(key)
    },

    /** Deletes the copies of all other files. */
    async keepOnly(keys: ReadonlySet<string>): Promise<void> {
      for (const key of copied.keys()) {
        if (keys.has(key)) continue
        await rm(pathOf(key))
        copied.delete(key)
      }
    },

    /** Writes the list of all copies into the backup. */
    async writeList(): Promise<{ fileList: Sum; files: number }> {
      const entries = [...copied].map(([key, copy]) => ({ key, ...copy }) satisfies FileEntry)
      const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`)
      const fileList = await writeDurably(join(folder, fileListFile), Readable.from(asBytes(lines)))
      return { fileList, files: entries.length }
    },
  }
}
