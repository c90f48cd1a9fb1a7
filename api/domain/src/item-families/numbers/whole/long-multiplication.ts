import { isUpTo, type Age } from '../../age-limits.ts'
import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily, Random } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { digitsOf, fromDigits } from '../recipe/whole-numbers.ts'

interface Product {
  first: number
  second: number
}

/** The parts of a number by place, the largest first, without zeros: 304 is 300 and 4. */
const partsOf = (number: number): number[] =>
  digitsOf(number)
    .map((digit, place) => digit * 10 ** place)
    .filter((part) => part > 0)
    .reverse()

/** One row of the written method without carrying. */
const rowWithoutCarrying = (first: number, digit: number): number => {
  const digits = digitsOf(first)
  return fromDigits(
    digits.map((one, place) => (place === digits.length - 1 ? one * digit : (one * digit) % 10)),
  )
}

const withoutCarrying = ({ first, second }: Product): number =>
  digitsOf(second).reduce((sum, digit, place) => sum + rowWithoutCarrying(first, digit) * 10 ** place, 0)

/** Factors whose product is small enough for the age; null if the usual ones are. */
function drawYoung({ whole }: Random, tier: ResourceTier, aim: string | null, age: Age): Product | null {
  if (tier === 'support' || !isUpTo(age, 8)) return null
  const hasTens = aim === 'forgets-the-place'
  if (isUpTo(age, 7)) {
    if (hasTens) return { first: whole(tier === 'core' ? 23 : 41, 58), second: whole(11, 16) }
    return tier === 'core' ? null : { first: whole(102, 124), second: whole(3, 8) }
  }
  if (tier === 'core') return null
  return hasTens
    ? { first: whole(123, 389), second: whole(12, 24) }
    : { first: whole(123, 889), second: whole(6, 9) }
}

export const longMultiplication: ItemFamily = familyOf<Product>({
  id: 'long-multiplication',
  names: { en: 'Written multiplication', fr: 'Multiplication posée', ar: 'الضرب العمودي' },
  words: `multiply$ multiplying$ multiplication$ multiplications$ multiplier$ product$ produit$ ${together('ضرب يضرب', 'عدد اعداد عمودي عملية')} ${together('long', 'multipl')} الضرب$`,
  ages: { from: 8, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'forgets-to-carry': {
      names: { en: 'forgets to carry', fr: 'oublie la retenue', ar: 'ينسى الحمل' },
      words: together('forget without oubli sans ينسى نسيان دون', 'carr retenue حمل'),
      wrong: (product) => String(withoutCarrying(product)),
    },
    'forgets-the-place': {
      names: {
        en: 'multiplies by the tens as if they were ones',
        fr: 'oublie le zéro ou le décalage des dizaines',
        ar: 'يضرب في رقم العشرات كأنه آحاد',
      },
      words: together(
        'zero place tens shift align zéro décalage décale dizaine rang صفر عشرات منزلة',
        'forget as wrong oubli erreur ينسى نسيان كانه خطا',
      ),
      wrong: ({ first, second }) => String(digitsOf(second).reduce((sum, digit) => sum + first * digit, 0)),
    },
  },
  draw(random, tier, aim, age) {
    const young = drawYoung(random, tier, aim, age)
    if (young) return young
    // Only a second factor with tens can be multiplied as if they were ones.
    if (tier === 'support')
      return {
        first: random.whole(12, 49),
        second: aim === 'forgets-the-place' ? random.whole(11, 15) : random.whole(3, 6),
      }
    if (tier === 'core')
      return {
        first: random.whole(23, 99),
        second: aim === 'forgets-the-place' ? random.whole(16, 29) : random.whole(6, 9),
      }
    return { first: random.whole(123, 489), second: random.whole(23, 89) }
  },
  write({ first, second }, { say, n }) {
    const product = first * second
    const isShort = second < 10
    const parts = partsOf(isShort ? first : second)
    const other = isShort ? second : first
    return {
      prompt: `${say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n$${first}\\times ${second}=${box}$`,
      answer: String(product),
      steps: [
        `${say({ en: 'Split by place:', fr: 'On décompose\u00a0:', ar: 'نفكّك حسب المنازل:' })} $${isShort ? first : second}=${parts.join('+')}$`,
        parts
          .map((part) => `$${part}\\times ${other}=${n(part * other)}$`)
          .join(say({ en: ' and ', fr: ' et ', ar: ' و' })),
        `${say({ en: 'Add:', fr: 'On additionne\u00a0:', ar: 'نجمع:' })} $${parts.length > 1 ? `${parts.map((part) => n(part * other)).join('+')}=` : ''}${n(product)}$`,
      ],
      check: { kind: 'arithmetic', expression: `${first}*${second}`, form: 'any' },
      demand: String(first).length + 2 * String(second).length + first / 1000 + second / 10,
    }
  },
})
