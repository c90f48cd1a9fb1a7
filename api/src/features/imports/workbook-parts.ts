import JSZip from 'jszip'
import { tooMany, unreadable } from './fit-table.ts'
import { importLimits } from './import-limits.ts'

/** The parts that contain a workbook's names, texts, formats and cells; no others are unpacked. */
const wanted =
  /^\/?(_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/sheet\d+\.xml)$/i

/** Unpacks a part up to a limit, because the sizes declared in an archive can't be trusted. */
function unpack(entry: JSZip.JSZipObject, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const stream = entry.nodeStream('nodebuffer') as NodeJS.ReadableStream & { pause: () => void }
    stream.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size <= mostBytes) return void chunks.push(chunk)
      stream.pause()
      chunks.length = 0
      reject(tooMany())
    })
    stream.on('error', () => reject(unreadable()))
    stream.on('end', () => resolve(Buffer.concat(chunks)))
  })
}

/**
 * Unpacks the required parts of a workbook as text, by path.
 * @throws AppError `imports/unreadable` for a file that is broken, encrypted, not an archive or declares document
 *   types; `imports/too-many-rows` if the unpacked size is too large
 */
export async function workbookParts(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = await JSZip.loadAsync(bytes).catch(() => {
    throw unreadable()
  })
  const entries = Object.values(zip.files)
  if (entries.length > importLimits.archiveEntries) throw unreadable()
  const parts = new Map<string, string>()
  let left: number = importLimits.unpackedBytes
  for (const entry of entries.filter(({ dir, name }) => !dir && wanted.test(name))) {
    const content = await unpack(entry, left)
    left -= content.byteLength
    const text = new TextDecoder().decode(content)
    // Spreadsheet programs never declare a document type; a file that does attempts an entity expansion attack.
    if (/<!(doctype|entity)/i.test(text)) throw unreadable()
    parts.set(entry.name.replace(/^\//, ''), text)
  }
  if (!parts.has('xl/workbook.xml')) throw unreadable()
  return parts
}
