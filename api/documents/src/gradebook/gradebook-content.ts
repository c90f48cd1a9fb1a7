import type { Digits, ExamType, Gradebook, Language } from '@classeur/contracts'

/** All data that a file of a gradebook shows. It can be sent to a worker thread. */
export interface GradebookContent {
  /** The students are in the order to show. */
  gradebook: Gradebook
  className: string
  /** The name of the term, otherwise the school year; may be empty. */
  period: string
  /** The name of the group whose students are shown; empty for the whole class. */
  groupName: string
  /** Null for exams of all types. */
  type: ExamType | null
  schoolName: string
  language: Language
  digits: Digits
  /** IANA name, for the day on which the file was created. */
  timeZone: string
  /** Milliseconds since 1970. */
  nowMs: number
}
