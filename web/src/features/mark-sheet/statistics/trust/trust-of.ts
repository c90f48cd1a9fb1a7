import { shownAlpha, type ExamAnalysis } from '@classeur/domain/marks'

/** Readings of alpha: below .64 unsatisfactory, from .75 satisfactory (Moodle's documentation of its quiz report). */
export const trustBands = [
  { name: 'weak', from: 0, to: 0.64 },
  { name: 'fair', from: 0.64, to: 0.75 },
  { name: 'good', from: 0.75, to: 1 },
] as const

export type TrustBand = (typeof trustBands)[number]['name']

interface Trust {
  alpha: number
  /** In points. */
  standardError: number
  band: TrustBand
  /** The mean in whole points, as an example of a result. */
  example: number
  /** One standard error around the example, in points that the exam can give. */
  from: number
  to: number
}

/** What can be said about the reliability of an exam; null if no alpha is shown. */
export function trustOf({ reliability, table }: Pick<ExamAnalysis, 'reliability' | 'table'>): Trust | null {
  const { standardError, n } = reliability
  const alpha = shownAlpha(reliability)
  if (alpha === null || standardError === null) return null
  const most = sumOf(table.maximaHundredths) / 100
  const mean = sumOf(table.pointsHundredths.map(sumOf)) / n / 100
  const example = Math.min(Math.floor(most), Math.round(mean))
  const from = Math.max(0, example - standardError)
  const to = Math.min(most, example + standardError)
  const band = trustBands.findLast(({ from }) => alpha >= from)?.name ?? 'weak'
  return { alpha, standardError, band, example, from, to }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
