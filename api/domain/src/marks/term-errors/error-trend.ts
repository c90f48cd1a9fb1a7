/**
 * How an error develops over several exams, oldest first. `recurs`: in the latest exam and in an earlier one. `new`: only
 * in the latest. `gone`: only in earlier ones. `none`: in none of them. `too-few`: fewer than two exams say anything.
 */
export const errorTrends = ['recurs', 'new', 'gone', 'none', 'too-few'] as const
export type ErrorTrend = (typeof errorTrends)[number]

const fewestExams = 2

/** @param isErrorIn for each exam that says something, oldest first, whether the error is in it */
export function errorTrendOf(isErrorIn: readonly boolean[]): ErrorTrend {
  if (isErrorIn.length < fewestExams) return 'too-few'
  const isInLatest = isErrorIn.at(-1) === true
  const wasEarlier = isErrorIn.slice(0, -1).includes(true)
  if (isInLatest) return wasEarlier ? 'recurs' : 'new'
  return wasEarlier ? 'gone' : 'none'
}

/** Comparator: what needs attention first. */
export const compareErrorTrends = (a: ErrorTrend, b: ErrorTrend): number =>
  errorTrends.indexOf(a) - errorTrends.indexOf(b)
