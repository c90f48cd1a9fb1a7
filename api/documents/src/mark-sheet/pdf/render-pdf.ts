import { typeset } from '../../pdf/typeset.ts'
import { cellsOf, type MarkSheetContent } from '../mark-sheet-content.ts'
import { listData } from './list-data.ts'
import { listTemplate } from './list-template.ts'
import { studentsData } from './students-data.ts'
import { studentsTemplate } from './students-template.ts'

/** With more cells than this, tags for screen readers would add many megabytes. */
const mostTaggedCells = 5000

const render = async (template: string, data: object, content: MarkSheetContent): Promise<Buffer> =>
  (await typeset(template, data)).pdf({ pdfTags: cellsOf(content) <= mostTaggedCells })

/** The class list with all marks, landscape A4, as PDF. */
export const renderList = (content: MarkSheetContent): Promise<Buffer> =>
  render(listTemplate, listData(content), content)

/** One A4 page for each student who takes part, as PDF. */
export const renderStudents = (content: MarkSheetContent): Promise<Buffer> =>
  render(studentsTemplate, studentsData(content), content)
