import type { MarkStatus } from '@classeur/contracts'
import type { DefaultErrorType } from '@classeur/domain/marks'

/** The questions of the sample exam: maximum in hundredths of a point, topic, and level of thinking. */
export const sampleQuestions = [
  { maxHundredths: 100, skill: 'compare', bloomLevel: 'remember' },
  { maxHundredths: 100, skill: 'compare', bloomLevel: 'understand' },
  { maxHundredths: 200, skill: 'compare', bloomLevel: 'understand' },
  { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
  { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
  { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
  { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
  { maxHundredths: 300, skill: 'problems', bloomLevel: 'analyse' },
  { maxHundredths: 300, skill: 'problems', bloomLevel: 'analyse' },
  { maxHundredths: 200, skill: 'problems', bloomLevel: 'evaluate' },
] as const

export type SampleSkill = (typeof sampleQuestions)[number]['skill']

/** One line per student in the order of the list; `a` means absent, `n` not submitted. */
const table = `
1 1 2 2 2 2 2 3 3 2
1 1 2 2 2 1.5 2 2.5 3 2
0.5 1 1.5 0.5 0 0 0 0 0 0
1 1 2 1.5 1.5 1.5 1 1 0 1.5
1 1 2 2 1 2 2 1.5 0 2
1 1 2 2 2 2 2 3 3 2
a a a a a a a a a a
1 1 0 0 0 0.5 0 0 0 0.5
1 1 2 2 2 2 1.5 2 2 2
1 1 2 1 1 2 0 1 0 1
1 1 2 1.5 2 2 2 1.5 0.5 2
1 1 2 1.5 2 2 2 3 3 2
1 1 2 2 2 2 2 3 2 2
1 1 2 2 2 1.5 0.5 0 n n
1 1 2 1.5 1 2 0 0 0 1.5
1 1 2 2 2 2 2 1.5 0 2
1 1 2 2 1.5 2 2 0 0 2
1 1 1 1 0 2 0 0 0 1
1 1 2 2 2 2 2 1.5 1 2
1 1 2 2 0 2 0.5 0 0.5 1.5
1 1 2 2 1 1.5 0.5 0 0 0
1 1 2 1 1 0 0.5 0 0 0
1 1 2 2 2 2 2 3 2.5 2
1 1 2 1.5 0 2 0 0 0.5 1
`

export interface SampleMark {
  valueHundredths: number | null
  status: MarkStatus | null
}

const statuses: Record<string, MarkStatus> = { a: 'absent', n: 'notSubmitted' }

const readMark = (text: string): SampleMark => {
  const status = statuses[text] ?? null
  return { status, valueHundredths: status ? null : Math.round(Number(text) * 100) }
}

/** The marks of twenty-four students in ten questions. */
export const sampleMarks: SampleMark[][] = table
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(readMark))

/** The error types of cells with lost points, in the order of {@link sampleMarks}; `.` for none. */
const errorTable = `
. . . . . . . . . .
. . . . . . . P . .
. . . . N . . N N .
. . . . . . . C M .
. . . . . . . C R .
. . . . . . . . . .
. . . . . . . . . .
. . . . N . . N N .
. . . . . . . . . .
. . . . . . M U N .
. . . . . . . . M .
. . . . . . . . . .
. . . . . . . . C .
. . . . . . . . . .
. . . . . . N M M .
. . . . . . . . R .
. . . . . . . M M .
. . . . M . . N N .
. . . . . . . C C .
. . . . M . . M M .
. . . . . . . M M .
. . . . . . . M . .
. . . . . . . . U .
. . . . M . N M C .
`

const typeOfLetter: Record<string, DefaultErrorType> = {
  ...{ C: 'calculation', M: 'method', R: 'reading', N: 'not-attempted', U: 'unit', P: 'presentation' },
}

/** The error type of each cell, by student and question; null for most. */
export const sampleErrorTypes: (DefaultErrorType | null)[][] = errorTable
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((letter) => typeOfLetter[letter] ?? null))

/** Which cells have a comment, by the positions of student and question. */
export const sampleComments = [
  { student: 7, question: 2, comment: 'drawing' },
  { student: 21, question: 8, comment: 'start' },
  { student: 22, question: 8, comment: 'unit' },
] as const

export type SampleComment = (typeof sampleComments)[number]['comment']
