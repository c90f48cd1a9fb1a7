/** Whole part of `dividend / divisor`, halves away from zero upwards; both are whole, `divisor` is positive. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

/** The mean of whole numbers as a whole number, halves upwards; null of nothing. */
export const wholeMean = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : divideHalfUp(
        values.reduce((sum, value) => sum + value, 0),
        values.length,
      )
