import type { Random } from '../../item-family.ts'

/** A decimal as it is written: `digits` is 340 with two places for 3.40. */
export interface WrittenDecimal {
  digits: number
  places: number
}

export function written({ digits, places }: WrittenDecimal): string {
  if (places === 0) return String(digits)
  const all = String(digits).padStart(places + 1, '0')
  return `${all.slice(0, -places)}.${all.slice(-places)}`
}

/** A decimal whose last digit isn't 0. */
export function drawDecimal(
  random: Random,
  places: number,
  [least, most]: readonly [number, number],
): WrittenDecimal {
  for (;;) {
    const digits = random.whole(least * 10 ** places + 1, most * 10 ** places - 1)
    if (digits % 10 !== 0) return { digits, places }
  }
}

/** The digits with more places: 3.4 with two places is 340. */
export const digitsAt = ({ digits, places }: WrittenDecimal, more: number): number =>
  digits * 10 ** (more - places)

/** The value as a number to compare by; decimals of school have far fewer digits than numbers hold. */
export const sizeOf = (decimal: WrittenDecimal): number => digitsAt(decimal, 6)

export const wholePart = ({ digits, places }: WrittenDecimal): number => Math.floor(digits / 10 ** places)
export const decimalPart = ({ digits, places }: WrittenDecimal): number => digits % 10 ** places
