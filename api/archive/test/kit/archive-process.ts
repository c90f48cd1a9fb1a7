/**
 * Writes an archive of a given size, sealed, into a folder, and reads it again; or copies the same bytes into a file
 * and back, with a hash, as the least that such work can cost. Sends the time and the most memory that was in use.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createStorage } from '@classeur/storage'
import { createSealedStore, openArchive, writeArchive, type ArchiveSource } from '../../src/index.ts'

export interface ArchiveRunFacts {
  ms: number
  peakBytes: number
}

const [what, directory = '', mebibytes, share] = process.argv.slice(2)
const mebibyte = 1024 * 1024
const documentsShare = Number(share)
const pictureBytes = 4 * mebibyte
const pictures = Math.max(1, Math.round((Number(mebibytes) * mebibyte * (1 - documentsShare)) / pictureBytes))
const rows = Math.round((Number(mebibytes) * mebibyte * documentsShare) / 1000)
const content = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(pictureBytes - 8)])
const cells = randomBytes(800).toString('base64').slice(0, 900)

async function* picture() {
  for (let start = 0; start < pictureBytes; start += 65_536) {
    yield Promise.resolve(content.subarray(start, start + 65_536))
  }
}

const source: ArchiveSource = {
  ...{ createdAt: new Date(), ownerId: 'a-teacher', withMedia: true, readme: '' },
  async *documents(collection) {
    if (collection === 'mark_rows') for (let n = 0; n < rows; n += 1) yield Promise.resolve({ n, cells })
  },
  async *workbooks() {},
  async *media() {
    for (let n = 0; n < pictures; n += 1) {
      const open = () => Promise.resolve(Readable.from(picture()))
      yield Promise.resolve({ key: `images/${n}.png`, sizeBytes: pictureBytes, open })
    }
  },
}

async function ours(): Promise<void> {
  const storage = createStorage({ kind: 'folder', directory })
  const store = createSealedStore({ storage, keys: [{ id: 'a', secret: randomBytes(32) }] })
  const pipe = new PassThrough()
  await Promise.all([store.write('backups/1.sealed', pipe), writeArchive(source, pipe)])
  const archive = await openArchive(await store.open('backups/1.sealed'))
  await archive.check()
}

async function* bytes() {
  for (let n = 0; n < rows; n += 1) yield Promise.resolve(Buffer.from(JSON.stringify({ n, cells })))
  for (let n = 0; n < pictures; n += 1) yield* picture()
}

async function bare(): Promise<void> {
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    const hash = createHash('sha256')
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
    hash.digest()
  }
  const file = join(directory, 'copy')
  await pipeline(bytes, hashed, createWriteStream(file, { flush: true }))
  for await (const _chunk of hashed(createReadStream(file) as AsyncIterable<Buffer>));
}

const startedAt = performance.now()
await (what === 'bare' ? bare() : ours())
const facts: ArchiveRunFacts = {
  ms: performance.now() - startedAt,
  peakBytes: process.resourceUsage().maxRSS * 1024,
}
await rm(directory, { recursive: true, force: true })
process.send?.(facts)
process.disconnect?.()
