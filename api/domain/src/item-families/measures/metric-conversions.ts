import { hasDecimals, mostAt, type Age } from '../age-limits.ts'
import type { Exact } from '../../resources/exact.ts'
import type { Language } from '../../text/language.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { exact, hundredths, tenths } from '../exact-numbers.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics } from '../mathematics-family.ts'
import { anyConversion, movesWrongWay, onePlaceOff } from './conversion-errors.ts'
import { makeConversion, resultOf, wrongWay, type Conversion, type UnitPair } from './conversion-item.ts'

/** The pairs of units of each tier. */
export type PairsOfTier = Readonly<Record<ResourceTier, readonly UnitPair[]>>

/** Whole amounts down to the smaller unit first, then both ways with one decimal, then with two. */
export function drawMetric({ whole, pick }: Random, tier: ResourceTier, pairs: PairsOfTier): Conversion {
  const pair = pick(pairs[tier])
  const [, , count] = pair
  if (tier === 'support') return { pair, isDown: true, amount: exact(whole(2, 25)) }
  const isDown = pick([true, false])
  const amount: Exact = tier === 'core' ? tenths(whole(11, 99)) : hundredths(whole(3, 899))
  return { pair, isDown, amount: isDown ? amount : amount.mul(count) }
}

/** The smallest and the largest whole amount of the larger unit. */
const wholeAmounts: Readonly<Record<ResourceTier, readonly [least: number, most: number]>> = {
  support: [2, 10],
  core: [2, 25],
  challenge: [11, 99],
}

/** Whole amounts of both units, down to the smaller unit first. Without an error, support only asks for this way. */
function drawWhole(
  { whole, pick }: Random,
  tier: ResourceTier,
  pairs: PairsOfTier,
  order: MetricOrder,
): Conversion {
  const largest = mostAt(order.age)
  // The pairs of challenge are those whose decimals are harder.
  const all = pairs[tier === 'challenge' ? 'core' : tier]
  const small = all.filter(([, , count]) => 2 * count <= largest)
  const pair = pick(small.length > 0 ? small : all)
  const [, , count] = pair
  const [least, most] = wholeAmounts[tier]
  const highest = Math.max(2, Math.min(most, largest / count))
  const isDown = tier === 'support' && order.aim === null ? true : pick([true, false])
  const amount = exact(whole(Math.min(least, highest / 2), highest))
  return { pair, isDown, amount: isDown ? amount : amount.mul(count) }
}

interface MetricOrder {
  aim: string | null
  age: Age
}

interface MetricFamily {
  id: string
  names: Readonly<Record<Language, string>>
  words: string
  ages: ItemFamily['ages']
  notBefore?: number
  pairs: PairsOfTier
}

const metricFamily = ({ pairs, words, ...family }: MetricFamily): ItemFamily => ({
  ...inMathematics,
  ...family,
  words: `${anyConversion} ${words}`,
  bloomLevel: 'apply',
  errors: { 'wrong-way': movesWrongWay, 'one-place-off': onePlaceOff },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    return makeConversion(random, tier, {
      writer,
      words: writer,
      ...{ aim, age },
      draw: (numbers, drawnTier) =>
        hasDecimals(age)
          ? drawMetric(numbers, drawnTier, pairs)
          : drawWhole(numbers, drawnTier, pairs, { aim, age }),
      wrong: (conversion, error) =>
        error === 'wrong-way' ? wrongWay(conversion) : resultOf(conversion).div(10),
    })
  },
})

export const convertLength = metricFamily({
  id: 'convert-length',
  names: { en: 'Convert lengths', fr: 'Convertir des longueurs', ar: 'تحويل وحدات الطول' },
  words:
    'conver+length conver+unit+length unit+length conver+longueur conver+unite+longueur unite+longueur تحويل+طول تحويل+وحد+طول تحويل+اطوال وحد+طول',
  ages: { from: 7, to: 12 },
  notBefore: 7,
  pairs: {
    support: [
      ['m', 'cm', 100],
      ['cm', 'mm', 10],
      ['km', 'm', 1000],
    ],
    core: [
      ['m', 'cm', 100],
      ['cm', 'mm', 10],
      ['km', 'm', 1000],
    ],
    challenge: [
      ['km', 'm', 1000],
      ['m', 'mm', 1000],
      ['m', 'cm', 100],
    ],
  },
})

export const convertMass = metricFamily({
  id: 'convert-mass',
  names: { en: 'Convert masses', fr: 'Convertir des masses', ar: 'تحويل وحدات الكتلة' },
  words:
    'conver+mass conver+unit+mass unit+mass conver+weight conver+unite+masse unite+masse تحويل+كتل تحويل+وحد+كتل وحد+كتل تحويل+وزن',
  ages: { from: 7, to: 12 },
  // A kilogram already has 1000 grams.
  notBefore: 8,
  pairs: {
    support: [
      ['kg', 'g', 1000],
      ['t', 'kg', 1000],
    ],
    core: [
      ['kg', 'g', 1000],
      ['t', 'kg', 1000],
    ],
    challenge: [
      ['kg', 'g', 1000],
      ['g', 'mg', 1000],
      ['t', 'kg', 1000],
    ],
  },
})

export const convertCapacity = metricFamily({
  id: 'convert-capacity',
  names: { en: 'Convert capacities', fr: 'Convertir des contenances', ar: 'تحويل وحدات السعة' },
  words:
    'conver+capacit conver+unit+capacit unit+capacit conver+volume conver+litre conver+contenance unite+contenance unite+capacit تحويل+سعه تحويل+وحد+سعه وحد+سعه تحويل+سعات تحويل+حجم',
  ages: { from: 7, to: 12 },
  notBefore: 7,
  pairs: {
    support: [
      ['l', 'ml', 1000],
      ['l', 'cl', 100],
      ['l', 'dl', 10],
    ],
    core: [
      ['l', 'ml', 1000],
      ['l', 'cl', 100],
      ['l', 'dl', 10],
    ],
    challenge: [
      ['l', 'ml', 1000],
      ['l', 'cl', 100],
      ['cl', 'ml', 10],
      ['dl', 'ml', 100],
    ],
  },
})
