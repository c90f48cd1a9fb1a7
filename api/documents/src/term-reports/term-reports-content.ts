import type { Digits, Gradebook, GradebookExam, Language, ReportPart } from '@classeur/contracts'
import type { TermReport } from '@classeur/domain/marks'

/** An exam as a report shows it. */
export type ReportExam = Pick<
  GradebookExam,
  'id' | 'title' | 'date' | 'coefficientHundredths' | 'mean' | 'effectiveScale' | 'effectiveRounding'
>

/** All data that a pack of term reports shows. It can be sent to a worker thread. */
export interface TermReportsContent extends Pick<
  Gradebook,
  'chosen' | 'classMean' | 'effectiveScale' | 'effectiveRounding'
> {
  /** Oldest first, as in the gradebook. */
  exams: readonly ReportExam[]
  /** Only the students who get a report. With an empty overall comment, the report leaves space to write one. */
  reports: readonly { report: TermReport; overallComment: string }[]
  /** Number of students among whom ranks are counted. */
  ranked: number
  /** By skill id; skills that no longer exist are missing. */
  skillNames: Readonly<Record<string, string>>
  parts: readonly ReportPart[]
  className: string
  /** The name of the term, otherwise the school year; may be empty. */
  period: string
  schoolName: string
  language: Language
  digits: Digits
  /** IANA name, for the day on which the file was created. */
  timeZone: string
  /** Milliseconds since 1970. */
  nowMs: number
}
