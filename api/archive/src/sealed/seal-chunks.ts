import { createCipheriv, createDecipheriv } from 'node:crypto'
import { chunkBytes } from './chunk-layout.ts'
import { DamagedFileError } from './sealed-errors.ts'

const algorithm = 'aes-256-gcm'
const tagBytes = 16

/** A file's key and header. The header is authenticated with every chunk. */
export interface SealedFileKey {
  dataKey: Buffer
  header: Buffer
}

/** The place of a chunk is its nonce, so a chunk can't be read at another place, nor an inner one as the last. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeBigUInt64BE(BigInt(index), 4)
  return nonce
}

/** Yields the ciphertext and the tag, because joining them would copy every chunk. */
function* sealChunk(file: SealedFileKey, index: number, isLast: boolean, content: Uint8Array) {
  const cipher = createCipheriv(algorithm, file.dataKey, nonceOf(index, isLast))
  cipher.setAAD(file.header)
  if (content.length > 0) yield cipher.update(content)
  // In this mode, nothing is left for the end.
  cipher.final()
  yield cipher.getAuthTag()
}

/** @throws DamagedFileError if the chunk was altered or belongs elsewhere */
export function openChunk(file: SealedFileKey, index: number, isLast: boolean, sealed: Uint8Array): Buffer {
  const tagStart = sealed.length - tagBytes
  if (tagStart < 0) throw new DamagedFileError('a chunk is cut off')
  const decipher = createDecipheriv(algorithm, file.dataKey, nonceOf(index, isLast), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(file.header)
  decipher.setAuthTag(sealed.subarray(tagStart))
  const content = decipher.update(sealed.subarray(0, tagStart))
  try {
    decipher.final()
  } catch (error) {
    throw new DamagedFileError('a chunk was altered', { cause: error })
  }
  return content
}

/** Yields the stored bytes of a file: its header, then its chunks. `onContent` gets every byte of the content once. */
export async function* sealedBytes(
  file: SealedFileKey,
  source: AsyncIterable<Uint8Array>,
  onContent: (content: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  yield file.header
  // The last chunk is marked, so a chunk waits here until more content, or the end, has come.
  const waiting = Buffer.allocUnsafe(chunkBytes)
  let [filled, index] = [0, 0]
  for await (const content of source) {
    onContent(content)
    for (let offset = 0; offset < content.length;) {
      if (filled === chunkBytes) {
        yield* sealChunk(file, index++, false, waiting)
        filled = 0
      }
      const taken = Math.min(chunkBytes - filled, content.length - offset)
      waiting.set(content.subarray(offset, offset + taken), filled)
      filled += taken
      offset += taken
    }
  }
  yield* sealChunk(file, index, true, waiting.subarray(0, filled))
}
