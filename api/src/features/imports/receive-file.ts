import { AppError } from '@classeur/contracts'
import type { Readable } from 'node:stream'
import pTimeout from 'p-timeout'
import { importLimits } from './import-limits.ts'

const { fileBytes, receiveWithinMs } = importLimits
const firstBytes = 64 * 1024

const tooLarge = () => new AppError('imports/too-large', { bytes: fileBytes })

/**
 * Receives a file of at most 20 MB into one block of memory, which can be transferred to a thread; doesn't also
 * keep the chunks. Closes the connection after `withinMs`.
 * @param expectedBytes the declared size, if there is one
 * @throws AppError `imports/too-large`, `imports/busy` if the file doesn't arrive in time
 */
export async function receiveFile(
  payload: Readable,
  expectedBytes: number | null,
  withinMs: number = receiveWithinMs,
): Promise<Uint8Array<ArrayBuffer>> {
  if (expectedBytes !== null && expectedBytes > fileBytes) throw tooLarge()
  return pTimeout(collect(payload, expectedBytes ?? firstBytes), {
    milliseconds: withinMs,
    fallback() {
      payload.destroy()
      throw new AppError('imports/busy')
    },
  })
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
