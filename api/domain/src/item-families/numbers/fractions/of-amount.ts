import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { fractionWords } from './fraction-words.ts'
import { properRatio, written, type Ratio } from './ratio.ts'

const sizes: Readonly<Record<ResourceTier, { denominators: readonly number[]; most: number }>> = {
  support: { denominators: [2, 3, 4, 5], most: 8 },
  core: { denominators: [3, 4, 5, 6, 8, 10], most: 15 },
  challenge: { denominators: [6, 7, 8, 9, 12, 15], most: 40 },
}

export const fractionOfAmount: ItemFamily = familyOf<{ ratio: Ratio; amount: number }>({
  id: 'fraction-of-amount',
  names: { en: 'Fraction of an amount', fr: 'Fraction d’une quantité', ar: 'كسر من كمية' },
  words: together('amount quantity of$ number quantité nombre كمية عدد مقدار', fractionWords),
  ages: { from: 8, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'divides-only': {
      names: {
        en: 'divides by the denominator and stops',
        fr: 'divise par le dénominateur et s’arrête',
        ar: 'يقسم على المقام ويتوقف',
      },
      words: `${together('forget oubli ينسى نسيان', 'multipl numerator numérateur ضرب بسط')} ${together('divi قسمة يقسم', 'only stop arrête seul فقط يتوقف')}`,
      wrong: ({ ratio, amount }) => String(amount / ratio.below),
    },
    'subtracts-the-part': {
      names: {
        en: 'gives what is left',
        fr: 'donne le reste au lieu de la part',
        ar: 'يعطي الباقي بدل الجزء المطلوب',
      },
      words: 'left remain rest$ reste باقي',
      wrong: ({ ratio, amount }) => String(amount - (amount / ratio.below) * ratio.above),
    },
  },
  draw(random, tier) {
    const { denominators, most } = sizes[tier]
    const ratio = properRatio(random, denominators)
    return { ratio, amount: ratio.below * random.whole(2, most) }
  },
  write({ ratio, amount }, { say, n }) {
    const one = amount / ratio.below
    const asked = n(written(ratio))
    return {
      prompt: `${say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n${say({
        en: `$${asked}$ of $${n(amount)}=${box}$`,
        fr: `$${asked}$ de $${n(amount)}=${box}$`,
        ar: `$${asked}$ من $${n(amount)}=${box}$`,
      })}`,
      answer: String(one * ratio.above),
      steps: [
        `${say({
          en: `One part is the amount divided by ${ratio.below}:`,
          fr: `Une part, c’est la quantité divisée par ${ratio.below}\u00a0:`,
          ar: `الجزء الواحد هو العدد مقسومًا على ${ratio.below}:`,
        })} $${n(amount)}\\div ${ratio.below}=${one}$`,
        ratio.above === 1
          ? `${say({ en: 'One part is asked, so the result is', fr: 'On demande une seule part, donc le résultat est', ar: 'المطلوب جزء واحد، فالناتج هو' })} $${one}$.`
          : `${say({
              en: `Multiply by the numerator, ${ratio.above}:`,
              fr: `On multiplie par le numérateur, ${ratio.above}\u00a0:`,
              ar: `نضرب في البسط، وهو ${ratio.above}:`,
            })} $${one}\\times ${ratio.above}=${one * ratio.above}$`,
      ],
      check: { kind: 'arithmetic', expression: `${written(ratio)}*${amount}`, form: 'any' },
      demand: ratio.below + ratio.above + one,
    }
  },
})
