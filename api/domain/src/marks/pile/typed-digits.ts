/** Formats hundredths as they are typed, with as few digits as necessary: 1250 → "12.5". */
const typed = (hundredths: number): string => String(hundredths / 100)

/** All results of swapping two adjacent digits, in hundredths: 12 → 21, 0.5 → 5, 10 → 1. */
export function swappedDigits(hundredths: number): number[] {
  const text = typed(hundredths)
  const digitIndexes = [...text].flatMap((sign, index) => (sign === '.' ? [] : [index]))
  return digitIndexes.slice(1).flatMap((right, index) => {
    const left = digitIndexes[index] ?? 0
    const signs = [...text]
    ;[signs[left], signs[right]] = [signs[right] ?? '', signs[left] ?? '']
    const swapped = Math.round(Number(signs.join('')) * 100)
    return swapped === hundredths ? [] : [swapped]
  })
}

/** The possible intended numbers if a decimal sign was lost or added: 25 → 2.5 and 0.25, 2.5 → 25. */
export const movedDecimals = (hundredths: number): number[] =>
  hundredths === 0
    ? []
    : [hundredths / 10, hundredths / 100, hundredths * 10].filter((moved) => Number.isInteger(moved))

/** Adjacent keys in the row of digits and on the numeric keypad. */
const keysBeside: Record<string, string> = {
  ...{ 0: '129', 1: '0245', 2: '01356', 3: '246', 4: '1357', 5: '24681', 6: '35972' },
  ...{ 7: '468', 8: '579', 9: '680' },
}

/** Whether the numbers differ in one digit only, by an adjacent key. */
export function isOneKeyOff(one: number, other: number): boolean {
  const [a, b] = [typed(one), typed(other)]
  if (a.length !== b.length) return false
  const differing = [...a].flatMap((sign, index) => (sign === b[index] ? [] : [index]))
  const [at] = differing
  return differing.length === 1 && at !== undefined && (keysBeside[a[at] ?? ''] ?? '').includes(b[at] ?? '')
}
