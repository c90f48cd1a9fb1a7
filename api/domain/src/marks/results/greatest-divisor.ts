/** The greatest common divisor of two integers that aren't negative. */
export const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b))
