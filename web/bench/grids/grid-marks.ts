import type { CodeAt, SheetSize } from '../sheet/bench-sheets.ts'

/** The maximum of every question, in points; the total of 60 questions must stay below 1,000. */
export const maximum = 16
export const stepHundredths = 25

/** The number of blocks to paste that differ in every cell from one another and from the stored marks. */
export const blocks = maximum - 2

/** Marks with two decimals, which differ between successive rounds in every cell. */
export const codeAt: CodeAt = (student, question, round) =>
  ((student * 7 + question * 3 + round) % (maximum - 1)) * 100 + ((student + question) % 2 ? 25 : 75)

export const textAt = (student: number, question: number, round: number): string =>
  (codeAt(student, question, round) / 100).toFixed(2)

/** The text that a spreadsheet copies for a block of these marks. */
export const blockText = ({ students, questions }: SheetSize, round: number): string =>
  Array.from({ length: students }, (_, student) =>
    Array.from({ length: questions }, (_line, question) => textAt(student, question, round)).join('\t'),
  ).join('\n')
