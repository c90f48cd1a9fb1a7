import type { ItemCheck } from '../item-check.ts'

/** Every number of a check that a student has to be given, as western decimals; alternatives stand in one list. */
export type NeededNumber = readonly number[]

const digits = (texts: readonly string[]): NeededNumber[] =>
  texts.flatMap((text) => text.match(/\d+(?:\.\d+)?/gu) ?? []).map((token) => [Number(token)])

/** A time on a 24-hour clock can be told on a 12-hour clock; full hours have no minutes. */
function ofTime(time: string): NeededNumber[] {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return [[hour, hour > 12 ? hour - 12 : hour === 0 ? 12 : hour], ...(minute > 0 ? [[minute]] : [])]
}

/** Minutes can be told in hours and minutes. */
const ofMinutes = (minutes: number): NeededNumber[] => {
  const all = Math.abs(minutes)
  if (all === 0) return []
  const rest = all % 60
  return all < 60
    ? [[all]]
    : [
        [all, rest === 0 ? all / 60 : rest],
        [all, Math.floor(all / 60)],
      ]
}

const dayOf = (date: string): NeededNumber => [Number(date.slice(8))]
const ofDays = (days: number): NeededNumber => [
  Math.abs(days),
  ...(days % 7 === 0 ? [Math.abs(days) / 7] : []),
]

export function numbersOfCheck(check: ItemCheck): NeededNumber[] {
  switch (check.kind) {
    case 'arithmetic':
      return digits([check.expression])
    case 'equation':
      return digits([check.equation])
    case 'conversion':
      return digits([check.amount])
    case 'share':
      return digits([check.total, ...check.ratio])
    case 'sequence':
      return digits(check.terms)
    case 'shape':
      return digits(check.lengths)
    case 'clock':
      return [...ofTime(check.start), ...ofMinutes(check.minutes)]
    case 'duration':
      return [...ofTime(check.start), ...ofTime(check.end)]
    case 'date':
      return [dayOf(check.from), ofDays(check.days)]
    case 'weekday':
      return [dayOf(check.date)]
    case 'days-between':
      return [dayOf(check.from), dayOf(check.to)]
    case 'order':
    case 'extreme':
    case 'data':
      return digits(check.values)
    case 'comparison':
      return digits([check.left, check.right])
    case 'factors':
      return digits(check.of.map(String))
    case 'rounding':
      return digits([check.value])
    case 'conjugation':
    case 'plural':
    case 'word-form':
      return []
  }
}
