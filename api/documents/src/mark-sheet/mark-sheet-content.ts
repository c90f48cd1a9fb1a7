import { activeLeaves } from '@classeur/domain/exams'
import type { FileSheet } from '@classeur/domain/marks'
import type { Digits, Language, Rounding } from '@classeur/contracts'

/** All data that a file of a mark sheet shows. It can be sent to a worker thread. */
export interface MarkSheetContent {
  sheet: FileSheet & {
    /** `effectivePassMarkBasisPoints`: the share of the maximum from which a paper is passed. */
    exam: {
      effectiveRounding: Rounding
      effectivePassMarkBasisPoints: number
      /** False if the school hides ranks. */
      showsRanks: boolean
    }
    /** By skill id; only the file that shows skills has them. */
    skillNames: Readonly<Record<string, string>>
  }
  title: string
  className: string
  /** ISO 8601 without a time; null if the exam has no date. */
  date: string | null
  schoolName: string
  language: Language
  digits: Digits
  /** IANA name, for the day on which the file was created. */
  timeZone: string
  /** Milliseconds since 1970. */
  nowMs: number
}

/** The number of mark cells; the time to render a file grows with it. */
export const cellsOf = ({ sheet }: MarkSheetContent): number =>
  sheet.students.length * activeLeaves(sheet.exam.structure).length
