/** A coefficient before a letter as it is written: `3x`, `x`, `-x`. */
export const letterTerm = (coefficient: number, letter: string): string => {
  if (coefficient === 1) return letter
  return coefficient === -1 ? `-${letter}` : `${coefficient}${letter}`
}

/** A number that follows in a sum: ` + 5` or ` - 5`; empty for 0. */
export const following = (number: number): string => {
  if (number === 0) return ''
  return number < 0 ? ` - ${-number}` : ` + ${number}`
}

/** A term with a letter that follows in a sum. */
export const followingTerm = (coefficient: number, letter: string): string =>
  `${coefficient < 0 ? ' - ' : ' + '}${letterTerm(Math.abs(coefficient), letter)}`

/** A coefficient before a letter in a check: `3*x`. */
export const checkTerm = (coefficient: number, letter: string): string => `${coefficient}*${letter}`

/** A number in a row of additions in a check: `+5` or `-5`. */
export const checkAdded = (number: number): string => (number < 0 ? `${number}` : `+${number}`)
