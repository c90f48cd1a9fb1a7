/** The greatest common factor of two whole numbers above 0. */
export const gcf = (a: number, b: number): number => (b === 0 ? a : gcf(b, a % b))

/** The least common multiple of two whole numbers above 0. */
export const lcm = (a: number, b: number): number => (a / gcf(a, b)) * b

/** The digits of a whole number, ones first. */
export const digitsOf = (number: number): number[] => [...String(number)].reverse().map(Number)

/** The whole number with these digits, ones first. */
export const fromDigits = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, place) => sum + digit * 10 ** place, 0)
