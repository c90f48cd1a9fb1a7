import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily, Random } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { decimalWords, longerIsLarger, shorterIsLarger } from './decimal-words.ts'
import {
  decimalPart,
  digitsAt,
  drawDecimal,
  sizeOf,
  wholePart,
  written,
  type WrittenDecimal,
} from './written-decimal.ts'

type Decimals = readonly WrittenDecimal[]

/** Numbers with the same whole part, so that their decimals decide. */
function drawDecimals(random: Random, places: readonly number[], mostWhole: number): Decimals {
  const whole = random.whole(0, mostWhole)
  return random.shuffle(places).map((count) => drawDecimal(random, count, [whole, whole + 1]))
}

const signOf = (order: number) => (order < 0 ? '<' : order > 0 ? '>' : '=')
const compareParts = (one: WrittenDecimal, other: WrittenDecimal) => decimalPart(one) - decimalPart(other)
const compareLengths = (one: WrittenDecimal, other: WrittenDecimal) =>
  other.places - one.places || sizeOf(one) - sizeOf(other)

const mostWhole: Readonly<Record<ResourceTier, number>> = { support: 3, core: 12, challenge: 40 }
const pairPlaces: Readonly<Record<ResourceTier, readonly (readonly number[])[]>> = {
  support: [[1, 2]],
  core: [
    [1, 2],
    [1, 3],
    [2, 3],
  ],
  challenge: [[2, 3]],
}

/** In challenge the tenths are the same. */
const shareTenths = (decimals: Decimals) =>
  new Set(decimals.map((one) => Math.floor(sizeOf(one) / 1e5))).size === 1

export const compareDecimals: ItemFamily = familyOf<Decimals>({
  id: 'compare-decimals',
  names: { en: 'Compare decimals', fr: 'Comparer des nombres décimaux', ar: 'مقارنة الأعداد العشرية' },
  words: `${decimalWords} ${together('compar larger greater smaller grand petit مقارنة قارن يقارن اكبر اصغر', decimalWords)}`,
  ages: { from: 8, to: 12 },
  notBefore: 8,
  bloomLevel: 'analyse',
  errors: {
    'longer-is-larger': {
      ...longerIsLarger,
      wrong: ([one, other]) => (one && other ? signOf(compareParts(one, other)) : null),
    },
    'shorter-is-larger': {
      ...shorterIsLarger,
      wrong: ([one, other]) => (one && other ? signOf(other.places - one.places) : null),
    },
  },
  draw(random, tier) {
    for (;;) {
      const decimals = drawDecimals(random, random.pick(pairPlaces[tier]), mostWhole[tier])
      if (tier !== 'challenge' || shareTenths(decimals)) return decimals
    }
  },
  write(decimals, { say, n }) {
    const [one = decimals[0], other = decimals[1]] = decimals
    if (!one || !other) throw new Error('two numbers are compared')
    const places = Math.max(one.places, other.places)
    const sign = signOf(sizeOf(one) - sizeOf(other))
    return {
      prompt: `${say({
        en: 'Compare. Write $<$, $=$ or $>$ in the box.',
        fr: 'Compare. Écris $<$, $=$ ou $>$ dans la case.',
        ar: 'قارن بين العددين. اكتب $<$ أو $=$ أو $>$ في المربع.',
      })}\n$${n(written(one))}\\ ${box}\\ ${n(written(other))}$`,
      answer: sign,
      steps: [
        say({
          en: 'The whole parts are the same, so compare the decimals.',
          fr: 'Les parties entières sont égales, on compare donc les décimales.',
          ar: 'الجزءان الصحيحان متساويان، فنقارن الأرقام بعد الفاصلة.',
        }),
        `${say({
          en: 'With the same number of decimals:',
          fr: 'Avec autant de décimales\u00a0:',
          ar: 'بالعدد نفسه من المنازل العشرية:',
        })} $${[one, other].map((number) => n(written({ digits: digitsAt(number, places), places }))).join(sign)}$`,
      ],
      check: { kind: 'comparison', left: written(one), right: written(other) },
      demand: places + String(wholePart(one)).length + (sign === '=' ? 0 : places),
    }
  },
})

const orderPlaces: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [1, 2, 2],
  core: [1, 2, 3],
  challenge: [1, 2, 3, 3],
}

/** The order of someone who compares in another way; null if two numbers are alike for them. */
function orderedBy(
  decimals: Decimals,
  compare: (a: WrittenDecimal, b: WrittenDecimal) => number,
): string[] | null {
  const sorted = decimals.toSorted(compare)
  const isTied = sorted.some((one, index) => {
    const next = sorted[index + 1]
    return next !== undefined && compare(one, next) === 0
  })
  return isTied ? null : sorted.map(written)
}

export const orderDecimals: ItemFamily = familyOf<Decimals>({
  id: 'order-decimals',
  names: { en: 'Put decimals in order', fr: 'Ranger des nombres décimaux', ar: 'ترتيب الأعداد العشرية' },
  words: `${decimalWords} ${together('order sort rang ordre class compar ترتيب رتب يرتب مقارنة', decimalWords)}`,
  ages: { from: 9, to: 13 },
  bloomLevel: 'analyse',
  errors: {
    'longer-is-larger': { ...longerIsLarger, wrong: (decimals) => orderedBy(decimals, compareParts) },
    'shorter-is-larger': { ...shorterIsLarger, wrong: (decimals) => orderedBy(decimals, compareLengths) },
  },
  draw(random, tier) {
    for (;;) {
      const decimals = drawDecimals(random, orderPlaces[tier], mostWhole[tier])
      if (new Set(decimals.map(sizeOf)).size === decimals.length) return decimals
    }
  },
  write(decimals, { say, n, shown }) {
    const places = Math.max(...decimals.map((one) => one.places))
    const sorted = decimals.toSorted((a, b) => sizeOf(a) - sizeOf(b))
    return {
      prompt: `${say({
        en: 'Put the numbers in order, from the smallest to the largest:',
        fr: 'Range les nombres du plus petit au plus grand\u00a0:',
        ar: 'رتّب الأعداد من الأصغر إلى الأكبر:',
      })} ${shown(decimals.map(written))}.\n$${decimals.map(() => box).join('<')}$`,
      answer: sorted.map(written),
      show: (numbers) => shown(numbers, '<'),
      steps: [
        `${say({
          en: 'Give all numbers the same number of decimals:',
          fr: 'On écrit tous les nombres avec autant de décimales\u00a0:',
          ar: 'نكتب كل الأعداد بالعدد نفسه من المنازل العشرية:',
        })} ${shown(decimals.map((one) => written({ digits: digitsAt(one, places), places })))}`,
        `${say({ en: 'Now compare them:', fr: 'On les compare\u00a0:', ar: 'ثم نقارن بينها:' })} $${sorted.map((one) => n(written(one))).join('<')}$`,
      ],
      check: { kind: 'order', values: decimals.map(written), direction: 'ascending' },
      demand: places * decimals.length,
    }
  },
})
