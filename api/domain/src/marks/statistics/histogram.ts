import type { PaperResult } from '../results/whole-papers.ts'

/** One bar: results from `fromBasisPoints` of the maximum; the last bar includes the maximum and above. */
export interface HistogramBin {
  fromBasisPoints: number
  toBasisPoints: number
  studentIds: string[]
  /** How many of these results reach the pass mark, for the bar that contains the pass mark. */
  passed: number
  /** Whether one of these results is above the maximum, which a bonus can give. */
  isOpenEnded: boolean
}

const wholeBasisPoints = 10_000

/** Whether a result reaches this share of the maximum, compared without rounding. */
export const reaches = (
  { pointsHundredths, maximumHundredths }: Omit<PaperResult, 'studentId'>,
  basisPoints: number,
): boolean => pointsHundredths * wholeBasisPoints >= basisPoints * maximumHundredths

/** `count` bars of equal width from 0 to the maximum. */
export function histogramOf(
  results: readonly PaperResult[],
  passMarkBasisPoints: number,
  count = 10,
): HistogramBin[] {
  const edge = (bin: number) => Math.round((bin * wholeBasisPoints) / count)
  return Array.from({ length: count }, (_, bin) => {
    const inside = results.filter(
      (result) =>
        (bin === 0 || reaches(result, edge(bin))) && (bin === count - 1 || !reaches(result, edge(bin + 1))),
    )
    return {
      fromBasisPoints: edge(bin),
      toBasisPoints: edge(bin + 1),
      studentIds: inside.map(({ studentId }) => studentId),
      passed: inside.filter((result) => reaches(result, passMarkBasisPoints)).length,
      isOpenEnded: inside.some(
        ({ pointsHundredths, maximumHundredths }) => pointsHundredths > maximumHundredths,
      ),
    }
  })
}
