import type { ArchivedDocument } from '../archive-content.ts'
import { ArchiveRefusedError } from '../format/archive-refused-error.ts'
import { readDocumentLine } from '../format/document-line.ts'

const lineEnd = 0x0a

/** Reads one document per line; memory holds one line. @throws ArchiveRefusedError with the line */
export async function* documentLines(
  file: string,
  content: AsyncIterable<Buffer>,
  maxLineBytes: number,
): AsyncGenerator<ArchivedDocument> {
  let [line, pieces, lineBytes] = [1, [] as Buffer[], 0]
  const refused = (cause?: unknown) => new ArchiveRefusedError('invalid-line', { file, line, cause })
  const keep = (piece: Buffer) => {
    lineBytes += piece.length
    if (lineBytes > maxLineBytes) throw refused()
    if (piece.length > 0) pieces.push(piece)
  }
  const parse = () => {
    try {
      return readDocumentLine(Buffer.concat(pieces))
    } catch (error) {
      throw refused(error)
    }
  }
  for await (const chunk of content) {
    let start = 0
    for (let end = chunk.indexOf(lineEnd); end !== -1; end = chunk.indexOf(lineEnd, start)) {
      keep(chunk.subarray(start, end))
      yield parse()
      ;[line, pieces, lineBytes, start] = [line + 1, [], 0, end + 1]
    }
    keep(chunk.subarray(start))
  }
  if (lineBytes > 0) throw refused()
}
