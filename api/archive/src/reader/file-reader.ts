import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import type { RandomAccessFile } from '../archive-content.ts'

/** Small reads take a whole block, because the next ones are usually near. */
const blockBytes = 256 * 1024

/** Reads a file for the ZIP library. `failure` is the first error that the file raised, such as a DamagedFileError. */
export class FileReader extends yauzl.RandomAccessReader {
  failure: Error | undefined
  readonly #file: RandomAccessFile
  #block: { start: number; bytes: Promise<Buffer> } | undefined

  constructor(file: RandomAccessFile) {
    super()
    this.#file = file
  }

  #blockAt(start: number): Promise<Buffer> {
    if (this.#block?.start !== start) {
      const end = Math.min(start + blockBytes, this.#file.sizeBytes)
      this.#block = { start, bytes: buffer(this.#watched(start, end)) }
    }
    return this.#block.bytes
  }

  #watched(start: number, end: number): Readable {
    return this.#file.stream(start, end).on('error', (error) => (this.failure ??= error))
  }

  async *#blocks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let position = start; position < Math.min(end, this.#file.sizeBytes);) {
      const blockStart = position - (position % blockBytes)
      const block = await this.#blockAt(blockStart)
      yield block.subarray(position - blockStart, end - blockStart)
      position = blockStart + block.length
    }
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return end - start > blockBytes
      ? this.#watched(start, end)
      : Readable.from(this.#blocks(start, end), { objectMode: false })
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    const fill = async () => {
      let bytesRead = 0
      for await (const bytes of this.#blocks(position, position + length)) {
        target.set(bytes, offset + bytesRead)
        bytesRead += bytes.length
      }
      return bytesRead
    }
    fill().then(
      (bytesRead) => callback(null, bytesRead),
      (error: unknown) => callback(error as Error),
    )
  }
}
