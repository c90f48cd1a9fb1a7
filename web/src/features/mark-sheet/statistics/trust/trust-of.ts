import type { ExamAnalysis } from '@classeur/domain/marks'

const fewestQuestions = 3
const fewestStudents = 10

/** Readings of alpha: below .64 unsatisfactory, from .75 satisfactory (Moodle's documentation of its quiz report). */
export const trustBands = [
  { name: 'weak', from: 0, to: 0.64 },
  { name: 'fair', from: 0.64, to: 0.75 },
  { name: 'good', from: 0.75, to: 1 },
] as const

export type TrustBand = (typeof trustBands)[number]['name']

type Trust =
  | { kind: 'few-questions' | 'few-students' | 'no-spread' | 'not-meaningful' }
  | {
      kind: 'shown'
      alpha: number
      /** In points. */
      standardError: number
      band: TrustBand
      /** The mean in points, as an example of a result. */
      example: number
    }

/** What can be said about the reliability of an exam, or the reason why nothing can. */
export function trustOf({ reliability, table }: Pick<ExamAnalysis, 'reliability' | 'table'>): Trust {
  const { alpha, standardError, n, questions } = reliability
  if (questions < fewestQuestions) return { kind: 'few-questions' }
  if (n < fewestStudents) return { kind: 'few-students' }
  if (alpha === null) return { kind: 'no-spread' }
  if (alpha < 0 || standardError === null) return { kind: 'not-meaningful' }
  const points = table.pointsHundredths.reduce(
    (sum, row) => sum + row.reduce((all, value) => all + value, 0),
    0,
  )
  const band = trustBands.findLast(({ from }) => alpha >= from)?.name ?? 'weak'
  return { kind: 'shown', alpha, standardError, band, example: Math.round(points / n / 100) }
}
