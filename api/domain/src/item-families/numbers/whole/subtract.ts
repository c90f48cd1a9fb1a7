import { isUpTo, type Age } from '../../age-limits.ts'
import type { ItemFamily, Random } from '../../item-family.ts'
import type { ResourceTier } from '../../../resources/item.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { digitsOf, fromDigits } from '../recipe/whole-numbers.ts'
import { placeName } from './places.ts'

interface Difference {
  first: number
  second: number
}

const digits: Readonly<Record<ResourceTier, number>> = { support: 2, core: 3, challenge: 4 }
const digitsToThousand: typeof digits = { ...digits, challenge: 3 }
/** Up to 100, ones are taken away first: from a number up to 20, then from any. */
const largestToHundred: Readonly<Record<ResourceTier, readonly [first: number, second: number]>> = {
  support: [18, 9],
  core: [98, 9],
  challenge: [98, 89],
}

/** Every column from the ones on: the upper digit after the exchanges, and the lower one. */
function columnsOf({ first, second }: Difference) {
  const lower = digitsOf(second)
  let taken = 0
  return digitsOf(first).map((digit, place) => {
    const upper = digit - taken
    const under = lower[place] ?? 0
    taken = upper < under ? 1 : 0
    return { upper: upper + 10 * taken, under, exchanges: taken === 1 }
  })
}

const exchangesOf = (difference: Difference) =>
  columnsOf(difference).filter(({ exchanges }) => exchanges).length

/** In challenge the first number has a 0 inside, from which nothing can be taken at once. */
function drawNumbers(random: Random, tier: ResourceTier, age: Age): Difference {
  if (isUpTo(age, 6)) return drawToHundred(random, tier)
  const count = (isUpTo(age, 7) ? digitsToThousand : digits)[tier]
  for (;;) {
    const first = random.whole(10 ** (count - 1) + 1, 10 ** count - 1)
    const second = random.whole(Math.ceil(first / 10), first - 2)
    const difference = { first, second }
    const exchanges = exchangesOf(difference)
    const hasInnerZero = digitsOf(first).slice(1, -1).includes(0)
    if (tier === 'challenge' ? exchanges >= 2 && hasInnerZero : exchanges === count - 1 || exchanges === 1)
      return difference
  }
}

function drawToHundred(random: Random, tier: ResourceTier): Difference {
  const [mostFirst, mostSecond] = largestToHundred[tier]
  for (;;) {
    const first = random.whole(tier === 'support' ? 11 : 21, mostFirst)
    const second = random.whole(tier === 'challenge' ? 11 : 2, Math.min(mostSecond, first - 2))
    if (exchangesOf({ first, second }) === 1) return { first, second }
  }
}

const inColumns = ({ first, second }: Difference, subtract: (upper: number, under: number) => number) => {
  const lower = digitsOf(second)
  return String(fromDigits(digitsOf(first).map((digit, place) => subtract(digit, lower[place] ?? 0))))
}

export const subtractWholeNumbers: ItemFamily = familyOf<Difference>({
  id: 'subtract-whole-numbers',
  names: {
    en: 'Subtract whole numbers with exchange',
    fr: 'Soustraire avec retenue',
    ar: 'طرح الأعداد مع الاستلاف',
  },
  words: `subtract$ subtracting$ subtraction$ difference$ exchang borrow$ borrowing$ soustraire$ soustraction$ soustractions$ différence$ ${together('soustr', 'retenue entier posée')} ${together('طرح يطرح', 'عدد اعداد')} استلاف الطرح$`,
  ages: { from: 6, to: 10 },
  bloomLevel: 'apply',
  errors: {
    'smaller-from-larger': {
      names: {
        en: 'always takes the smaller digit from the larger',
        fr: 'soustrait toujours le plus petit chiffre du plus grand',
        ar: 'يطرح الرقم الأصغر من الأكبر دائمًا',
      },
      words: together('small petit اصغر', 'larg big great grand اكبر'),
      wrong: (difference) => inColumns(difference, (upper, under) => Math.abs(upper - under)),
    },
    'forgets-the-exchange': {
      names: {
        en: 'forgets what was exchanged',
        fr: 'oublie la retenue',
        ar: 'ينسى الاستلاف',
      },
      words: together('forget without oubli sans ينسى نسيان دون', 'exchang borrow retenue carr استلاف مستلف'),
      wrong: (difference) => inColumns(difference, (upper, under) => (upper - under + 10) % 10),
    },
  },
  draw: (random, tier, _aim, age) => drawNumbers(random, tier, age),
  write(difference, { say, language }) {
    const { first, second } = difference
    const result = first - second
    return {
      prompt: `${say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n$${first}-${second}=${box}$`,
      answer: String(result),
      steps: [
        ...columnsOf(difference).map(({ upper, under, exchanges }, place) => {
          const exchanged = exchanges
            ? say({
                en: ' exchange one from the next place, ',
                fr: ' on prend 1 au rang suivant, ',
                ar: ' نستلف 1 من المنزلة التالية، ',
              })
            : ' '
          return `${placeName(place, language)}${exchanged}$${upper}-${under}=${upper - under}$`
        }),
        `$${first}-${second}=${result}$`,
      ],
      check: { kind: 'arithmetic', expression: `${first}-${second}`, form: 'any' },
      demand: String(first).length + String(second).length / 4 + exchangesOf(difference) + first / 10_000,
    }
  },
})
