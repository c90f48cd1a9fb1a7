import { groupedDigits } from '../../text/digits.ts'
import type { DrawingOptions } from './scene.ts'

/** More ticks than this would be a grey block. */
const mostTicks = 60
/** How many parts a range gets whose step can't be used. */
const usualParts = 5

/** A shorter range, as a share of its numbers, has no length. */
const shortestRange = 1e-8

export interface Scale {
  from: number
  to: number
  step: number
  values: number[]
  /** A value as the language writes it; it may be a fraction. `step`: the distance of the values that are written. */
  labelOf(value: number, step: number): string
}

/** Removes the noise of calculating with binary fractions. */
const exact = (value: number): number => Number(value.toPrecision(12))

function* multiples(): Generator<number> {
  for (let power = 1; ; power *= 10) yield* [power, 2 * power, 5 * power]
}

/** The first of 1, 2, 5, 10, 20 … that fits. */
export function firstMultiple(fits: (multiple: number) => boolean): number {
  for (const multiple of multiples()) if (fits(multiple) || multiple > 1e12) return multiple
  return 1
}

/** A step of 1, 2 or 5 times a power of ten that divides a range into about five parts. */
function roundStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length / usualParts))
  return power * firstMultiple((multiple) => power * multiple >= length / usualParts)
}

const largestDenominator = 24
const fractionTolerance = 0.0006

/** Steps that people write as decimals: 0.25 or 0.125, but not 0.333. */
const isDecimal = (step: number) => step < 0.01 || Number.isInteger(exact(step * 200))

/** The denominator of a step that is part of 1: 3 for 0.333, and, if `inFractions`, 4 for 0.25. */
function denominatorOf(step: number, inFractions: boolean): number | null {
  if (step >= 1 || (isDecimal(step) && !inFractions)) return null
  for (let denominator = 2; denominator <= largestDenominator; denominator += 1) {
    const numerator = Math.round(step * denominator)
    if (numerator > 0 && Math.abs(step - numerator / denominator) < fractionTolerance) return denominator
  }
  return null
}

const mostDecimals = 6

function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < mostDecimals; decimals += 1)
    if (Number.isInteger(exact(step * 10 ** decimals))) return decimals
  return mostDecimals
}

function decimalLabel(value: number, decimals: number, { language }: DrawingOptions): string {
  const [whole = '0', rest] = Math.abs(value).toFixed(decimals).split('.')
  const sign = Number(value.toFixed(decimals)) < 0 ? '−' : ''
  return `${sign}${groupedDigits(whole)}${rest ? `${language === 'fr' ? ',' : '.'}${rest}` : ''}`
}

function fractionLabel(value: number, denominator: number): string {
  const numerator = Math.round(Math.abs(value) * denominator)
  const sign = value < 0 && numerator > 0 ? '−' : ''
  return numerator % denominator === 0
    ? `${sign}${numerator / denominator}`
    : `${sign}${numerator}/${denominator}`
}

/**
 * The ticks of a line or an axis. Whatever numbers are given, there are at least two ticks and about 60 at most: a
 * range without a length gets one, and a step that is too small or too large is replaced.
 * @param include numbers that must be within the range
 * @param inFractions whether to write parts of 1 as fractions
 */
export function scaleOf(
  range: { from: number; to: number; step: number },
  include: readonly number[],
  options: DrawingOptions,
  inFractions = false,
): Scale {
  const lowest = Math.min(range.from, range.to, ...include)
  const highest = Math.max(range.from, range.to, ...include)
  const isRange = highest - lowest > shortestRange * Math.max(1, Math.abs(lowest), Math.abs(highest))
  const length = isRange ? highest - lowest : 1
  const denominator = denominatorOf(range.step, inFractions)
  const given = denominator === null ? range.step : Math.round(range.step * denominator) / denominator
  const isUsable = given <= length * 1.001 && given > length * 1e-9
  const usable = isUsable ? given : roundStep(length)
  const step = usable * firstMultiple((multiple) => length / (usable * multiple) <= mostTicks)
  const first = Math.floor(exact(lowest / step))
  const last = Math.max(Math.ceil(exact(highest / step)), first + 1)
  const inParts = isUsable ? denominator : null
  return {
    ...{ from: exact(first * step), to: exact(last * step), step },
    values: Array.from({ length: last - first + 1 }, (_, index) => exact((first + index) * step)),
    labelOf: (value, written) =>
      inParts === null ? decimalLabel(value, decimalsOf(written), options) : fractionLabel(value, inParts),
  }
}
