import { hasDecimals, type Age } from '../age-limits.ts'
import type { Exact } from '../../resources/exact.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { arabicCounted, days, hours, minutes, seconds, type CountedForms } from '../arabic-counted.ts'
import { exact, hundredths, tenths } from '../exact-numbers.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf, type ItemWriter } from '../item-writer.ts'
import { inMathematics } from '../mathematics-family.ts'
import type { Unit } from '../unit-symbols.ts'
import {
  makeConversion,
  wrongWay,
  type Conversion,
  type ConversionWords,
  type UnitPair,
} from './conversion-item.ts'

const hourPair: UnitPair = ['h', 'min', 60]
const minutePair: UnitPair = ['min', 's', 60]
const dayPair: UnitPair = ['d', 'h', 24]

/** From 3 on, so that Arabic writes the number with its noun. */
function drawTime(random: Random, tier: ResourceTier, aim: string | null, age: Age): Conversion {
  const { whole, pick } = random
  const pairs = aim === 'hundred-minutes' ? [hourPair, minutePair] : [hourPair, minutePair, dayPair]
  if (!hasDecimals(age)) return drawWholeTime(random, tier, aim, pairs)
  if (tier === 'support') return { pair: pick(pairs), isDown: true, amount: exact(whole(3, 10)) }
  if (tier === 'core') {
    const pair = pick([hourPair, minutePair])
    return pick([true, false])
      ? { pair, isDown: true, amount: tenths(10 * whole(1, 9) + 5) }
      : { pair, isDown: false, amount: exact(60 * whole(3, 12)) }
  }
  const pair = pick([hourPair, minutePair])
  const isDown = pick([true, false])
  const amount = hundredths(100 * whole(1, 9) + 5 * pick([3, 5, 7, 9, 13, 15]))
  return { pair, isDown, amount: isDown ? amount : amount.mul(60) }
}

/** Down to the smaller unit in support, unless only the other way has a whole wrong result. */
function drawWholeTime(
  { whole, pick }: Random,
  tier: ResourceTier,
  aim: string | null,
  pairs: readonly UnitPair[],
): Conversion {
  const pair = pick(pairs)
  const [, , count] = pair
  const isDown = aim === null ? tier === 'support' || pick([true, false]) : aim !== 'wrong-way'
  const [least, most] = { support: [3, 6] as const, core: [3, 10] as const, challenge: [7, 15] as const }[
    tier
  ]
  const amount = exact(whole(least, most))
  return { pair, isDown, amount: isDown ? amount : amount.mul(count) }
}

const arabicForms: Readonly<Partial<Record<Unit, CountedForms>>> = {
  d: days,
  h: hours,
  min: minutes,
  s: seconds,
}

/** Arabic writes units of time as nouns, in the form that the number asks for. */
function wordsOf(writer: ItemWriter): ConversionWords {
  if (writer.language !== 'ar') return writer
  const formsOf = (unit: Unit): CountedForms => {
    const forms = arabicForms[unit]
    if (!forms) throw new Error(`${unit} isn't a unit of time`)
    return forms
  }
  return {
    quantity: (amount: Exact, unit) =>
      amount.d === 1n
        ? arabicCounted(Number(amount), formsOf(unit))
        : `${writer.plain(amount)} ${formsOf(unit).hundred}`,
    unit: (unit) => formsOf(unit).hundred,
  }
}

const wrongTime = (conversion: Conversion, aim: string): Exact => {
  if (aim === 'wrong-way') return wrongWay(conversion)
  return conversion.isDown ? conversion.amount.mul(100) : conversion.amount.div(100)
}

export const convertTime: ItemFamily = {
  ...inMathematics,
  id: 'convert-time',
  names: { en: 'Convert units of time', fr: 'Convertir des durées', ar: 'تحويل وحدات الزمن' },
  words:
    'conver+time conver+unit+time conver+unite+duree conver+unite+temps تحويل+وحد+زمن conver+hour conver+minute conver+unit unit+time conver+duree conver+heure unite+duree unite+temps conver+unite تحويل+زمن تحويل+مدد تحويل+مده تحويل+ساع تحويل+دقي تحويل+وحد',
  ages: { from: 8, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'hundred-minutes': {
      names: {
        en: 'treats an hour as 100 minutes',
        fr: 'compte 100 minutes dans une heure',
        ar: 'يحسب الساعة 100 دقيقة',
      },
      words:
        '100+minute hundred+minute base+60 base+10 decimal+time 100+heure base+dix heure+decimal duree+decimal دقيق+100 ساع+100 مئه+دقيق',
    },
    'wrong-way': {
      names: {
        en: 'multiplies instead of dividing, or the other way round',
        fr: 'multiplie au lieu de diviser, ou l’inverse',
        ar: 'يضرب بدل أن يقسم أو العكس',
      },
      words:
        'multipl+instead+divid divid+instead+multipl wrong+way wrong+direction multipli+lieu+divis divis+lieu+multipli mauvais+sens ضرب+بدل+قسم يضرب+بدل+قسم ضرب+بدل+يقسم يضرب+بدل conver unit$ units$ unite$ unites$ تحويل وحد$ وحده$ وحدات$',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    return makeConversion(random, tier, {
      writer,
      words: wordsOf(writer),
      ...{ aim, age },
      draw: (numbers, drawnTier) => drawTime(numbers, drawnTier, aim, age),
      wrong: wrongTime,
    })
  },
}
