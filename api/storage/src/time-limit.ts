import { Readable } from 'node:stream'
import { StorageUnavailableError } from './storage-errors.ts'

/** Passes `run` a signal that aborts after the time limit, but never after `run` has ended. */
export async function withTimeLimit<Result>(
  limitMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), limitMs)
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Passes on the bytes of a source. If the source breaks off, or sends nothing for `limitMs` while the reader is
 * waiting, the stream ends with a StorageUnavailableError. The reader may take any time.
 */
export function withoutSilence(source: Readable, limitMs: number): Readable {
  const chunks = source.iterator()
  const fail = (stream: Readable, cause?: unknown) =>
    stream.destroy(
      new StorageUnavailableError('the object storage stopped in the middle of an object', { cause }),
    )
  return new Readable({
    read() {
      const timer = setTimeout(() => fail(this), limitMs)
      chunks
        .next()
        .then(
          ({ done, value }) => this.push(done ? null : (value as Uint8Array)),
          (error: unknown) => fail(this, error),
        )
        .finally(() => clearTimeout(timer))
    },
    destroy(error, callback) {
      source.destroy()
      callback(error)
    },
  })
}
