import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal } from '../recipe/exact-text.ts'
import { box } from '../recipe/pen.ts'
import type { Texts } from '../../texts.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { drawDecimal, written, type WrittenDecimal } from './written-decimal.ts'
import { decimalWords } from './decimal-words.ts'

interface Rounding {
  value: WrittenDecimal
  /** How many decimals stay. */
  keep: number
}

const nearest: readonly { to: string; texts: Texts }[] = [
  {
    to: '1',
    texts: { en: 'to the nearest whole number', fr: 'à l’unité', ar: 'إلى أقرب عدد صحيح' },
  },
  { to: '0.1', texts: { en: 'to one decimal place', fr: 'au dixième', ar: 'إلى أقرب جزء من عشرة' } },
  { to: '0.01', texts: { en: 'to two decimal places', fr: 'au centième', ar: 'إلى أقرب جزء من مئة' } },
]

const cut = ({ value: { digits, places }, keep }: Rounding): WrittenDecimal => ({
  digits: Math.floor(digits / 10 ** (places - keep)),
  places: keep,
})
/** The first decimal that is left out. */
const nextDigit = ({ value: { digits, places }, keep }: Rounding) =>
  Math.floor(digits / 10 ** (places - keep - 1)) % 10
const rounded = (rounding: Rounding): WrittenDecimal => {
  const { digits, places } = cut(rounding)
  return { digits: nextDigit(rounding) >= 5 ? digits + 1 : digits, places }
}

export const roundDecimals: ItemFamily = familyOf<Rounding>({
  id: 'round-decimals',
  names: { en: 'Round decimals', fr: 'Arrondir des nombres décimaux', ar: 'تقريب الأعداد العشرية' },
  words: `${decimalWords} ${together('round arrondi تقريب يقرب', `${decimalWords} tenth dixième centième unité عشر مئة صحيح`)}`,
  ages: { from: 9, to: 14 },
  bloomLevel: 'understand',
  errors: {
    'cuts-off': {
      names: { en: 'cuts the digits off', fr: 'tronque au lieu d’arrondir', ar: 'يحذف الأرقام بدل أن يقرّب' },
      words: `truncat tronque troncature ${together('cut down coupe défaut حذف يحذف اصغر', 'digit round decimal chiffre arrondi décimale ارقام تقريب يقرب')}`,
      wrong: (rounding) => written(cut(rounding)),
    },
    'keeps-one-too-many': {
      names: {
        en: 'keeps one decimal too many',
        fr: 'garde une décimale de trop',
        ar: 'يترك منزلة عشرية زائدة',
      },
      words: `place$ rang$ منزله ${together('many trop زائدة', 'decimal décimale منزلة')}`,
      wrong: ({ value, keep }) =>
        value.places > keep + 1 ? written(rounded({ value, keep: keep + 1 })) : written(value),
    },
  },
  draw(random, tier) {
    const { keep, places, most } = {
      support: { keep: random.whole(0, 1), places: 2, most: 20 },
      core: { keep: random.whole(1, 2), places: 3, most: 60 },
      challenge: { keep: random.whole(1, 2), places: 4, most: 200 },
    }[tier]
    for (;;) {
      const rounding = { value: drawDecimal(random, places, [0, most]), keep }
      // A last digit 0 after rounding is a question of its own.
      if (keep === 0 || rounded(rounding).digits % 10 !== 0) return rounding
    }
  },
  write(rounding, { say, n }) {
    const { value, keep } = rounding
    const place = nearest[keep]
    if (!place) throw new Error('no such place')
    const digit = nextDigit(rounding)
    const answer = decimal(exact(written(rounded(rounding))))
    return {
      prompt: `${say({
        en: `Round $${n(written(value))}$ ${place.texts.en}.`,
        fr: `Arrondis $${n(written(value))}$ ${place.texts.fr}.`,
        ar: `قرّب العدد $${n(written(value))}$ ${place.texts.ar}.`,
      })} $${box}$`,
      answer,
      steps: [
        `${say({
          en: 'Look at the first digit that is left out:',
          fr: 'On regarde le premier chiffre supprimé\u00a0:',
          ar: 'ننظر إلى أول رقم سنحذفه:',
        })} $${digit}$`,
        digit >= 5
          ? say({
              en: `It is 5 or more, so round up: $${n(answer)}$`,
              fr: `Il vaut 5 ou plus, on ajoute donc 1 au chiffre précédent\u00a0: $${n(answer)}$`,
              ar: `هو 5 أو أكثر، فنزيد 1 على الرقم السابق: $${n(answer)}$`,
            })
          : say({
              en: `It is less than 5, so round down: $${n(answer)}$`,
              fr: `Il est plus petit que 5, le chiffre précédent ne change donc pas\u00a0: $${n(answer)}$`,
              ar: `هو أصغر من 5، فيبقى الرقم السابق كما هو: $${n(answer)}$`,
            }),
      ],
      check: { kind: 'rounding', value: written(value), to: place.to },
      demand: 3 * value.places + keep + written(value).length / 10,
    }
  },
})
