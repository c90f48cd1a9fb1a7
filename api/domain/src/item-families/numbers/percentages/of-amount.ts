import type { ItemFamily } from '../../item-family.ts'
import { isDecimal } from '../../../resources/exact.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal } from '../recipe/exact-text.ts'
import { box, type Pen } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { anyPercentage, percent, percentWords } from './percent-words.ts'

interface Part {
  rate: number
  amount: number
}

/** Rates that are a simple part of the whole, by what to divide by. */
const simpleParts: ReadonlyMap<number, number> = new Map([
  [50, 2],
  [25, 4],
  [20, 5],
  [10, 10],
])

const valueOf = ({ rate, amount }: Part) => decimal(exact(amount).mul(rate).div(100))

function stepsOf({ rate, amount }: Part, { say, n }: Pen): string[] {
  const value = valueOf({ rate, amount })
  const divisor = simpleParts.get(rate)
  if (divisor !== undefined)
    return [
      `${say({ en: 'As a fraction:', fr: 'Sous forme de fraction\u00a0:', ar: 'في صورة كسر:' })} $${n(percent(rate))}=${n(`1/${divisor}`)}$`,
      `${say({ en: 'Divide:', fr: 'On divise\u00a0:', ar: 'نقسم:' })} $${n(amount)}\\div ${divisor}=${n(value)}$`,
    ]
  const one = decimal(exact(amount).div(100))
  return [
    `${say({ en: 'First find', fr: 'On calcule d’abord', ar: 'نحسب أولًا' })} $${n(percent(1))}$${say({ en: ':', fr: '\u00a0:', ar: ':' })} $${n(amount)}\\div 100=${n(one)}$`,
    `${say({ en: 'Then', fr: 'Puis', ar: 'ثم' })} $${n(percent(rate))}$${say({ en: ':', fr: '\u00a0:', ar: ':' })} $${rate}\\times ${n(one)}=${n(value)}$`,
  ]
}

export const percentageOfAmount: ItemFamily = familyOf<Part>({
  id: 'percentage-of-amount',
  names: { en: 'Percentage of an amount', fr: 'Pourcentage d’une quantité', ar: 'نسبة مئوية من مقدار' },
  words: `${anyPercentage} ${together(percentWords, 'amount quantity of$ number find quantité nombre appliquer prendre مقدار عدد كمية من$ حساب')}`,
  ages: { from: 10, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'divides-by-the-percentage': {
      names: {
        en: 'divides by the percentage',
        fr: 'divise par le pourcentage',
        ar: 'يقسم على العدد الذي في النسبة المئوية',
      },
      words: together('divi يقسم قسمة', `${percentWords} rate taux نسبة`),
      wrong: ({ rate, amount }) => {
        const value = exact(amount).div(rate)
        return isDecimal(value) ? decimal(value) : null
      },
    },
    'takes-the-percentage-for-the-amount': {
      names: {
        en: 'takes the percentage itself for the amount',
        fr: 'prend le pourcentage pour la quantité cherchée',
        ar: 'يجعل النسبة نفسها هي المقدار',
      },
      words: together(`${percentWords} نسبة`, 'itself number amount same quantité nombre même نفس عدد مقدار'),
      wrong: ({ rate }) => String(rate),
    },
  },
  draw(random, tier) {
    if (tier === 'support') return { rate: random.pick([50, 25, 20, 10]), amount: 20 * random.whole(2, 15) }
    if (tier === 'core')
      return { rate: 5 * random.pick([1, 3, 6, 7, 8, 12, 14, 15, 16]), amount: 20 * random.whole(2, 24) }
    return {
      rate: random.pick([2, 4, 8, 12, 16, 22, 24, 32, 36, 45, 55, 64]),
      amount: 5 * random.whole(13, 95),
    }
  },
  write(part, pen) {
    const { say, n } = pen
    const asked = n(percent(part.rate))
    return {
      prompt: `${say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n${say({
        en: `$${asked}$ of $${n(part.amount)}=${box}$`,
        fr: `$${asked}$ de $${n(part.amount)}=${box}$`,
        ar: `$${asked}$ من $${n(part.amount)}=${box}$`,
      })}`,
      answer: valueOf(part),
      steps: stepsOf(part, pen),
      check: { kind: 'arithmetic', expression: `${percent(part.rate)}*${part.amount}`, form: 'any' },
      demand:
        (simpleParts.has(part.rate) ? 0 : 10) +
        String(part.amount).length +
        (part.rate % 5 === 0 ? 0 : 10) +
        valueOf(part).length,
    }
  },
})
