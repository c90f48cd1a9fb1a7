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

interface MetricFamily {
  id: string
  names: Readonly<Record<Language, string>>
  words: string
  ages: ItemFamily['ages']
  pairs: PairsOfTier
}

export const metricFamily = ({ pairs, words, ...family }: MetricFamily): ItemFamily => ({
  ...inMathematics,
  ...family,
  words: `${anyConversion} ${words}`,
  bloomLevel: 'apply',
  errors: { 'wrong-way': movesWrongWay, 'one-place-off': onePlaceOff },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    return makeConversion(random, tier, {
      writer,
      words: writer,
      aim,
      draw: (numbers, drawnTier) => drawMetric(numbers, drawnTier, pairs),
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
