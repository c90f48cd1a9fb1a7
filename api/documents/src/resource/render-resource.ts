import type { ExportResourceQuery } from '@classeur/contracts'
import { preparePictures, type StoredPicture } from '../labelled-picture/prepare-pictures.ts'
import { buildResourceDocument } from './build-resource-document.ts'
import type { ResourceContent } from './resource-content.ts'

/** Resources as DOCX or PDF. Each writer is loaded when it is needed. */
export async function renderResource(
  contents: readonly [ResourceContent, ...ResourceContent[]],
  { format, content: wanted }: ExportResourceQuery,
  pictures: readonly StoredPicture[],
): Promise<Buffer> {
  const document = buildResourceDocument(contents, wanted, await preparePictures(pictures))
  return format === 'docx'
    ? (await import('../text-document/docx/write-docx.ts')).writeDocx(document)
    : (await import('../text-document/pdf/write-pdf.ts')).writePdf(document)
}
