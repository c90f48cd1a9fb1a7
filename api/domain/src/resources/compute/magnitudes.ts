import type { Exact } from '../exact.ts'
import type { ItemCheck } from '../item-check.ts'
import { sumOf } from './lists.ts'

type Shape = Extract<ItemCheck, { kind: 'shape' }>

const isPositive = (number: Exact): boolean => number.s > 0n && number.n > 0n

/** Every share of a whole, in the order of the ratio. */
export function sharesOf(total: Exact, ratio: readonly Exact[]): Exact[] | null {
  if (ratio.length < 2 || !ratio.every(isPositive)) return null
  const parts = sumOf(ratio)
  return ratio.map((part) => total.mul(part).div(parts))
}

const mostDigits = 40

/** The term at a position, from 1, of the arithmetic or geometric sequence that starts with `terms`. */
export function termOf(terms: readonly Exact[], position: number): Exact | null {
  const [first, second] = terms
  if (!first || !second || terms.length < 3 || !Number.isInteger(position) || position < 1) return null
  const pairs = terms.slice(1).map((term, index) => [terms[index] ?? first, term] as const)
  const difference = second.sub(first)
  if (pairs.every(([before, after]) => after.sub(before).equals(difference)))
    return first.add(difference.mul(position - 1))
  if (terms.some((term) => term.equals(0))) return null
  const ratio = second.div(first)
  if (!pairs.every(([before, after]) => after.div(before).equals(ratio))) return null
  const digits = Math.max(ratio.n.toString().length, ratio.d.toString().length) * position
  return digits > mostDigits * 4 ? null : first.mul(ratio.pow(position - 1))
}

/** Whether three sides make a triangle. */
function closes(sides: readonly Exact[]): boolean {
  const around = sumOf(sides)
  return sides.every((side) => side.mul(2).lt(around))
}

/** Perimeter or area of a shape; null if the lengths don't make one. */
export function measureOf(
  { shape, measure }: Pick<Shape, 'shape' | 'measure'>,
  lengths: readonly Exact[],
): Exact | null {
  if (!lengths.every(isPositive)) return null
  const [first, second] = lengths
  if (!first) return null
  if (shape === 'square') {
    if (lengths.length !== 1) return null
    return measure === 'area' ? first.mul(first) : first.mul(4)
  }
  if (shape === 'triangle' && measure === 'perimeter')
    return lengths.length === 3 && closes(lengths) ? sumOf(lengths) : null
  if (!second || lengths.length !== 2) return null
  if (measure === 'perimeter') return first.add(second).mul(2)
  return shape === 'triangle' ? first.mul(second).div(2) : first.mul(second)
}

/** A number rounded to a multiple of a place, halves away from zero. */
export function roundedTo(value: Exact, place: Exact): Exact | null {
  if (!isPositive(place)) return null
  const steps = value.abs().div(place)
  const whole = steps.floor()
  const up = steps.sub(whole).mul(2).gte(1)
  const rounded = (up ? whole.add(1) : whole).mul(place)
  return value.s < 0n ? rounded.neg() : rounded
}
