/** Thrown for a file with more characters than an import accepts. */
export class TableTooLarge extends Error {
  override name = 'TableTooLarge'
}

const mostCharacters = 200_000
/** UTF-8 uses at most four bytes per character. */
const mostBytes = mostCharacters * 4

/**
 * Reads the text of a table. Text that isn't UTF-8 is read as Windows-1252, the encoding of older spreadsheets in
 * Western Europe.
 * @throws TableTooLarge
 */
export async function readTable(file: Blob): Promise<string> {
  if (file.size > mostBytes) throw new TableTooLarge()
  const bytes = await file.arrayBuffer()
  const text = decode(bytes)
  if (text.length > mostCharacters) throw new TableTooLarge()
  return text
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // With `fatal`, the decoder throws this if the text isn't UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
