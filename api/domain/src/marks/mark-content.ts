/**
 * Why a cell has no number. Statuses that end in `Zero` count as 0; the others exclude the question from the maximum.
 */
export const markStatuses = [
  'absent',
  'absentZero',
  'exempt',
  'notGraded',
  'notSubmitted',
  'notSubmittedZero',
  'unfit',
] as const
export type MarkStatus = (typeof markStatuses)[number]

/** True if a status counts as zero points; false if it excludes the question. */
export const countsAsZero = (status: MarkStatus): boolean =>
  status === 'absentZero' || status === 'notSubmittedZero'

/** The content of a cell: exactly one of value (hundredths of a point) and status, or neither ("not entered"). */
export interface MarkContent {
  valueHundredths: number | null
  status: MarkStatus | null
}

/** Most points of one cell, in hundredths. */
export const largestMarkHundredths = 100_000

/** The compact form of a cell's content: hundredths of a point, a status, or null for "not entered". */
export type MarkCode = number | MarkStatus | null

export const codeOf = ({ valueHundredths, status }: MarkContent): MarkCode => status ?? valueHundredths

export const contentOf = (code: MarkCode): MarkContent =>
  typeof code === 'string' ? { valueHundredths: null, status: code } : { valueHundredths: code, status: null }

export const emptyContent: MarkContent = { valueHundredths: null, status: null }

export const sameContent = (a: MarkContent, b: MarkContent): boolean => codeOf(a) === codeOf(b)
