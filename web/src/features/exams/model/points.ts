import { westernDigits } from '@classeur/domain/text'
import { results } from '../../../i18n/results.ts'

const mostHundredths = 100_000

/** The text with Latin digits and a full stop: languages write one number with different signs. */
export const plainPoints = (text: string): string => westernDigits(text.trim()).replace(/[,٫]/, '.')

/**
 * Reads typed points, with a full stop or a comma and any digits, in hundredths; null for anything else, 0 and over
 * 1,000.
 */
export function readPoints(text: string): number | null {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(plainPoints(text))
  if (!match) return null
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return hundredths > 0 && hundredths <= mostHundredths ? hundredths : null
}

/** Writes hundredths of a point in the reader's number format. */
export const writePoints = (hundredths: number): string => results.points(hundredths)
