import { compareShares, shareOf } from '../shares/exact-share.ts'
import type { StudentMarks, StudentResult } from './result-of.ts'

/** A complete paper with a result. */
export interface PaperResult {
  studentId: string
  pointsHundredths: number
  maximumHundredths: number
}

/** Why a paper doesn't count: marks are missing, absent from the whole exam, or no mark counts. */
export type ExclusionReason = 'not-complete' | 'absent' | 'no-result'

/** The papers that count, and those that don't. */
export interface WholePapers {
  results: PaperResult[]
  /** Students who take part but don't count. */
  excluded: { studentId: string; reason: ExclusionReason }[]
  /** Number of cells to enter, over all papers. */
  toEnter: number
}

/**
 * Points and maximum of a paper that counts; null for other papers. An incomplete paper doesn't count, because its total
 * would be too low or its share would cover other questions. A paper without points or with maximum 0 doesn't either.
 */
export function countedPaper(result: StudentResult): Omit<PaperResult, 'studentId'> | null {
  const { pointsHundredths, maximumHundredths, toEnter } = result
  if (toEnter > 0 || pointsHundredths === null || maximumHundredths === 0) return null
  return { pointsHundredths, maximumHundredths }
}

/** Why a paper doesn't count; null for a paper that counts ({@link countedPaper}). */
export function exclusionOf(result: StudentResult): ExclusionReason | null {
  if (countedPaper(result)) return null
  if (result.toEnter > 0) return 'not-complete'
  return result.isAbsent ? 'absent' : 'no-result'
}

/**
 * Separates papers that count ({@link countedPaper}) from the others, with the reason.
 * @param studentIds the students who take part
 * @param resultFor computes a result; see `rememberResults`
 */
export function wholePapers(
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
  resultFor: (marks: StudentMarks) => StudentResult,
): WholePapers {
  const papers: WholePapers = { results: [], excluded: [], toEnter: 0 }
  for (const studentId of studentIds) {
    const result = resultFor(rows.get(studentId) ?? {})
    const counted = countedPaper(result)
    const reason = exclusionOf(result)
    papers.toEnter += result.toEnter
    if (counted) papers.results.push({ studentId, ...counted })
    else if (reason) papers.excluded.push({ studentId, reason })
  }
  return papers
}

/**
 * Comparator for ascending order: by exact share, then by points. Papers that are incomplete or have no result come
 * first.
 */
export function compareResults(a: StudentResult, b: StudentResult): number {
  const share = (result: StudentResult) =>
    result.toEnter > 0 ? null : shareOf(result.pointsHundredths, result.maximumHundredths)
  const [first, second] = [share(a), share(b)]
  if (first === null || second === null) return Number(first !== null) - Number(second !== null)
  return compareShares(first, second) || (a.pointsHundredths ?? 0) - (b.pointsHundredths ?? 0)
}
