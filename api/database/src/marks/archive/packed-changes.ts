import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { markChangeId, type MarkChangeDocument } from '../mark-change.model.ts'
import type { MarkChangeArchiveDocument } from './mark-change-archive.model.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** A larger chunk is split, because a document must stay below 1 MB. */
const mostPackedBytes = 900_000
/** No chunk is larger; protects readers from damaged data that would expand without end. */
const mostUnpackedBytes = 256 * 1024 * 1024

export type Packed = Pick<MarkChangeArchiveDocument, 'sha256' | 'bytes'>
/** A change without what follows from its exam. */
type PackedChange = Omit<MarkChangeDocument, '_id' | 'examId' | 'classId' | 'at'> & { at: number }

const sha256Of = (lines: Buffer) => createHash('sha256').update(lines).digest('hex')

const lineOf = ({ _id, examId: _examId, classId: _classId, at, ...rest }: MarkChangeDocument) =>
  `${JSON.stringify({ ...rest, at: at.getTime() } satisfies PackedChange)}\n`

/** Packs all these changes of one exam as compressed JSON Lines. */
export async function packChanges(changes: readonly MarkChangeDocument[]): Promise<Packed> {
  const lines = Buffer.from(changes.map(lineOf).join(''))
  const bytes = await compress(lines, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: lines.byteLength,
    },
  })
  return { sha256: sha256Of(lines), bytes }
}

/** The first of these changes of one exam, as many as fit into one document, and the same packed. */
export async function packChunk(
  changes: readonly MarkChangeDocument[],
): Promise<{ changes: readonly MarkChangeDocument[]; packed: Packed }> {
  const packed = await packChanges(changes)
  if (packed.bytes.byteLength <= mostPackedBytes || changes.length === 1) return { changes, packed }
  return packChunk(changes.slice(0, Math.ceil(changes.length / 2)))
}

/**
 * The changes of a chunk, exactly as they were in the log.
 * @throws Error if the chunk is damaged, so that no history is shown without a part of it
 */
export async function unpackChanges(
  chunk: Packed & Pick<MarkChangeArchiveDocument, '_id' | 'examId' | 'classId' | 'count'>,
): Promise<MarkChangeDocument[]> {
  const { _id: chunkId, examId, classId, bytes, sha256, count } = chunk
  const lines = await decompress(bytes, { maxOutputLength: mostUnpackedBytes }).catch((error: unknown) => {
    throw new Error(`the archived changes ${chunkId} cannot be unpacked`, { cause: error })
  })
  const changes = lines.toString('utf8').split('\n').slice(0, -1)
  if (sha256Of(lines) !== sha256 || changes.length !== count) {
    throw new Error(`the archived changes ${chunkId} do not match their checksum`)
  }
  return changes.map((line): MarkChangeDocument => {
    const { at, ...change } = JSON.parse(line) as PackedChange
    return { _id: markChangeId(examId, change), examId, classId, ...change, at: new Date(at) }
  })
}
