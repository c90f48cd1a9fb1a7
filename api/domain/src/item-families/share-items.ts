/** Shares `count` items in proportion to weights, at least one each as long as there are enough (largest remainders). */
export function shareItems(count: number, weights: readonly number[]): number[] {
  const served = weights
    .map((weight, index) => ({ weight: Math.max(weight, 0.01), index }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, count)
  const total = served.reduce((sum, { weight }) => sum + weight, 0)
  const rest = count - served.length
  const exact = served.map(({ weight, index }) => ({ index, share: (rest * weight) / total }))
  const shares = weights.map(() => 0)
  for (const { index, share } of exact) shares[index] = 1 + Math.floor(share)
  const left = count - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1) || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
