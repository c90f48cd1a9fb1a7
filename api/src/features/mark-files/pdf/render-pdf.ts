import { typstCompiler } from '../../../documents/typst-compiler.ts'
import { cellsOf, type FileContent } from '../file-content.ts'
import { listData } from './list-data.ts'
import { listTemplate } from './list-template.ts'
import { studentsData } from './students-data.ts'
import { studentsTemplate } from './students-template.ts'

/** What screen readers go by makes a file ten times as large: with more cells than these, many megabytes. */
const mostTaggedCells = 5000

async function compile(mainFileContent: string, data: object, cells: number): Promise<Buffer> {
  const compiler = await typstCompiler()
  const compiled = compiler.compile({ mainFileContent, inputs: { data: JSON.stringify(data) } })
  if (!compiled.result) {
    throw new Error('a file did not compile', { cause: compiled.takeDiagnostics()?.shortDiagnostics })
  }
  return compiler.pdf(compiled.result, { pdfTags: cells <= mostTaggedCells })
}

/** The class list with all marks, landscape A4, as PDF. */
export const renderList = (content: FileContent): Promise<Buffer> =>
  compile(listTemplate, listData(content), cellsOf(content))

/** One A4 page for each student who takes part, as PDF. */
export const renderStudents = (content: FileContent): Promise<Buffer> =>
  compile(studentsTemplate, studentsData(content), cellsOf(content))
