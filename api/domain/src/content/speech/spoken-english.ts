import type { Spoken } from './spoken.ts'

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const parts: Readonly<Record<number, string>> = {
  ...{ 2: 'half', 3: 'third', 4: 'quarter', 5: 'fifth', 6: 'sixth', 7: 'seventh', 8: 'eighth', 9: 'ninth' },
  ...{ 10: 'tenth', 11: 'eleventh', 12: 'twelfth', 13: 'thirteenth', 14: 'fourteenth', 15: 'fifteenth' },
  ...{ 16: 'sixteenth', 17: 'seventeenth', 18: 'eighteenth', 19: 'nineteenth', 20: 'twentieth' },
  ...{ 100: 'hundredth', 1000: 'thousandth' },
}

export const spokenEnglish: Spoken = {
  namedFraction(numerator, denominator) {
    const part = parts[denominator]
    if (!part || numerator < 1) return null
    const plural = part === 'half' ? 'halves' : `${part}s`
    return `${numbers[numerator - 1] ?? String(numerator)} ${numerator === 1 ? part : plural}`
  },
  fraction: (numerator, denominator, isLong) =>
    isLong ? `fraction ${numerator} over ${denominator} end of fraction` : `${numerator} over ${denominator}`,
  mixedNumber: (whole, fraction, isHalf) => `${whole} and ${isHalf ? 'a half' : fraction}`,
  power(base, exponent) {
    if (exponent === '2') return `${base} squared`
    return exponent === '3' ? `${base} cubed` : `${base} to the power of ${exponent}`
  },
  index: (base, index) => `${base} sub ${index}`,
  root(radicand, degree, isLong) {
    const name = degree === null ? 'square root' : degree === '3' ? 'cube root' : `root of order ${degree}`
    return `${name} of ${radicand}${isLong ? ' end of root' : ''}`
  },
  accent: (base, accent) => ({ line: `line ${base}`, arrow: `vector ${base}`, hat: `${base} hat` })[accent],
  signs: {
    '□': 'blank',
    ...{ '+': 'plus', '−': 'minus', '±': 'plus or minus', '×': 'times', '·': 'times', '÷': 'divided by' },
    ...{ '/': 'per', '=': 'equals', '≠': 'is not equal to', '≈': 'is approximately', '≡': 'is congruent to' },
    ...{ '<': 'is less than', '>': 'is greater than' },
    ...{ '≤': 'is less than or equal to', '≥': 'is greater than or equal to', '∝': 'is proportional to' },
    ...{ '→': 'gives', '⇌': 'is in equilibrium with', '⇒': 'implies', '⇔': 'is equivalent to' },
    ...{ '%': 'percent', '°': 'degrees', '∞': 'infinity', '′': 'prime', '…': 'and so on' },
    ...{ '∈': 'is in', '∉': 'is not in', '∪': 'union', '∩': 'intersection', '∅': 'the empty set' },
    ...{ '∠': 'angle', '△': 'triangle', '⊥': 'is perpendicular to', '∥': 'is parallel to', '∑': 'sum' },
    ...{ π: 'pi', '(': 'open bracket', ')': 'close bracket', '|': 'bar', '!': 'factorial', ':': 'to' },
  },
}
