export { markSheetFile, type MarkSheetFile } from './mark-sheet/mark-sheet-file.ts'
export type { MarkSheetContent } from './mark-sheet/mark-sheet-content.ts'
export { renderStudentReport } from './student-report/render-student-report.ts'
export { writeCsv } from './csv/write-csv.ts'
