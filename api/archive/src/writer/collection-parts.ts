import type { ArchivedDocument } from '../archive-content.ts'
import { documentLine } from '../format/document-line.ts'
import { archiveLimits, smallEntryBytes } from '../format/archive-limits.ts'

const lineEnd = Buffer.from('\n')

interface CollectionPart {
  documents: number
  lines: Buffer
}

/**
 * Collects the lines of documents into parts of at most {@link smallEntryBytes}; only a document that is larger itself
 * makes a larger part. There is always a first part, also without documents.
 * @throws Error for a document that isn't readable again
 */
export async function* collectionParts(
  documents: AsyncIterable<ArchivedDocument>,
): AsyncGenerator<CollectionPart> {
  let lines: Buffer[] = []
  let [parts, waitingBytes] = [0, 0]
  const part = (): CollectionPart => ({ documents: lines.length / 2, lines: Buffer.concat(lines) })
  for await (const document of documents) {
    const line = documentLine(document)
    if (line.length > archiveLimits.lineBytes) throw new Error('a document is too large for an archive')
    const bytes = line.length + lineEnd.length
    if (lines.length > 0 && waitingBytes + bytes > smallEntryBytes) {
      yield part()
      parts += 1
      lines = []
      waitingBytes = 0
    }
    lines.push(line, lineEnd)
    waitingBytes += bytes
  }
  if (lines.length > 0 || parts === 0) yield part()
}
