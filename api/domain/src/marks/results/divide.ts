/** `dividend / divisor`, rounded half up to an integer. Both must be integers and `divisor` positive. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))
