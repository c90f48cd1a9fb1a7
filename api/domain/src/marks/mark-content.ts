/** Why there is no number. Those that end in `Zero` count as 0; the others take the question out of the maximum. */
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

/** True when a status counts as zero points; false when it takes the question out. */
export const countsAsZero = (status: MarkStatus): boolean =>
  status === 'absentZero' || status === 'notSubmittedZero'

/** The content of a cell: exactly one of value (hundredths of a point) and status, or neither ("not entered"). */
export interface MarkContent {
  valueHundredths: number | null
  status: MarkStatus | null
}

/** Most points of one cell, in hundredths. */
export const largestMarkHundredths = 100_000

/** The content of a cell in short: hundredths of a point, a status, or null for "not entered". */
export type MarkCode = number | MarkStatus | null

export const codeOf = ({ valueHundredths, status }: MarkContent): MarkCode => status ?? valueHundredths

export const contentOf = (code: MarkCode): MarkContent =>
  typeof code === 'string' ? { valueHundredths: null, status: code } : { valueHundredths: code, status: null }

export const emptyContent: MarkContent = { valueHundredths: null, status: null }

export const sameContent = (a: MarkContent, b: MarkContent): boolean => codeOf(a) === codeOf(b)
