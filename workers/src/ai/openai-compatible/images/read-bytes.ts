import { AppError } from '@classeur/contracts'
import { nextWithin } from '../connection/wait-at-most.ts'

export interface ReadLimits {
  /** Counted as the bytes arrive, whatever size the server announced. */
  maxBytes: number
  /** Longest silence in milliseconds. */
  idleTimeoutMs: number
}

/**
 * Reads a whole body. The caller closes the connection afterwards, also after an error.
 * @throws AppError `generations/output-too-long`, `generations/provider-unavailable`; the signal's reason
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array>,
  { maxBytes, idleTimeoutMs }: ReadLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  const iterator = body[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const next = await nextWithin(iterator, idleTimeoutMs, signal)
    if (next.done) return Buffer.concat(chunks, bytes)
    bytes += next.value.byteLength
    if (bytes > maxBytes) throw new AppError('generations/output-too-long', { maxBytes })
    chunks.push(next.value)
  }
}
