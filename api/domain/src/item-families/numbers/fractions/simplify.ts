import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { fractionBox } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { fractionWords } from './fraction-words.ts'
import { properRatio, written, type Ratio } from './ratio.ts'

const sizes: Readonly<Record<ResourceTier, { denominators: readonly number[]; factors: readonly number[] }>> =
  {
    support: { denominators: [2, 3, 4, 5, 6], factors: [2, 3, 5] },
    core: { denominators: [4, 5, 6, 7, 8, 9], factors: [3, 4, 6] },
    challenge: { denominators: [5, 7, 8, 9, 11, 12], factors: [6, 8, 9, 12, 14] },
  }

export const simplifyFraction: ItemFamily = familyOf<{ ratio: Ratio; factor: number }>({
  id: 'simplify-fraction',
  names: { en: 'Simplify a fraction', fr: 'Simplifier une fraction', ar: 'تبسيط الكسر' },
  words: `${together('simplif reduc cancel lowest تبسيط اختزال يبسط يختزل ابسط بسط', fractionWords)} irréductible irréductibles ${together('lowest', 'terms')}`,
  ages: { from: 9, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'divides-one-only': {
      names: {
        en: 'divides the numerator only',
        fr: 'divise seulement le numérateur',
        ar: 'يقسم البسط دون المقام',
      },
      words: together('divi قسمة يقسم', 'only one seul فقط دون احدهما'),
      wrong: ({ ratio, factor }) => `${ratio.above}/${ratio.below * factor}`,
    },
    'subtracts-same-number': {
      names: {
        en: 'subtracts the same number from both',
        fr: 'soustrait le même nombre en haut et en bas',
        ar: 'يطرح العدد نفسه من البسط والمقام',
      },
      words: together('subtract take soustra enlève طرح يطرح', 'same both même نفسه'),
      wrong: ({ ratio, factor }) =>
        `${ratio.above * factor - factor + 1}/${ratio.below * factor - factor + 1}`,
    },
  },
  draw(random, tier) {
    const { denominators, factors } = sizes[tier]
    return { ratio: properRatio(random, denominators), factor: random.pick(factors) }
  },
  write({ ratio, factor }, { say, n }) {
    const asked = { above: ratio.above * factor, below: ratio.below * factor }
    return {
      prompt: `${say({
        en: 'Write the fraction in lowest terms.',
        fr: 'Simplifie pour obtenir une fraction irréductible.',
        ar: 'اكتب الكسر في أبسط صورة.',
      })}\n$${n(written(asked))}=${fractionBox}$`,
      answer: written(ratio),
      steps: [
        `${say({
          en: `The greatest common factor of ${asked.above} and ${asked.below} is`,
          fr: `Le plus grand diviseur commun de ${asked.above} et ${asked.below} est`,
          ar: `القاسم المشترك الأكبر للعددين ${asked.above} و${asked.below} هو`,
        })} $${factor}$.`,
        `${say({ en: 'Divide both by it:', fr: 'On divise les deux par ce nombre\u00a0:', ar: 'نقسم البسط والمقام عليه:' })} $\\frac{${asked.above}\\div ${factor}}{${asked.below}\\div ${factor}}=${n(written(ratio))}$`,
      ],
      check: { kind: 'arithmetic', expression: written(asked), form: 'simplest' },
      demand: ratio.below * factor,
    }
  },
})
