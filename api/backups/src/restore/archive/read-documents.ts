import type { ArchivedCollection } from '@classeur/archive'
import type { z } from 'zod'
import { plainValue, ImpossibleValueError } from './plain-value.ts'
import { RefusedDocumentError, type ReadableArchive } from './readable-archive.ts'

/** The file of a collection in an archive, for messages. */
export const fileOf = (collection: ArchivedCollection): string => `data/${collection}.jsonl`

/** A checked document and its line. */
export interface Line<Document> {
  document: Document
  line: number
}

/**
 * The documents of a collection, one at a time, each checked against its schema.
 * @throws RefusedDocumentError at the first document that doesn't match
 */
export async function* readDocuments<Schema extends z.ZodType>(
  archive: Pick<ReadableArchive, 'documents'>,
  collection: ArchivedCollection,
  schema: Schema,
): AsyncGenerator<Line<z.output<Schema>>> {
  let line = 0
  for await (const raw of archive.documents(collection)) {
    line += 1
    const document = plainOrRefuse(raw, collection, line)
    const checked = schema.safeParse(document)
    if (!checked.success) {
      const issue = checked.error.issues[0]
      const detail = `${issue?.path.join('.') ?? ''} ${issue?.code ?? ''}`
      throw new RefusedDocumentError(fileOf(collection), 'wrong-form', line, detail)
    }
    // Not the parsed value: schemas of the wire fill in defaults, and a restore puts back what was stored.
    yield { document: document as z.output<Schema>, line }
  }
}

function plainOrRefuse(raw: unknown, collection: ArchivedCollection, line: number): unknown {
  try {
    return plainValue(raw)
  } catch (error) {
    if (!(error instanceof ImpossibleValueError)) throw error
    throw new RefusedDocumentError(fileOf(collection), 'wrong-form', line, error.message)
  }
}

/** A collection that is read class by class: `takeWhile` returns the next documents as long as they belong together. */
export function createGroupedReader<Document>(lines: AsyncGenerator<Line<Document>>) {
  let next: Line<Document> | null = null
  let isRead = false

  async function peek(): Promise<Line<Document> | null> {
    if (!isRead) {
      const result = await lines.next()
      next = result.done === true ? null : result.value
      isRead = true
    }
    return next
  }

  return {
    /** The line of the first document that nobody took; null if all were taken. */
    rest: async (): Promise<number | null> => (await peek())?.line ?? null,

    async takeWhile(belongs: (document: Document) => boolean): Promise<Line<Document>[]> {
      const taken: Line<Document>[] = []
      for (;;) {
        const line = await peek()
        if (!line || !belongs(line.document)) return taken
        taken.push(line)
        isRead = false
      }
    },

    /** Stops reading before the end. */
    async close(): Promise<void> {
      await lines.return(undefined)
    },
  }
}
