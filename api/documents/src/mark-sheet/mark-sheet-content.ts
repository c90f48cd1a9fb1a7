import { activeLeaves } from '@classeur/domain/exams'
import type { FileSheet } from '@classeur/domain/marks'
import type { Digits, Language, Rounding } from '@classeur/contracts'

/** Everything that a file of a mark sheet shows. Can be sent to a thread. */
export interface MarkSheetContent {
  sheet: FileSheet & { exam: { effectiveRounding: Rounding } }
  title: string
  className: string
  /** ISO 8601 without a time; null when the exam has none. */
  date: string | null
  schoolName: string
  language: Language
  digits: Digits
  /** IANA name, for the day on which the file was made. */
  timeZone: string
  /** Milliseconds since 1970. */
  nowMs: number
}

/** The number of mark cells; the time to render a file grows with it. */
export const cellsOf = ({ sheet }: MarkSheetContent): number =>
  sheet.students.length * activeLeaves(sheet.exam.structure).length
