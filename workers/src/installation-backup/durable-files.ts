import { flushFolder } from '@classeur/storage'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'

/** The size and the SHA-256 checksum, in hexadecimal, of a file. */
export interface Sum {
  sizeBytes: number
  sha256: string
}

/** Only the owner may read a backup, because it contains all data and secrets. */
export const ownerOnly = { folder: 0o700, file: 0o600 }

/** Flushes a file and the name of the file in its folder. */
export async function flushFile(path: string): Promise<void> {
  const opened = await open(path, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
  await flushFolder(dirname(path))
}

/** Writes a new file and flushes it; creates its folder. Returns the size and checksum of what was written. */
export async function writeDurably(path: string, content: string | Readable): Promise<Sum> {
  await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder })
  const hash = createHash('sha256')
  let sizeBytes = 0
  const file = await open(path, 'wx', ownerOnly.file)
  try {
    for await (const chunk of typeof content === 'string' ? [Buffer.from(content)] : content) {
      const bytes = chunk as Buffer
      hash.update(bytes)
      sizeBytes += bytes.byteLength
      await file.writeFile(bytes)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** Reads a whole file to compute its checksum; memory doesn't grow with the size. */
export async function sumOf(path: string): Promise<Sum> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Buffer
    hash.update(bytes)
    sizeBytes += bytes.byteLength
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}
