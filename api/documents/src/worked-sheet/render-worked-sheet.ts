import { analyseExam, namedQuestions } from '@classeur/domain/marks'
import ExcelJS from 'exceljs'
import { addAreasSheet } from './areas-sheet.ts'
import { addPapersSheet, type WorkedInput } from './papers-sheet.ts'
import { addQuestionsSheet } from './questions-sheet.ts'
import { addResultsSheet, fillResultsSheet, passMarkCell } from './results-sheet.ts'
import type { MarkSheetContent } from '../mark-sheet/mark-sheet-content.ts'
import { workedTexts } from './worked-texts.ts'

/**
 * Renders the statistics of an exam as a workbook whose formulas recompute them from the marks. Each formula carries the
 * number that Classeur shows; its formulas refer to cells only, never to typed text.
 */
export async function renderWorkedSheet(content: MarkSheetContent): Promise<Buffer> {
  const { structure } = content.sheet.exam
  const taking = content.sheet.students.filter(({ takesPart }) => takesPart)
  const analysis = analyseExam({
    structure,
    studentIds: taking.map(({ id }) => id),
    rows: content.sheet.marks,
    passMarkBasisPoints: content.sheet.exam.effectivePassMarkBasisPoints,
  })
  const input: WorkedInput = { content, analysis, questions: namedQuestions(structure), taking }
  const book = new ExcelJS.Workbook()
  book.creator = 'Classeur'
  book.title = content.title
  book.created = new Date(content.nowMs)
  book.modified = new Date(content.nowMs)
  // First in the file, although its formulas need the papers.
  const results = addResultsSheet(book, input)
  const papers = addPapersSheet(book, input, passMarkCell(workedTexts[content.language].sheets.results))
  fillResultsSheet(results, input, papers)
  if (structure.mode === 'detailed') {
    addQuestionsSheet(book, input, papers)
    addAreasSheet(book, input, papers)
  }
  return Buffer.from(await book.xlsx.writeBuffer())
}
