import { addAbortSignal, type Readable } from 'node:stream'

/**
 * Reads a source until its end, an error or an abort. `failure` says afterwards whether the reading failed, so that
 * the writer can tell an error of the source from one of the storage.
 */
export function interruptible(source: Readable, signal: AbortSignal | undefined) {
  let failure: Error | undefined
  return {
    async *chunks(): AsyncGenerator<Uint8Array> {
      try {
        signal?.throwIfAborted()
        const chunks = (signal ? addAbortSignal(signal, source) : source) as AsyncIterable<Uint8Array>
        for await (const chunk of chunks) yield chunk
        signal?.throwIfAborted()
      } catch (error) {
        failure = (signal?.aborted ? signal.reason : error) as Error
        throw failure
      } finally {
        source.destroy()
      }
    },
    failure: () => failure,
  }
}
