/**
 * Divides a lesson's minutes in proportion to `weights` into whole minutes of at least 1 that sum to `durationMin`.
 * Gives each part 1 minute and divides the rest by the largest-remainder method.
 * @throws RangeError when there are fewer minutes than parts
 */
export function shareMinutes(weights: readonly number[], durationMin: number): number[] {
  if (durationMin < weights.length) throw new RangeError('fewer minutes than parts')
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const spare = durationMin - weights.length
  const shares = weights.map((weight) => (weight / sum) * spare)
  const whole = shares.map(Math.floor)
  const missing = spare - whole.reduce((total, minutes) => total + minutes, 0)
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole.map((minutes) => 1 + minutes)
}
