import { createHash } from 'node:crypto'
import { addAbortSignal, Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import type { ArchiveRun } from '../archive-content.ts'
import { ArchiveRefusedError } from '../format/archive-refused-error.ts'
import type { ManifestFile } from '../format/manifest.ts'
import { archiveLimits } from '../format/archive-limits.ts'

export interface ZipWriter {
  /** Writes one file and returns its size and hash. */
  add(
    path: string,
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    compress: boolean,
  ): Promise<ManifestFile>
}

/**
 * Hands out the stream and forgets it. The library keeps this function with each file until the end, and whatever it
 * can reach, so it must not be created where the content of the file is in scope.
 */
function handOver(stream: Readable): (pass: (error: null, stream: Readable) => void) => void {
  let kept: Readable | undefined = stream
  return (pass) => {
    const given = kept
    kept = undefined
    if (given) pass(null, given)
  }
}

/**
 * Writes a ZIP, file by file: the next file is asked for when the sink has taken the previous one. If anything fails,
 * the sink is destroyed, so that nobody takes an unfinished archive for a complete one.
 * @returns the size of the ZIP in bytes
 * @throws ArchiveRefusedError for an archive that a reader would refuse for its size
 */
export async function writeZip(
  sink: Writable,
  createdAt: Date,
  { onProgress, signal }: ArchiveRun,
  fill: (zip: ZipWriter) => Promise<void>,
): Promise<number> {
  const zip = new yazl.ZipFile()
  const stop = new AbortController()
  const progress = { files: 0, bytes: 0 }
  let failure: Error | undefined
  let zipBytes = 0

  function fail(error: unknown): void {
    failure ??= error as Error
    stop.abort(failure)
  }
  const onAbort = () => fail(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  if (signal?.aborted) onAbort()
  zip.on('error', fail)

  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      zipBytes += chunk.length
      if (zipBytes > archiveLimits.archiveBytes) throw new ArchiveRefusedError('too-large')
      yield chunk
    }
  }
  const piped = pipeline(zip.outputStream as Readable, counted, sink, { signal: stop.signal }).catch(fail)

  async function add(
    path: string,
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    compress: boolean,
  ) {
    if (progress.files >= archiveLimits.entries) throw new ArchiveRefusedError('too-many-files')
    const hash = createHash('sha256')
    let bytes = 0
    const observed = async function* () {
      for await (const chunk of content) {
        hash.update(chunk)
        bytes += chunk.length
        progress.bytes += chunk.length
        onProgress?.({ ...progress })
        yield chunk
      }
    }
    const options = { compress, mtime: createdAt, forceDosTimestamp: true }
    const stream = Readable.from(observed(), { objectMode: false })
    addAbortSignal(stop.signal, stream)
    zip.addReadStreamLazy(path, options, handOver(stream))
    await finished(stream)
    progress.files += 1
    onProgress?.({ ...progress })
    return { path, bytes, sha256: hash.digest('hex') }
  }

  try {
    await fill({ add })
    zip.end()
  } catch (error) {
    fail(error)
  }
  await piped
  signal?.removeEventListener('abort', onAbort)
  if (failure) throw failure
  return zipBytes
}
