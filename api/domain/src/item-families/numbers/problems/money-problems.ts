import { hasDecimals } from '../../age-limits.ts'
import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal } from '../recipe/exact-text.ts'
import type { Pen } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { amountOfMoney, inCents, shownMoney } from './money-text.ts'
import { moneyStories } from './money-stories.ts'
import { problemWords, stopsEarly } from './problem-words.ts'

interface Purchase {
  story: number
  /** Prices and what is paid, in cents. */
  first: number
  second: number
  count: number
  note: number | null
}

const asAmount = (cents: number): string => decimal(exact(cents).div(100))
const totalOf = ({ first, second, count }: Purchase) => count * first + second
const resultOf = (purchase: Purchase, total: number) =>
  purchase.note === null ? total : purchase.note - total

/** The total of someone who doesn't carry past the point. */
const totalWithoutCarrying = ({ first, second, count }: Purchase) => {
  const one = count * first
  return (Math.floor(one / 100) + Math.floor(second / 100)) * 100 + ((one + second) % 100)
}

/** The step between prices in cents, and how many steps the cheapest and the dearest thing cost. */
type PriceSteps = Readonly<Record<ResourceTier, readonly [step: number, least: number, most: number]>>
const steps: PriceSteps = { support: [10, 12, 40], core: [5, 41, 160], challenge: [5, 41, 120] }
const wholeSteps: PriceSteps = { support: [100, 2, 9], core: [100, 3, 20], challenge: [100, 3, 9] }

const notes = [500, 1000, 2000, 5000, 10_000]
const noteFor = (total: number) => notes.find((note) => note > total) ?? 10_000

function stepsOf(purchase: Purchase, { say, n }: Pen): string[] {
  const { first, second, count, note } = purchase
  const amount = (cents: number) => n(inCents(asAmount(cents)))
  const total = totalOf(purchase)
  return [
    ...(count > 1
      ? [
          `${say({ en: 'Multiply first:', fr: 'On multiplie d’abord\u00a0:', ar: 'نضرب أولًا:' })} $${count}\\times ${amount(first)}=${amount(count * first)}$`,
        ]
      : []),
    ...(note === null
      ? [
          first % 100 === 0 && second % 100 === 0
            ? say({ en: 'Add the two prices.', fr: 'On additionne les deux prix.', ar: 'نجمع الثمنين.' })
            : say({
                en: 'Write the prices below each other, point below point, and add.',
                fr: 'On pose l’addition, virgule sous virgule.',
                ar: 'نكتب الثمنين أحدهما تحت الآخر، الفاصلة تحت الفاصلة، ثم نجمع.',
              }),
        ]
      : []),
    `${say({ en: 'The total:', fr: 'Le total\u00a0:', ar: 'المجموع:' })} $${amount(count * first)}+${amount(second)}=${amount(total)}$`,
    ...(note === null
      ? []
      : [
          `${say({ en: 'The change:', fr: 'La monnaie rendue\u00a0:', ar: 'المبلغ المعاد:' })} $${amount(note)}-${amount(total)}=${amount(note - total)}$`,
        ]),
  ]
}

export const moneyProblems: ItemFamily = familyOf<Purchase>({
  id: 'money-problems',
  names: { en: 'Word problems with money', fr: 'Problèmes avec de l’argent', ar: 'مسائل على النقود' },
  words: `${problemWords} ${together(problemWords, 'money price monnaie argent prix نقود نقد اسعار ثمن')} money monnaie نقود نقدية`,
  ages: { from: 8, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'stops-early': {
      ...stopsEarly,
      wrong: (purchase) => (purchase.note === null ? null : asAmount(totalOf(purchase))),
    },
    'loses-the-carry': {
      from: 9,
      names: {
        en: 'forgets to carry past the point',
        fr: 'oublie la retenue des centimes',
        ar: 'ينسى الحمل عبر الفاصلة',
      },
      words: together(
        'forget carr oubli retenue ينسى نسيان حمل',
        'carr cents hundred retenue centime حمل مئة',
      ),
      wrong: (purchase) => {
        const total = totalWithoutCarrying(purchase)
        return total === totalOf(purchase) ? null : asAmount(resultOf(purchase, total))
      },
    },
    'leaves-out-a-price': {
      names: { en: 'leaves out one of the prices', fr: 'oublie l’un des prix', ar: 'ينسى أحد الثمنين' },
      words: together('forget leave miss oubli ينسى نسيان', 'price item article prix ثمن سعر'),
      wrong: (purchase) => asAmount(resultOf(purchase, totalOf(purchase) - purchase.second)),
    },
  },
  draw(random, tier, aim, age) {
    const story = random.whole(0, moneyStories.length - 1)
    const [step, least, most] = (hasDecimals(age) ? steps : wholeSteps)[tier]
    const first = step * random.whole(least, most)
    const second = step * random.whole(least, most)
    const count = tier === 'challenge' ? random.whole(3, 6) : 1
    const asksChange = tier !== 'support' || aim === 'stops-early'
    const drawn = { story, first, second, count, note: null }
    return asksChange ? { ...drawn, note: noteFor(totalOf(drawn)) } : drawn
  },
  write(purchase, pen) {
    const story = moneyStories[purchase.story]
    if (!story) throw new Error('no such story')
    const { first, second, count, note } = purchase
    const { say } = pen
    const fill = (text: string) =>
      text
        .replace('#p', amountOfMoney(asAmount(first), pen))
        .replace('#q', amountOfMoney(asAmount(second), pen))
        .replace('#k', String(count))
        .replace('#note', amountOfMoney(asAmount(note ?? 0), pen))
    const buys = count > 1 ? story.buysSeveral : story.buysOne
    const sentences = note === null ? [story.prices, story.asksTotal] : [story.prices, buys, story.asksChange]
    const spent = `${count > 1 ? `${count}*` : ''}${asAmount(first)}+${asAmount(second)}`
    return {
      prompt: sentences.map((texts) => fill(say(texts))).join(' '),
      answer: asAmount(resultOf(purchase, totalOf(purchase))),
      show: shownMoney(pen),
      lines: note === null ? 2 : 3,
      steps: stepsOf(purchase, pen),
      check: {
        kind: 'arithmetic',
        expression: note === null ? spent : `${asAmount(note)}-(${spent})`,
        form: 'any',
      },
      demand: 10 * (note === null ? 1 : 2) + (count > 1 ? 10 : 0) + asAmount(totalOf(purchase)).length,
    }
  },
})
