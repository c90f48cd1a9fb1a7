import { AppError } from '@classeur/contracts'
import type { Readable } from 'node:stream'
import { importLimits } from './import-limits.ts'

const { fileBytes, receiveWithinMs } = importLimits
const firstBytes = 64 * 1024

const tooLarge = () => new AppError('imports/too-large', { bytes: fileBytes })

/**
 * Takes in a file of at most 20 MB in one piece of memory of its own, which can be handed to a thread; what came in pieces
 * is not kept beside it. `expectedBytes`: what the request says, if it does. After `withinMs` the connection is ended.
 * @throws AppError `imports/too-large`, `imports/busy` for one that takes too long to arrive
 */
export async function receiveFile(
  payload: Readable,
  expectedBytes: number | null,
  withinMs: number = receiveWithinMs,
): Promise<Uint8Array<ArrayBuffer>> {
  if (expectedBytes !== null && expectedBytes > fileBytes) throw tooLarge()
  let isLate = false
  const deadline = setTimeout(() => {
    isLate = true
    payload.destroy()
  }, withinMs)
  try {
    return await collect(payload, expectedBytes ?? firstBytes)
  } catch (error) {
    throw isLate ? new AppError('imports/busy', {}, { cause: error }) : error
  } finally {
    clearTimeout(deadline)
  }
}

async function collect(payload: Readable, guessedBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  let file = new Uint8Array(guessedBytes)
  let size = 0
  for await (const piece of payload as AsyncIterable<Buffer>) {
    if (size + piece.byteLength > fileBytes) throw tooLarge()
    if (size + piece.byteLength > file.byteLength) {
      const larger = new Uint8Array(
        Math.min(fileBytes, Math.max(file.byteLength * 2, size + piece.byteLength)),
      )
      larger.set(file.subarray(0, size))
      file = larger
    }
    file.set(piece, size)
    size += piece.byteLength
  }
  return size === file.byteLength ? file : file.slice(0, size)
}
