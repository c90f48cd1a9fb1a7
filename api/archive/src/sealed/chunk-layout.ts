import { DamagedFileError } from './sealed-errors.ts'

/** The content in one chunk; the last one may be smaller. */
export const chunkBytes = 64 * 1024
const tagBytes = 16
export const sealedChunkBytes = chunkBytes + tagBytes
export const headerBytes = 32
export const objectIdBytes = 16

const magic = Buffer.from('CLSEALED')
const version = 1
const chunkBits = 16
const fixed = Buffer.concat([magic, Buffer.from([version, chunkBits, 0, 0, 0, 0, 0, 0])])

/** The first bytes of a sealed file: name and version of the format, chunk size, and the file's random id. */
export const headerOf = (objectId: Buffer): Buffer => Buffer.concat([fixed, objectId])

/** The size of a sealed file with this much content; empty content has a chunk too. */
export const storedBytesOf = (sizeBytes: number): number =>
  headerBytes + sizeBytes + Math.max(1, Math.ceil(sizeBytes / chunkBytes)) * tagBytes

/** Where the chunks of a sealed file are. */
export interface ChunkLayout {
  /** The size of the content. */
  sizeBytes: number
  chunks: number
  /** The position of a chunk in the stored bytes; that after the last chunk is their end. */
  startOf(index: number): number
}

/** @throws DamagedFileError if no sealed file has this size */
export function chunkLayout(storedBytes: number): ChunkLayout {
  const chunks = Math.ceil((storedBytes - headerBytes) / sealedChunkBytes)
  const sizeBytes = storedBytes - headerBytes - chunks * tagBytes
  if (sizeBytes < 0 || storedBytesOf(sizeBytes) !== storedBytes) {
    throw new DamagedFileError('no sealed file has this size')
  }
  return {
    sizeBytes,
    chunks,
    startOf: (index) => Math.min(headerBytes + index * sealedChunkBytes, storedBytes),
  }
}
