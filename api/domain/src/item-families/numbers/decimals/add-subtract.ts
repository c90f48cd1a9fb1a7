import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily, Random } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal } from '../recipe/exact-text.ts'
import { box, type Pen } from '../recipe/pen.ts'
import type { Texts } from '../../texts.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { addWords, subtractWords } from '../fractions/fraction-words.ts'
import { decimalWords } from './decimal-words.ts'
import {
  decimalPart,
  digitsAt,
  drawDecimal,
  wholePart,
  written,
  type WrittenDecimal,
} from './written-decimal.ts'

interface Pair {
  first: WrittenDecimal
  second: WrittenDecimal
}

/** The places of both numbers, and how large they are. */
const sizes: Readonly<
  Record<ResourceTier, { places: readonly (readonly [number, number])[]; most: number }>
> = {
  support: {
    places: [
      [1, 1],
      [1, 0],
      [2, 1],
    ],
    most: 10,
  },
  core: {
    places: [
      [1, 2],
      [2, 1],
      [2, 2],
      [2, 0],
    ],
    most: 40,
  },
  challenge: {
    places: [
      [1, 3],
      [3, 1],
      [3, 2],
      [0, 3],
    ],
    most: 90,
  },
}

function drawPair(random: Random, tier: ResourceTier): Pair {
  const { places, most } = sizes[tier]
  const [one, other] = random.pick(places)
  return { first: drawPlaces(random, one, most), second: drawPlaces(random, other, most) }
}
const drawPlaces = (random: Random, places: number, most: number): WrittenDecimal =>
  places === 0 ? { digits: random.whole(2, most), places } : drawDecimal(random, places, [1, most])

const moreOf = ({ first, second }: Pair) => Math.max(first.places, second.places)

const alignsRight: { names: Texts; words: string } = {
  names: {
    en: 'lines up the last digits, not the points',
    fr: 'aligne les derniers chiffres au lieu des virgules',
    ar: 'يرتّب الأرقام الأخيرة بعضها تحت بعض لا الفواصل',
  },
  words: `${together('align line aligne يرتب ترتيب محاذاة يضع', 'point digit decimal virgule chiffre فاصلة فواصل ارقام')}`,
}
const separatesParts: { names: Texts; words: string } = {
  names: {
    en: 'treats the decimals as whole numbers of their own',
    fr: 'traite la partie décimale comme un nombre entier',
    ar: 'يعامل ما بعد الفاصلة كعدد صحيح مستقل',
  },
  words: together(
    'separate whole carr part sépar entier partie retenue مستقل صحيح حمل',
    'point decimal part virgule décimal partie فاصلة عشري',
  ),
}

/** The number with zeros added, so that both have as many places. */
const extended = (number: WrittenDecimal, places: number) =>
  written({ digits: digitsAt(number, places), places })

function stepsOf(pair: Pair, sign: '+' | '-', answer: string, { say, n }: Pen): string[] {
  const places = moreOf(pair)
  const [one, other] = [extended(pair.first, places), extended(pair.second, places)]
  const isExtended = pair.first.places !== pair.second.places
  const result = written({
    digits: digitsAt(pair.first, places) + (sign === '+' ? 1 : -1) * digitsAt(pair.second, places),
    places,
  })
  return [
    isExtended
      ? `${say({
          en: 'Give both numbers the same number of decimals:',
          fr: 'On écrit les deux nombres avec autant de décimales\u00a0:',
          ar: 'نكتب العددين بعدد المنازل العشرية نفسه:',
        })} $${n(one)}$${say({ en: ' and ', fr: ' et ', ar: ' و' })}$${n(other)}$`
      : say({
          en: 'Write the numbers below each other, point below point.',
          fr: 'On pose l’opération, virgule sous virgule.',
          ar: 'نكتب العددين أحدهما تحت الآخر، الفاصلة تحت الفاصلة.',
        }),
    `${
      sign === '+'
        ? say({
            en: 'Add place by place:',
            fr: 'On additionne rang par rang\u00a0:',
            ar: 'نجمع منزلة منزلة:',
          })
        : say({
            en: 'Subtract place by place:',
            fr: 'On soustrait rang par rang\u00a0:',
            ar: 'نطرح منزلة منزلة:',
          })
    } $${n(one)}${sign}${n(other)}=${n(result)}${result === answer ? '' : `=${n(answer)}`}$`,
  ]
}

const demandOf = (pair: Pair, result: string) =>
  moreOf(pair) * 3 + Math.abs(pair.first.places - pair.second.places) + result.length

const promptOf = ({ first, second }: Pair, sign: string, { say, n }: Pen) =>
  `${say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n$${n(written(first))}${sign}${n(written(second))}=${box}$`

export const addDecimals: ItemFamily = familyOf<Pair>({
  id: 'add-decimals',
  names: { en: 'Add decimals', fr: 'Additionner des nombres décimaux', ar: 'جمع الأعداد العشرية' },
  words: `${decimalWords} ${together(addWords, decimalWords)} ${together(addWords, decimalWords, 'number nombre عدد اعداد')}`,
  ages: { from: 9, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'aligns-right': {
      ...alignsRight,
      wrong: (pair) => written({ digits: pair.first.digits + pair.second.digits, places: moreOf(pair) }),
    },
    'separates-the-parts': {
      ...separatesParts,
      wrong: ({ first, second }) =>
        `${wholePart(first) + wholePart(second)}.${decimalPart(first) + decimalPart(second)}`,
    },
  },
  draw: drawPair,
  write(pair, pen) {
    const answer = decimal(exact(written(pair.first)).add(exact(written(pair.second))))
    return {
      prompt: promptOf(pair, '+', pen),
      answer,
      steps: stepsOf(pair, '+', answer, pen),
      check: {
        kind: 'arithmetic',
        expression: `${written(pair.first)}+${written(pair.second)}`,
        form: 'decimal',
      },
      demand: demandOf(pair, answer),
    }
  },
})

export const subtractDecimals: ItemFamily = familyOf<Pair>({
  id: 'subtract-decimals',
  names: { en: 'Subtract decimals', fr: 'Soustraire des nombres décimaux', ar: 'طرح الأعداد العشرية' },
  words: `${decimalWords} ${together(subtractWords, decimalWords)} ${together(subtractWords, decimalWords, 'number nombre عدد اعداد')}`,
  ages: { from: 9, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'aligns-right': {
      ...alignsRight,
      wrong: (pair) => {
        const digits = pair.first.digits - pair.second.digits
        return digits > 0 ? written({ digits, places: moreOf(pair) }) : null
      },
    },
    'separates-the-parts': {
      ...separatesParts,
      wrong: ({ first, second }) =>
        `${wholePart(first) - wholePart(second)}.${Math.abs(decimalPart(first) - decimalPart(second))}`,
    },
  },
  draw(random, tier) {
    for (;;) {
      const pair = drawPair(random, tier)
      if (wholePart(pair.first) > wholePart(pair.second)) return pair
    }
  },
  write(pair, pen) {
    const answer = decimal(exact(written(pair.first)).sub(exact(written(pair.second))))
    return {
      prompt: promptOf(pair, '-', pen),
      answer,
      steps: stepsOf(pair, '-', answer, pen),
      check: {
        kind: 'arithmetic',
        expression: `${written(pair.first)}-${written(pair.second)}`,
        form: 'decimal',
      },
      demand: demandOf(pair, answer),
    }
  },
})
