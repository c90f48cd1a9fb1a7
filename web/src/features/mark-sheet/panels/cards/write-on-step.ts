import { formatNumber } from '../../../../i18n/format.ts'

const decimalsOfStep = { 25: 2, 50: 1, 100: 0 } as const

/** Formats points with the decimals of the question's step, so that "3.0" lines up with "3.5". */
export function writeOnStep(hundredths: number, step: keyof typeof decimalsOfStep): string {
  const digits = decimalsOfStep[step]
  return formatNumber(hundredths / 100, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, hundredths % 100 === 0 ? 0 : 2),
    useGrouping: false,
  })
}
