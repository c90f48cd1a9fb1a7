import type { SlipOptions } from '@classeur/contracts'
import type { MarkSheetContent } from '../mark-sheet/mark-sheet-content.ts'

/** All data that a pack of feedback slips shows. It can be sent to a worker thread. */
export interface SlipContent extends MarkSheetContent {
  options: Pick<SlipOptions, 'studentIds' | 'parts' | 'perPage' | 'withAbsent'>
  /** What to do about the school's own error types, by id; only where the school says it. */
  corrections: Readonly<Record<string, string>>
  /** The name of each student's practice sheet from this exam, by student id; shown with what to work on. */
  practiceSheets: Readonly<Record<string, string>>
}
