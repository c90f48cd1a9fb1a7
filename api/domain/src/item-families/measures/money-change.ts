import { hasDecimals, type Age } from '../age-limits.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { arabicCounted } from '../arabic-counted.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { hundredths } from '../exact-numbers.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, same, valueOf, wrongFor } from '../mathematics-family.ts'
import { amountInFormula, checkAmount, dirhams, price, wholePrice } from '../money.ts'

/** The prices of one or two things, and what is paid, in cents. */
interface Payment {
  prices: readonly number[]
  paid: number
}

function drawPayment({ whole, pick }: Random, tier: ResourceTier, count: number, age: Age): Payment {
  const unit = hasDecimals(age) ? { support: 50, core: 5, challenge: 1 }[tier] : 100
  const most = { support: 900, core: 1800, challenge: 2400 }[tier]
  const prices = Array.from(
    { length: count },
    () => unit * whole(100 / unit, Math.floor(most / count / unit)),
  )
  const total = prices.reduce((sum, cents) => sum + cents, 0)
  const notes = [1000, 2000, 5000].filter((note) => note > total)
  return { prices, paid: tier === 'challenge' ? pick(notes) : (notes[0] ?? 5000) }
}

const totalOf = ({ prices }: Payment) => prices.reduce((sum, cents) => sum + cents, 0)

function wrongChange(payment: Payment, aim: string): number {
  if (aim === 'forgets-thing') return payment.paid - (payment.prices[0] ?? 0)
  const total = totalOf(payment)
  // Whole units and cents apart: 10.00 − 7.65 as 10 − 7 and 1.00 − 0.65.
  return payment.paid - Math.floor(total / 100) * 100 + (100 - (total % 100))
}

const things: readonly Texts[] = [
  { en: 'a notebook', fr: 'un cahier', ar: 'دفتر' },
  { en: 'a pen', fr: 'un stylo', ar: 'قلم' },
  { en: 'a book', fr: 'un livre', ar: 'كتاب' },
  { en: 'a box of pencils', fr: 'une boîte de crayons', ar: 'علبة أقلام' },
]

export const moneyChange: ItemFamily = {
  ...inMathematics,
  id: 'money-change',
  names: { en: 'Work out the change', fr: 'Rendre la monnaie', ar: 'حساب باقي النقود' },
  words:
    'money change+coin giving+change work+change coin monnaie rendre+monnaie euro argent نقود باقي+مبلغ صرف دراهم دينار',
  ages: { from: 7, to: 11 },
  bloomLevel: 'apply',
  errors: {
    'forgets-borrowing': {
      names: {
        en: 'subtracts the whole amounts and completes the cents separately',
        fr: 'soustrait les euros et complète les centimes séparément',
        ar: 'يطرح الأعداد الصحيحة ويكمل السنتيمات على حدة',
      },
      from: 9,
      words: 'borrow carry regroup cent$ cents$ subtract retenue centime soustra استلاف سنتيم طرح يطرح',
    },
    'forgets-thing': {
      names: {
        en: 'forgets one of the prices',
        fr: 'oublie un des prix',
        ar: 'ينسى أحد الأثمان',
      },
      words: 'forget+price one+price read oubli+prix lecture step etape ينسي+ثمن ينسي+اثمان ينسي+احد نسي+ثمن',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const count = aim === 'forgets-thing' || tier === 'challenge' ? 2 : 1
    const payment = drawUntil(
      () => drawPayment(random, tier, count, age),
      // Without cents, nothing is borrowed.
      (drawn) => !hasDecimals(age) || totalOf(drawn) % 100 !== 0,
    )
    const { prices, paid } = payment
    const total = totalOf(payment)
    const change = paid - total
    const amount = (cents: number) => (hasDecimals(age) ? amountInFormula(writer, cents) : `${cents / 100}`)
    const cost = (cents: number) =>
      hasDecimals(age) ? price(writer, cents) : wholePrice(writer, cents / 100)
    const note = paid / 100
    const [first, second] = random.shuffle(things)
    const [one, other] = prices.map(cost)
    if (!first || !second) throw new Error('there are at least two things')
    const sum = prices.map(amount).join(' + ')
    return {
      prompt: writer.say(
        count === 1
          ? {
              en: `Sami buys ${first.en} for ${one} and pays with £${note}. How much change does he get?`,
              fr: `Sami achète ${first.fr} à ${one} et paie avec ${note} €. Combien lui rend-on ?`,
              ar: `ثمن ${first.ar} ${one}. دفع سامي ${arabicCounted(note, dirhams)}. ما المبلغ الباقي له؟`,
            }
          : {
              en: `Sami buys ${first.en} for ${one} and ${second.en} for ${other}. He pays with £${note}. How much change does he get?`,
              fr: `Sami achète ${first.fr} à ${one} et ${second.fr} à ${other}. Il paie avec ${note} €. Combien lui rend-on ?`,
              ar: `ثمن ${first.ar} ${one} وثمن ${second.ar} ${other}. اشتراهما سامي ودفع ${arabicCounted(note, dirhams)}. ما المبلغ الباقي له؟`,
            },
      ),
      figure: null,
      answer: valueOf(writer.say(same(cost(change)))),
      steps: [
        ...(count === 2
          ? [
              {
                en: `Price of both: $${sum} = ${amount(total)}$.`,
                fr: `Prix des deux : $${sum} = ${amount(total)}$.`,
                ar: `ثمن الشيئين معًا: $${sum} = ${amount(total)}$.`,
              },
            ]
          : []),
        {
          en: `Change: $${amount(paid)} - ${amount(total)} = ${amount(change)}$.`,
          fr: `Monnaie rendue : $${amount(paid)} - ${amount(total)} = ${amount(change)}$.`,
          ar: `الباقي: $${amount(paid)} - ${amount(total)} = ${amount(change)}$.`,
        },
        {
          en: `Check: $${amount(total)} + ${amount(change)} = ${amount(paid)}$.`,
          fr: `Vérification : $${amount(total)} + ${amount(change)} = ${amount(paid)}$.`,
          ar: `التحقّق: $${amount(total)} + ${amount(change)} = ${amount(paid)}$.`,
        },
      ].map(writer.say),
      check: {
        kind: 'arithmetic',
        expression: [note, ...prices.map(checkAmount)].join('-'),
        form: 'any',
      },
      wrong: wrongFor(aim, () => writer.say(same(cost(wrongChange(payment, aim ?? ''))))),
      lines: 2,
      demand: demandOf(...prices.map(hundredths), hundredths(change)) + (count === 2 ? 3 : 0),
    }
  },
}
