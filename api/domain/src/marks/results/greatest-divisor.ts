/** The greatest common divisor of two integers that aren't negative. A loop, because a text may hold numbers of any size. */
export function greatestDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}
