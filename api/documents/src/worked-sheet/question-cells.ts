import { letterOf } from './formula-cells.ts'

/** The figures of each question, in the order of their rows. */
const figureKeys = [
  'maximum',
  'mean',
  'facility',
  'deviation',
  'itemRest',
  'itemTotal',
  'upperLower',
  'planned',
  'covarianceRoot',
  'effective',
  'alphaWithout',
  'variance',
] as const
export type FigureKey = (typeof figureKeys)[number]

/** The figures of the whole exam, in the order of their rows below. */
const wholeKeys = ['groupSize', 'totalVariance', 'questionVariances', 'alpha', 'standardError'] as const
export type WholeKey = (typeof wholeKeys)[number]

export const firstQuestion = 2
export const headRow = 3
/** An empty row and a row of headings are above the students. */
export const firstStudentRow = headRow + figureKeys.length + wholeKeys.length + 3

/** Where everything is on the sheet of questions. */
export interface QuestionCells {
  total: number
  upper: number
  lower: number
  rest: (question: number) => number
  lastColumn: number
  rowOf: (key: FigureKey | WholeKey) => number
  /** A figure of one question. */
  figure: (key: FigureKey, question: number) => string
  /** A figure of all questions, as a range. */
  figures: (key: FigureKey) => string
  whole: (key: WholeKey) => string
  /** A column of the students' table, as a range. */
  students: (column: number) => string
  marks: (question: number) => string
}

/** Lays out the sheet for a number of questions and of students. */
export function questionCells(questions: number, students: number): QuestionCells {
  const total = firstQuestion + questions
  const rest = (question: number) => total + 3 + question
  const keys: readonly string[] = [...figureKeys, ...wholeKeys]
  const rowOf = (key: FigureKey | WholeKey) => headRow + 1 + keys.indexOf(key)
  const fixed = (column: number, row: number) => `$${letterOf(column)}$${String(row)}`
  const lastStudentRow = firstStudentRow + students - 1
  const ofStudents = (column: number) => `${fixed(column, firstStudentRow)}:${fixed(column, lastStudentRow)}`
  return {
    ...{ total, upper: total + 1, lower: total + 2, rest, lastColumn: rest(questions - 1), rowOf },
    figure: (key, question) => fixed(firstQuestion + question, rowOf(key)),
    figures: (key) => `${fixed(firstQuestion, rowOf(key))}:${fixed(total - 1, rowOf(key))}`,
    whole: (key) => fixed(firstQuestion, rowOf(key)),
    students: ofStudents,
    marks: (question) => ofStudents(firstQuestion + question),
  }
}
