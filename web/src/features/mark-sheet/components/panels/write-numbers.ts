import { gradeLabel, roundShown, type GradingScale, type Rounding } from '@classeur/contracts'
import { formatNumber } from '../../../../i18n/format.ts'

const decimalsOfStep = { 25: 2, 50: 1, 100: 0 } as const

/** With the decimals of the step, so that "3.0" stands beside "3.5". */
export function writeOnStep(hundredths: number, step: keyof typeof decimalsOfStep): string {
  const digits = decimalsOfStep[step]
  return formatNumber(hundredths / 100, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, hundredths % 100 === 0 ? 0 : 2),
    useGrouping: false,
  })
}

const decimalsOf: Record<Rounding, [least: number, most: number]> = {
  exact: [0, 2],
  hundredth: [2, 2],
  tenth: [1, 1],
  quarter: [0, 2],
  half: [1, 1],
  whole: [0, 0],
}

/** Shares are quotients: one that lies on a half must not fall below it for want of the last bit. */
const tinyHundredths = 1e-6

/** A number of hundredths that is rounded already, with the decimals of its rounding: "15.0" beside "15.5". */
export function writeShown(hundredths: number, rounding: Rounding): string {
  const [least, most] = decimalsOf[rounding]
  return formatNumber(hundredths / 100, { minimumFractionDigits: least, maximumFractionDigits: most })
}

/** A share of the maximum (1 is all) as the scale shows it: points, or a step of letters with the percentage. */
export function writeOnScale(share: number, scale: GradingScale, rounding: Rounding): string {
  if (scale.kind !== 'points') {
    const label = gradeLabel(scale, Math.round(share * 10_000)) ?? ''
    return `${label} · ${formatNumber(share, { style: 'percent' })}`
  }
  return writeShown(roundShown(share * scale.max * 100 + tinyHundredths, rounding), rounding)
}

/** A distance on the scale (a deviation, a gap): points with one decimal, or points of a percent. */
export const writeSpread = (share: number, scale: GradingScale): string =>
  scale.kind === 'points'
    ? formatNumber(share * scale.max, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    : formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })

/** A place on the axis of the scale: "10" of 20, or "50%". */
export const writeEdge = (basisPoints: number, scale: GradingScale): string =>
  scale.kind === 'points'
    ? formatNumber((basisPoints * scale.max) / 10_000, { maximumFractionDigits: 1 })
    : formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 1 })
