import { isUpTo, type Age } from '../../age-limits.ts'
import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { digitsOf } from '../recipe/whole-numbers.ts'
import { placeName } from './places.ts'

interface Expanded {
  number: number
  /** The place whose value is asked, from the ones. */
  place: number
}

/** How many digits a number has, and how many of them are zeros. */
type Size = readonly [digits: number, zeros: number]

function sizesAt(age: Age): Readonly<Record<ResourceTier, Size>> {
  if (isUpTo(age, 6)) return { support: [2, 0], core: [2, 0], challenge: [2, 0] }
  if (isUpTo(age, 7)) return { support: [2, 0], core: [3, 0], challenge: [3, 1] }
  if (isUpTo(age, 8)) return { support: [3, 0], core: [4, 0], challenge: [4, 1] }
  return { support: [3, 0], core: [4, 0], challenge: [6, 2] }
}

export const placeValue: ItemFamily = familyOf<Expanded>({
  id: 'place-value',
  names: { en: 'Place value', fr: 'Valeur des chiffres', ar: 'القيمة المنزلية' },
  words: `${together('place value', 'value digit')} ${together('expand decompos décompos', 'number nombre')} ${together('chiffre', 'valeur rang position')} numération ${together('منزلي منازل منزلة تفكيك', 'قيمة عدد اعداد رقم')}`,
  ages: { from: 6, to: 11 },
  bloomLevel: 'understand',
  errors: {
    'gives-the-digit': {
      names: {
        en: 'gives the digit instead of its value',
        fr: 'donne le chiffre au lieu de sa valeur',
        ar: 'يكتب الرقم بدل قيمته',
      },
      words: together('digit chiffre رقم', 'instead value lieu valeur بدل قيمة'),
      wrong: ({ number, place }) => String(digitsOf(number)[place] ?? 0),
    },
    'wrong-place': {
      names: { en: 'takes the wrong place', fr: 'se trompe de rang', ar: 'يخطئ في المنزلة' },
      words: 'place$ zero zéro rang$ منزلة صفر',
      wrong: ({ number, place }) => String((digitsOf(number)[place] ?? 0) * 10 ** (place + 1)),
    },
  },
  draw(random, tier, _aim, age) {
    const [digits, zeros] = sizesAt(age)[tier]
    for (;;) {
      const number = random.whole(10 ** (digits - 1), 10 ** digits - 1)
      const all = digitsOf(number)
      const places = all.flatMap((digit, place) => (digit > 0 && place > 0 ? [place] : []))
      const isZeros = all.filter((digit) => digit === 0).length === zeros
      if (isZeros && places.length > 0) return { number, place: random.pick(places) }
    }
  },
  write({ number, place }, { say, n, language }) {
    const parts = digitsOf(number)
      .map((digit, at) => ({ value: digit * 10 ** at, at }))
      .filter(({ value }) => value > 0)
      .reverse()
    const digit = digitsOf(number)[place] ?? 0
    const value = digit * 10 ** place
    return {
      prompt: `${say({
        en: 'Write the missing value.',
        fr: 'Complète la décomposition.',
        ar: 'اكتب القيمة الناقصة.',
      })}\n$${n(number)}=${parts.map((part) => (part.at === place ? box : n(part.value))).join('+')}$`,
      answer: String(value),
      steps: [
        say({
          en: 'Find the digit whose value is missing, and its place.',
          fr: 'On cherche le chiffre dont la valeur manque, et son rang.',
          ar: 'نبحث عن الرقم الذي تنقص قيمته وعن منزلته.',
        }),
        `${placeName(place, language)} $${digit}\\times ${n(10 ** place)}=${n(value)}$`,
      ],
      check: {
        kind: 'arithmetic',
        expression: [number, ...parts.filter(({ at }) => at !== place).map((part) => part.value)].join('-'),
        form: 'any',
      },
      demand: String(number).length + number / 10 ** String(number).length,
    }
  },
})
