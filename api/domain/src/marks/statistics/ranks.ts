/** Values that can be compared exactly: points of one maximum, or the values of `exactShares`. */
type Comparable = readonly (number | bigint)[]

/** Competition ranks, the highest value first: 1-2-2-4. */
export const competitionRanks = (values: Comparable): number[] =>
  values.map((value) => 1 + values.filter((other) => other > value).length)

/** Percentile ranks: 100 · (below + half of the equal ones, itself included) / n. */
export const percentileRanks = (values: Comparable): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return (50 * (2 * below + equal)) / values.length
  })
