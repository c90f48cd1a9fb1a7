import { westernDigits } from '@classeur/domain/text'

/**
 * Reads a typed maximum in points, with any digits and decimal sign, in hundredths; null unless it is a multiple of
 * the step between one step and the largest mark.
 */
export function readMaximum(text: string, stepHundredths: number, mostHundredths: number): number | null {
  const match = /^(\d{1,4})(?:[.,٫](\d{1,2}))?$/.exec(westernDigits(text.trim()))
  if (!match) return null
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  const isValid = hundredths > 0 && hundredths <= mostHundredths && hundredths % stepHundredths === 0
  return isValid ? hundredths : null
}
