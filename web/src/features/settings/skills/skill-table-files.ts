/** More characters than an import takes. */
export class TableTooLarge extends Error {
  override name = 'TableTooLarge'
}

const mostCharacters = 200_000
/** Four bytes a character are the most that UTF-8 takes. */
const mostBytes = mostCharacters * 4

/** The text of a table; what is not UTF-8 is read as older spreadsheets of Western Europe write it. @throws TableTooLarge */
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
    // The decoder's own way to say that it is not UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
