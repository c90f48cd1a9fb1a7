import type { MarkCode } from '../mark-content.ts'
import type { CellNote } from '../notes/cell-note.ts'
import type { LoggedOperation } from '../operation.ts'

/** One cell to write. */
export interface MarkInput {
  studentId: string
  leafId: string
  /** The version of the cell that the write is based on; 0 if it was never written. */
  version: number
  code: MarkCode
  /** Absent if the note of the cell stays as it is. */
  note?: CellNote | undefined
  operation: LoggedOperation
}

/**
 * The reasons for refusing a cell. `not-applicable`: the student is not in the class on the day of the exam.
 * `over-limit`: given by older versions only, for students beyond the plan; browsers may still hold such marks and
 * send them again. `rescaled-meanwhile`: the maximum has changed since the sheet was read, so the number would be a
 * different mark. `read-only`: the exam was reviewed after other cells of this request had been saved.
 * `unknown-error-type`: the cell would get an error type that the class's school doesn't have.
 */
export const markRefusals = [
  'unknown-student',
  'not-applicable',
  'over-limit',
  'unknown-question',
  'above-maximum',
  'off-step',
  'rescaled-meanwhile',
  'read-only',
  'unknown-error-type',
] as const
export type MarkRefusal = (typeof markRefusals)[number]
