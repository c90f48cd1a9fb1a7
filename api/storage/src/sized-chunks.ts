/**
 * Cuts a stream of bytes into chunks of one size; only the last may be smaller, and none is empty.
 * @param isReused each chunk replaces the one before it in memory, so finish with a chunk before you ask for the next;
 *   the garbage of a large object otherwise grows faster than it is collected
 */
export async function* sizedChunks(
  source: AsyncIterable<Uint8Array>,
  sizeBytes: number,
  { isReused = false } = {},
): AsyncGenerator<Uint8Array> {
  let chunk = Buffer.allocUnsafe(sizeBytes)
  let filled = 0
  for await (const bytes of source) {
    for (let offset = 0; offset < bytes.length;) {
      const taken = Math.min(sizeBytes - filled, bytes.length - offset)
      chunk.set(bytes.subarray(offset, offset + taken), filled)
      filled += taken
      offset += taken
      if (filled < sizeBytes) continue
      yield chunk
      if (!isReused) chunk = Buffer.allocUnsafe(sizeBytes)
      filled = 0
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled)
}
