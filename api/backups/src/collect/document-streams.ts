/** Yields the documents that meet a condition. */
export async function* only<Document>(
  condition: (document: Document) => boolean,
  documents: AsyncIterable<Document>,
): AsyncGenerator<Document> {
  for await (const document of documents) if (condition(document)) yield document
}

export async function* nothing(): AsyncGenerator<object> {}

export async function first<Document>(documents: AsyncIterable<Document>): Promise<Document | null> {
  for await (const document of documents) return document
  return null
}
