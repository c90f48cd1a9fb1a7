import { AppError, uploadLimits } from '@classeur/contracts'
import type { Readable } from 'node:stream'
import pTimeout from 'p-timeout'

/** Enough for 15 MB over a slow line. */
const receiveWithinMs = 180_000

/**
 * Receives a file of at most 15 MB into memory.
 * @throws AppError `images/upload-too-large`, `general/unavailable` if it doesn't arrive in time
 */
export async function receivePicture(payload: Readable, withinMs = receiveWithinMs): Promise<Buffer> {
  return pTimeout(collect(payload), {
    milliseconds: withinMs,
    fallback() {
      payload.destroy()
      throw new AppError('general/unavailable')
    },
  })
}

async function collect(payload: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of payload as AsyncIterable<Buffer>) {
    size += piece.byteLength
    if (size > uploadLimits.bytes) throw new AppError('images/upload-too-large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
