import type { Gradebook, Language } from '@classeur/contracts'
import type { MarkSheetContent } from '../mark-sheet/mark-sheet-content.ts'

/** All data that the workbook of a class shows. It can be sent to a worker thread. */
export interface ClassWorkbookContent {
  className: string
  /** Its exams are the columns of the overview, its students the rows. */
  gradebook: Gradebook
  /** One sheet each, in this order. */
  exams: readonly MarkSheetContent[]
  language: Language
  /** Milliseconds since 1970. */
  nowMs: number
}
