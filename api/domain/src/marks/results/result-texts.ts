import type { GradingScale, Rounding } from '../../exams/grading-scale.ts'
import { differenceOf, type ExactShare } from '../shares/exact-share.ts'
import { gradeLabel } from './grade-label.ts'
import {
  basisPointsOf,
  percentOf,
  roundMean,
  roundMeanNumber,
  roundResult,
  roundShare,
  type ShownNumber,
} from '../shares/round-share.ts'

/** Number formats and phrases of one language. */
export interface ResultLanguage {
  number: (value: number, decimals: { least: number; most: number }) => string
  /** "62%" */
  percent: (percent: number, mostDecimals: number, leastDecimals?: number) => string
  /** "15 of 17.5" */
  of: (points: string, maximum: string) => string
  /** "15 of 17.5 points" */
  pointsOf: (points: string, maximum: string) => string
}

/** The scale and rounding with which to show the results of an exam. */
export interface ResultScale {
  scale: GradingScale
  rounding: Rounding
}

/** The scale and rounding with which to show results of an exam, or averages of several. */
export const shownOf = ({
  effectiveScale,
  effectiveRounding,
}: {
  effectiveScale: GradingScale
  effectiveRounding: Rounding
}): ResultScale => ({ scale: effectiveScale, rounding: effectiveRounding })

const noBreak = '\u00a0'

/**
 * The only formatter of results, means and points. Texts include their unit, except those of `…Number` functions, which
 * belong under a heading with the unit (`unit`). In right-to-left text, isolate a text with two numbers around a sign or
 * a word with `<bdi>` or `isolate`.
 */
export function createResultTexts({ number, percent: percentWith, of, pointsOf }: ResultLanguage) {
  const percent = (whole: number) => percentWith(whole, 0)
  const exactly = ({ hundredths, decimals }: ShownNumber) =>
    number(hundredths / 100, { least: decimals, most: decimals })
  /** Teachers enter points in hundredths, so this never rounds. */
  const points = (hundredths: number) => number(hundredths / 100, { least: 0, most: 2 })

  /** The maximum of a scale of points, such as "/ 20"; empty for other scales. */
  const unit = (scale: GradingScale) =>
    scale.kind === 'points' ? `/${noBreak}${points(scale.max * 100)}` : ''

  /** A student's result for use under a heading with its unit: "17.14", "B". */
  const resultNumber = (share: ExactShare, { scale, rounding }: ResultScale) =>
    scale.kind === 'points'
      ? exactly(roundResult(share, scale.max, rounding))
      : (gradeLabel(scale, basisPointsOf(share)) ?? '')

  /** A mean for use under a heading with its unit: "12.35", "B · 62%". */
  const meanNumber = (share: ExactShare, { scale, rounding }: ResultScale) =>
    scale.kind === 'points'
      ? exactly(roundMean(share, scale.max * 100, rounding))
      : `${gradeLabel(scale, basisPointsOf(share)) ?? ''} · ${percent(percentOf(share))}`

  const withUnit = (text: string, scale: GradingScale) => [text, unit(scale)].filter(Boolean).join(noBreak)

  return {
    unit,
    resultNumber,
    meanNumber,
    points,
    /** "17.14 / 20", "B" */
    result: (share: ExactShare, shown: ResultScale) => withUnit(resultNumber(share, shown), shown.scale),
    /** "12.35 / 20", "B · 62%" */
    mean: (share: ExactShare, shown: ResultScale) => withUnit(meanNumber(share, shown), shown.scale),
    /** "15 of 17.5" */
    pointsOf: (pointsHundredths: number, maximumHundredths: number) =>
      of(points(pointsHundredths), points(maximumHundredths)),
    /** "15 of 17.5 points" */
    pointsInFull: (pointsHundredths: number, maximumHundredths: number) =>
      pointsOf(points(pointsHundredths), points(maximumHundredths)),
    /** "24.70 of 40" */
    meanPointsOf: (share: ExactShare, maximumHundredths: number, rounding: Rounding) =>
      of(exactly(roundMean(share, maximumHundredths, rounding)), points(maximumHundredths)),
    /** A mean in points for use under a heading with its maximum: "24.70" */
    meanPointsNumber: (share: ExactShare, maximumHundredths: number, rounding: Rounding) =>
      exactly(roundMean(share, maximumHundredths, rounding)),
    /** "24.70 of 40 points" */
    meanPoints: (share: ExactShare, maximumHundredths: number, rounding: Rounding) =>
      pointsOf(exactly(roundMean(share, maximumHundredths, rounding)), points(maximumHundredths)),
    /** A mean in points of one question or in statistics, always with two decimals: "1.23". */
    twoDecimalMean: (share: ExactShare, maximumHundredths: number) =>
      exactly(roundMean(share, maximumHundredths, 'hundredth')),
    /** "62%" */
    percent: (share: ExactShare) => percent(percentOf(share)),
    /** For statistics, with at most one decimal: "62.1%" */
    percentInTenths: (share: ExactShare) => percentWith(roundShare(share, 1000, 1) / 10, 1),
    /** The same in a column of shares, always with one decimal: "100.0%". */
    percentColumn: (share: ExactShare) => percentWith(roundShare(share, 1000, 1) / 10, 1, 1),
    /** The change of a mean, rounded once from the exact difference: "+0.60", "−0.40"; null if it rounds to zero. */
    change: (from: ExactShare, to: ExactShare, { scale, rounding }: ResultScale) => {
      const { sign, by } = differenceOf(from, to)
      const shown = roundMean(by, scale.kind === 'points' ? scale.max * 100 : 10_000, rounding)
      const text = scale.kind === 'points' ? exactly(shown) : percent(percentOf(by))
      const isNothing = scale.kind === 'points' ? shown.hundredths === 0 : percentOf(by) === 0
      return isNothing ? null : `${sign > 0 ? '+' : '−'}${text}`
    },
    /** A distance on the scale, such as a standard deviation, with the decimals of a mean: "3.10 / 20", or "15%". */
    spread: (share: number, { scale, rounding }: ResultScale) =>
      scale.kind === 'points'
        ? withUnit(exactly(roundMeanNumber(share * scale.max, rounding)), scale)
        : percent(Math.round(share * 100)),
    /** A label on the axis of a chart, from basis points: "10" on a scale of 20, or "50%". */
    edge: (basisPoints: number, scale: GradingScale) =>
      scale.kind === 'points'
        ? points((basisPoints * scale.max) / 100)
        : percent(percentOf(`${String(basisPoints)}/10000`)),
  }
}

export type ResultTexts = ReturnType<typeof createResultTexts>
