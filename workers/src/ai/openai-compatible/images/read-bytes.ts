import { AppError } from '@classeur/contracts'
import { nextWithin } from '../within.ts'

export interface ReadLimits {
  /** Counted as they arrive, whatever was announced. */
  maxBytes: number
  /** Longest silence in milliseconds. */
  idleTimeoutMs: number
}

/**
 * Everything a body sends. However it ends, the caller closes the connection.
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
