import { pipeline } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import yauzl from 'yauzl'
import { ArchiveRefusedError } from '../format/archive-refused-error.ts'
import { refusalOf, type OpenedZip } from './open-zip.ts'
import type { ArchiveEntry } from './read-entries.ts'

const descriptorFlag = 0x0008
const inlineSize = 0xffffffff

/**
 * Returns the position of an entry's content. @throws ArchiveRefusedError if the entry's own header contradicts the
 * central directory
 */
async function contentStart(zip: yauzl.ZipFile, entry: ArchiveEntry): Promise<number> {
  const yauzlEntry = Object.assign(new yauzl.Entry(), {
    relativeOffsetOfLocalHeader: entry.offset,
    compressedSize: entry.packedBytes,
  })
  const header = await zip.readLocalFileHeaderPromise(yauzlEntry)
  // With a descriptor behind the content, sizes and checksum are zero here.
  const isLater = (entry.flags & descriptorFlag) !== 0
  const agrees = (inHeader: number, said: number) =>
    inHeader === said || (isLater && inHeader === 0) || (inHeader === inlineSize && said >= inlineSize)
  const isSame =
    header.fileName.toString('utf8') === entry.path &&
    header.compressionMethod === (entry.isDeflated ? 8 : 0) &&
    header.generalPurposeBitFlag === entry.flags &&
    header.lastModFileTime === entry.time &&
    header.lastModFileDate === entry.date &&
    agrees(header.crc32, entry.crc32) &&
    agrees(header.compressedSize, entry.packedBytes) &&
    agrees(header.uncompressedSize, entry.bytes)
  if (!isSame) throw new ArchiveRefusedError('broken-structure', { file: entry.path })
  // Fields that only this header has can move the content into another file.
  if (header.fileDataStart + entry.packedBytes > entry.limit) {
    throw new ArchiveRefusedError('overlapping-files', { file: entry.path })
  }
  return header.fileDataStart
}

/**
 * Unpacks a file. Never passes on more bytes than the table of contents says.
 * @throws ArchiveRefusedError, sometimes only after it has returned all bytes; errors from reading the archive file
 */
export async function* entryContent({ reader, zip }: OpenedZip, entry: ArchiveEntry): AsyncGenerator<Buffer> {
  const file = entry.path
  const refuse = (reason: ArchiveRefusedError['reason']) => {
    throw new ArchiveRefusedError(reason, { file })
  }
  let start: number
  try {
    start = await contentStart(zip, entry)
  } catch (error) {
    throw refusalOf(reader, error, file)
  }
  const packed = reader._readStreamForRange(start, start + entry.packedBytes)
  const inflate = entry.isDeflated ? createInflateRaw({ chunkSize: 64 * 1024 }) : undefined
  // The loop below gets the error of either stream.
  const content = inflate ? pipeline(packed, inflate, () => undefined) : packed
  let [bytes, checksum] = [0, 0]
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > entry.bytes) refuse('wrong-size')
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  } catch (error) {
    if (reader.failure ?? error instanceof ArchiveRefusedError) throw reader.failure ?? error
    throw new ArchiveRefusedError('wrong-hash', { file, cause: error })
  }
  if (bytes !== entry.bytes || (inflate && inflate.bytesWritten !== entry.packedBytes)) refuse('wrong-size')
  if (checksum !== entry.crc32) refuse('wrong-hash')
}
