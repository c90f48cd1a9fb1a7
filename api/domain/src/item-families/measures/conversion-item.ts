import { hasDecimals, type Age } from '../age-limits.ts'
import { isDecimal, type Exact } from '../../resources/exact.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { checkNumber, exact } from '../exact-numbers.ts'
import type { MadeItem, Random } from '../item-family.ts'
import type { ItemWriter } from '../item-writer.ts'
import { shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import type { Unit } from '../unit-symbols.ts'

/** Two units, the larger one first, and how many of the smaller one it has. */
export type UnitPair = readonly [large: Unit, small: Unit, count: number]

export interface Conversion {
  pair: UnitPair
  /** From the larger to the smaller unit. */
  isDown: boolean
  amount: Exact
}

export const resultOf = ({ pair: [, , count], isDown, amount }: Conversion): Exact =>
  isDown ? amount.mul(count) : amount.div(count)

/** What someone finds who multiplies instead of dividing, or the other way round. */
export const wrongWay = (conversion: Conversion): Exact =>
  resultOf({ ...conversion, isDown: !conversion.isDown })

export interface ConversionWords {
  /** An amount with its unit. */
  quantity: (amount: Exact, unit: Unit) => string
  /** The unit after the box. */
  unit: (unit: Unit) => string
}

interface ConversionTask {
  writer: ItemWriter
  words: ConversionWords
  aim: string | null
  draw: (random: Random, tier: ResourceTier) => Conversion
  wrong: (conversion: Conversion, aim: string) => Exact
  age: Age
}

/** Most digits after the point that a result has. */
const largestDenominator = 1000n

export function makeConversion(random: Random, tier: ResourceTier, task: ConversionTask): MadeItem {
  const { writer, words, aim, draw, wrong, age } = task
  const smallestPart = hasDecimals(age) ? largestDenominator : 1n
  const conversion = drawUntil(
    () => draw(random, tier),
    (drawn) => {
      const result = resultOf(drawn)
      if (!isDecimal(result) || result.d > smallestPart) return false
      if (aim === null) return true
      const mistaken = wrong(drawn, aim)
      return isDecimal(mistaken) && !mistaken.equals(result) && (hasDecimals(age) || mistaken.d === 1n)
    },
  )
  const { pair, isDown, amount } = conversion
  const [large, small, count] = pair
  const [from, to] = isDown ? [large, small] : [small, large]
  const result = resultOf(conversion)
  const line = `${words.quantity(amount, from)} = $\\square$ ${words.unit(to)}`
  const equivalence = `${words.quantity(exact(1), large)} = ${words.quantity(exact(count), small)}`
  const calculation = `${writer.n(amount)} ${isDown ? '\\times' : '\\div'} ${writer.n(count)} = ${writer.n(result)}`
  return {
    prompt: writer.say({
      en: `Convert.\n${line}`,
      fr: `Convertis.\n${line}`,
      ar: `حوّل.\n${line}`,
    }),
    figure: null,
    answer: valueOf(shownNumber(writer, result)),
    steps: [
      {
        en: `${equivalence}. To go to the ${isDown ? 'smaller' : 'larger'} unit, ${isDown ? 'multiply' : 'divide'} by $${writer.n(count)}$.`,
        fr: `${equivalence}. Pour passer à l’unité plus ${isDown ? 'petite' : 'grande'}, on ${isDown ? 'multiplie' : 'divise'} par $${writer.n(count)}$.`,
        ar: `${equivalence}. للتحويل إلى الوحدة ${isDown ? 'الأصغر' : 'الأكبر'} ${isDown ? 'نضرب في' : 'نقسم على'} $${writer.n(count)}$.`,
      },
      { en: `$${calculation}$`, fr: `$${calculation}$`, ar: `$${calculation}$` },
    ].map(writer.say),
    check: { kind: 'conversion', amount: checkNumber(amount), from, to },
    wrong: wrongFor(aim, () => shownNumber(writer, wrong(conversion, aim ?? ''))),
    lines: 0,
    demand: demandOf(amount, result) + (isDown ? 0 : 2),
  }
}
