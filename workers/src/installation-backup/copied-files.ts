import type { LargeObjectStorage, ObjectStorage } from '@classeur/storage'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { writeDurably, type Sum } from './durable-files.ts'
import { fileListFile, filesFolder, type FileEntry } from './manifest.ts'
import { isReplaceable, readObject } from './stored-files.ts'

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
    await rm(pathOf(key), { force: true })
    copied.delete(key)
    const sum: Sum = await writeDurably(pathOf(key), object.body)
    copied.set(key, { contentType: object.contentType, ...sum })
  }

  return {
    /** Copies all files that aren't copied yet, and again those whose content may have changed. Returns all listed keys. */
    async copyNew(): Promise<ReadonlySet<string>> {
      const listed = new Set<string>()
      for await (const key of storage.list()) {
        listed.add(key)
        if (!copied.has(key) || isReplaceable(key)) await copy(key)
      }
      return listed
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
