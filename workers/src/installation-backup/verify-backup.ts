import { readdir } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { RefusedError } from './refused-error.ts'
import { sumOf, type Sum } from './durable-files.ts'
import {
  databaseFile,
  FileEntry,
  fileListFile,
  filesFolder,
  manifestFiles,
  readManifest,
  settingsFile,
  type Manifest,
} from './manifest.ts'

/** All objects of the storage in a backup, one at a time. @throws RefusedError for a line that isn't an entry */
export async function* readFileList(folder: string): AsyncGenerator<FileEntry, void, undefined> {
  const lines = createInterface({ input: createReadStream(join(folder, fileListFile)), crlfDelay: Infinity })
  for await (const line of lines) {
    const parsed = FileEntry.safeParse(JSON.parse(line))
    if (!parsed.success) throw new RefusedError(`the backup was altered: ${fileListFile} can't be read`)
    yield parsed.data
  }
}

/** The paths of all files below a folder. @throws RefusedError for anything that is neither a file nor a folder */
async function* pathsBelow(root: string, folder = ''): AsyncGenerator<string, void, undefined> {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* pathsBelow(root, path)
    else if (entry.isFile()) yield path
    else throw new RefusedError(`the backup was altered: ${path} is not a file`)
  }
}

/**
 * Reads a whole backup and compares every file with the manifest. Changes nothing.
 * @returns the manifest and the size of the backup in bytes
 * @throws RefusedError if a file is missing, altered or added
 */
export async function verifyBackup(folder: string): Promise<{ manifest: Manifest; sizeBytes: number }> {
  const manifest = await readManifest(folder)
  const expected = new Set(manifestFiles)
  let sizeBytes = 0

  async function compare(path: string, { sizeBytes: size, sha256 }: Sum): Promise<void> {
    if (expected.has(path)) throw new RefusedError(`the backup was altered: it names ${path} twice`)
    expected.add(path)
    const copy = await sumOf(join(folder, path)).catch((error: unknown) => {
      throw new RefusedError(`the backup is incomplete: ${path} can't be read`, { cause: error })
    })
    if (copy.sizeBytes !== size) {
      throw new RefusedError(`the backup is incomplete or was altered: ${path} has another size`)
    }
    if (copy.sha256 !== sha256) {
      throw new RefusedError(`the backup was altered: ${path} doesn't match its checksum`)
    }
    sizeBytes += size
  }

  await compare(databaseFile, manifest.database)
  await compare(fileListFile, manifest.fileList)
  if (manifest.settings) await compare(settingsFile, manifest.settings)
  let files = 0
  for await (const entry of readFileList(folder)) {
    await compare(`${filesFolder}/${entry.key}`, entry)
    files += 1
  }
  if (files !== manifest.files) throw new RefusedError('the backup was altered: it lists other files')
  for await (const path of pathsBelow(folder)) {
    if (!expected.has(path)) throw new RefusedError(`the backup was altered: ${path} doesn't belong to it`)
  }
  return { manifest, sizeBytes }
}
