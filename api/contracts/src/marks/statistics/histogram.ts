/** One bar: results from `fromBasisPoints` of the maximum on; the last bar takes in the whole maximum and above. */
export interface HistogramBin {
  fromBasisPoints: number
  toBasisPoints: number
  studentIds: string[]
  /** How many of them reached the pass mark, so that a bar that the pass mark lies in shows both. */
  passed: number
}

export interface HistogramResult {
  studentId: string
  pointsHundredths: number
  maximumHundredths: number
}

const wholeBasisPoints = 10_000

/** Reached, compared without rounding. */
export const reaches = (
  { pointsHundredths, maximumHundredths }: Omit<HistogramResult, 'studentId'>,
  basisPoints: number,
): boolean => pointsHundredths * wholeBasisPoints >= basisPoints * maximumHundredths

/** `count` bars of one width from 0 to the whole maximum. */
export function histogramOf(
  results: readonly HistogramResult[],
  passMarkBasisPoints: number,
  count = 10,
): HistogramBin[] {
  const edge = (place: number) => Math.round((place * wholeBasisPoints) / count)
  return Array.from({ length: count }, (_, place) => {
    const inside = results.filter(
      (result) =>
        (place === 0 || reaches(result, edge(place))) &&
        (place === count - 1 || !reaches(result, edge(place + 1))),
    )
    return {
      fromBasisPoints: edge(place),
      toBasisPoints: edge(place + 1),
      studentIds: inside.map(({ studentId }) => studentId),
      passed: inside.filter((result) => reaches(result, passMarkBasisPoints)).length,
    }
  })
}
