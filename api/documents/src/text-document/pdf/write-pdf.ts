import { typeset } from '../../pdf/typeset.ts'
import type { TextDocument } from '../text-document.ts'
import { documentData } from './document-data.ts'
import { documentTemplate } from './document-template.ts'

/** A document as PDF, with the structure that screen readers use. */
export async function writePdf(document: TextDocument): Promise<Buffer> {
  const { data, files } = documentData(document)
  return (await typeset(documentTemplate, data, files)).pdf()
}
