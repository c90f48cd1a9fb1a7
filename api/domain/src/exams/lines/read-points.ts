import { normaliseName } from '../../roster/names/normalise-name.ts'
import { westernDigits } from '../../text/digits.ts'
import { pointWords } from './structure-words.ts'

/**
 * Parses points (`4`, `1,5`, `٢٫٢٥`, `3 points`) into hundredths. Returns null for any other text, including numbers
 * with more than two decimals, because points are never rounded.
 */
export function readPointsText(text: string): number | null {
  const match = /^(\d{1,4})(?:[.,٫](\d{1,2}))?\s*(\D*)$/u.exec(westernDigits(text.trim()))
  if (!match) return null
  const [, whole = '', decimals = '', word = ''] = match
  if (word !== '' && !pointWords.includes(normaliseName(word))) return null
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
