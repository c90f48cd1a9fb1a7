import { typeset } from '../../pdf/typeset.ts'
import type { GradebookContent } from '../gradebook-content.ts'
import { gradebookData } from './gradebook-data.ts'
import { gradebookTemplate } from './gradebook-template.ts'

/** With more cells than this, tags for screen readers would add many megabytes. */
const mostTaggedCells = 5000

/** The gradebook, landscape A4, as PDF. */
export async function renderGradebookPdf(content: GradebookContent): Promise<Buffer> {
  const { students, exams } = content.gradebook
  const document = await typeset(gradebookTemplate, gradebookData(content))
  return document.pdf({ pdfTags: students.length * exams.length <= mostTaggedCells })
}
