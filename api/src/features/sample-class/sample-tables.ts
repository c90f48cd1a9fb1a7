import type { DefaultErrorType } from '@classeur/domain/marks'
import type { BloomLevel, ExamStatus, MarkStatus } from '@classeur/contracts'

export type SampleSkill = 'read' | 'compare' | 'add' | 'problems'
export type SampleComment = 'drawing' | 'start' | 'unit'

export interface SampleMark {
  valueHundredths: number | null
  status: MarkStatus | null
}

/** One exam of the sample class. Students and questions are named by their positions. */
export interface SampleExam {
  name: 'latest' | 'earlier'
  daysAgo: number
  /** The steps after marking. */
  endsAs: readonly ExamStatus[]
  questions: readonly { maxHundredths: number; skill: SampleSkill; bloomLevel: BloomLevel }[]
  /** By student, then by question. */
  marks: readonly (readonly SampleMark[])[]
  /** The error type of each cell, by student and question; null for most. */
  errorTypes: readonly (readonly (DefaultErrorType | null)[])[]
  comments: readonly { student: number; question: number; comment: SampleComment }[]
}

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))

const statuses: Record<string, MarkStatus> = { a: 'absent', n: 'notSubmitted' }

const readMark = (text: string): SampleMark => {
  const status = statuses[text] ?? null
  return { status, valueHundredths: status ? null : Math.round(Number(text) * 100) }
}

/** Reads one line per student in the order of the list; `a` means absent, `n` not submitted. */
export const readMarkTable = (table: string): SampleMark[][] =>
  rowsOf(table).map((line) => line.map(readMark))

const typeOfLetter: Record<string, DefaultErrorType> = {
  ...{ C: 'calculation', M: 'method', R: 'reading', N: 'not-attempted', U: 'unit', P: 'presentation' },
}

/** Reads the error types of cells with lost points, in the order of the marks; `.` for none. */
export const readErrorTable = (table: string): (DefaultErrorType | null)[][] =>
  rowsOf(table).map((line) => line.map((letter) => typeOfLetter[letter] ?? null))
