import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sizedChunks, type LargeObjectStorage } from '@classeur/storage'
import type { RandomAccessFile } from '../archive-content.ts'
import { chunkBytes, chunkLayout, headerBytes, sealedChunkBytes } from './chunk-layout.ts'
import { openChunk, type SealedFileKey } from './seal-chunks.ts'
import { DamagedFileError } from './sealed-errors.ts'

/**
 * Opens stored bytes with their key. The header and the last chunk are checked at once, so nothing is missing at the
 * end; every other chunk is checked before any byte of it is passed on.
 * @throws DamagedFileError
 */
export async function openSealedFile(
  stored: SealedFileKey & { storage: LargeObjectStorage; key: string; storedBytes: number },
): Promise<RandomAccessFile> {
  const { storage, key } = stored
  const { sizeBytes, chunks, startOf } = chunkLayout(stored.storedBytes)

  /** The content of the chunks from `first` up to and with `last`. */
  async function* contentOf(first: number, last: number): AsyncGenerator<Buffer> {
    let index = first
    const sealed = storage.getRange(key, startOf(first), startOf(last + 1))
    for await (const chunk of sizedChunks(sealed, sealedChunkBytes, { isReused: true })) {
      yield openChunk(stored, index, index === chunks - 1, chunk)
      index += 1
    }
  }

  async function* rangeOf(start: number, end: number): AsyncGenerator<Buffer> {
    if (start >= end) return
    let position = Math.floor(start / chunkBytes) * chunkBytes
    for await (const content of contentOf(position / chunkBytes, Math.floor((end - 1) / chunkBytes))) {
      yield content.subarray(Math.max(start - position, 0), end - position)
      position += content.length
    }
  }

  const header = await buffer(storage.getRange(key, 0, headerBytes))
  if (!header.equals(stored.header))
    throw new DamagedFileError('the header was altered, or is of another file')
  for await (const _last of contentOf(chunks - 1, chunks - 1));
  return {
    sizeBytes,
    stream(start, end) {
      if (start < 0 || end > sizeBytes) throw new RangeError('outside the file')
      return Readable.from(rangeOf(start, end), { objectMode: false })
    },
  }
}
