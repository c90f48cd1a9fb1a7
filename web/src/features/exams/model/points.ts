import { westernDigits } from '@classeur/domain/text'
import { results } from '../../../i18n/results.ts'

const mostHundredths = 100_000

/** Points as typed, with a point or a comma and any digits, in hundredths; null for anything else, 0 and over 1,000. */
export function readPoints(text: string): number | null {
  const match = /^(\d{1,4})(?:[.,٫](\d{1,2}))?$/.exec(westernDigits(text.trim()))
  if (!match) return null
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return hundredths > 0 && hundredths <= mostHundredths ? hundredths : null
}

/** Hundredths of a point as one reads and types them. */
export const writePoints = (hundredths: number): string => results.points(hundredths)
