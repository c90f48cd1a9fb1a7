export { orderItemName } from './billing/item-texts.ts'
export { ordersCsvName, renderOrdersCsv } from './billing/render-orders-csv.ts'
export { renderWalletCsv, walletCsvName } from './billing/render-wallet-csv.ts'
export { classWorkbook } from './class-workbook/class-workbook-file.ts'
export type { ClassWorkbookContent } from './class-workbook/class-workbook-content.ts'
export { feedbackSlips, feedbackSlipsName } from './feedback-slips/feedback-slips-file.ts'
export type { SlipContent } from './feedback-slips/slip-content.ts'
export { gradebookFile, type GradebookFile } from './gradebook/gradebook-file.ts'
export type { GradebookContent } from './gradebook/gradebook-content.ts'
export { lessonPlanFile, type LessonPlanFile } from './lesson-plan/lesson-plan-file.ts'
export type { LessonPlanContent } from './lesson-plan/lesson-plan-content.ts'
export { buildMarkSheetContent } from './mark-sheet/build-mark-sheet-content.ts'
export { markSheetFile, type MarkSheetFile } from './mark-sheet/mark-sheet-file.ts'
export type { MarkSheetContent } from './mark-sheet/mark-sheet-content.ts'
export { convertPicture, type PictureWish } from './picture-files/convert-picture.ts'
export { loadSharp } from './picture-files/load-sharp.ts'
export { pictureTypeOf, type PictureType } from './picture-files/picture-type.ts'
export {
  preparePicture,
  UnusablePictureError,
  type PreparedPicture,
} from './picture-files/prepare-picture.ts'
export { receiptName, renderReceipt } from './receipt/render-receipt.ts'
export type {
  Receipt,
  ReceiptBuyer,
  ReceiptCreditNote,
  ReceiptItem,
  ReceiptParty,
} from './receipt/receipt-content.ts'
export { resourceFile, type ResourceFile } from './resource/resource-file.ts'
export type { ResourceContent } from './resource/resource-content.ts'
export { renderStudentReport } from './student-report/render-student-report.ts'
export { threadProgram } from './thread-program.ts'
export { termReportsFile, termReportsName } from './term-reports/term-reports-file.ts'
export type { TermReportsContent } from './term-reports/term-reports-content.ts'
export { drawLabelsInto } from './labelled-picture/draw-labels-into.ts'
export type { StoredPicture } from './labelled-picture/prepare-pictures.ts'
export { writeCsv } from './csv/write-csv.ts'
export { documentLocale, resultTextsFor } from './result-texts.ts'
