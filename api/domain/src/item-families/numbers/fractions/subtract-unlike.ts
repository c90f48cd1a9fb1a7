import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { lowest } from '../recipe/exact-text.ts'
import { fractionBox } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { lcm } from '../recipe/whole-numbers.ts'
import { commonDenominatorSteps, inLowestTerms } from './fraction-steps.ts'
import {
  fractionParts,
  fractionWords,
  keepsNumerators,
  subtractsTopsAndBottoms,
  subtractWords,
  unlikeWords,
} from './fraction-words.ts'
import { compareRatios, over, properRatio, written, type RatioPair } from './ratio.ts'

/** Denominators: in support one is a multiple of the other, in challenge they share a factor. */
const pairs: Readonly<Record<ResourceTier, readonly (readonly [number, number])[]>> = {
  support: [
    [2, 4],
    [3, 6],
    [4, 8],
    [2, 8],
    [5, 10],
    [2, 6],
  ],
  core: [
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 5],
    [3, 7],
    [4, 6],
    [5, 6],
  ],
  challenge: [
    [6, 8],
    [8, 12],
    [6, 9],
    [10, 15],
    [9, 12],
    [7, 8],
    [8, 9],
  ],
}

export const subtractFractionsUnlike: ItemFamily = familyOf<RatioPair>({
  id: 'subtract-fractions-unlike',
  names: {
    en: 'Subtract, different denominators',
    fr: 'Soustraire, dénominateurs différents',
    ar: 'طرح كسرين مختلفي المقام',
  },
  words: `${fractionWords} ${together(subtractWords, fractionParts)} ${together(subtractWords, fractionParts, unlikeWords)} ${together(fractionWords, unlikeWords)}`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'subtracts-tops-and-bottoms': {
      ...subtractsTopsAndBottoms,
      wrong: ({ first, second }) => {
        const above = first.above - second.above
        const below = Math.abs(first.below - second.below)
        return above > 0 ? `${above}/${below}` : null
      },
    },
    'keeps-numerators': {
      ...keepsNumerators,
      wrong: ({ first, second }) => {
        const above = first.above - second.above
        return above > 0 ? `${above}/${lcm(first.below, second.below)}` : null
      },
    },
  },
  draw(random, tier) {
    const [one, other] = random.pick(pairs[tier])
    for (;;) {
      const ratios = [properRatio(random, [one]), properRatio(random, [other])]
      const [second, first] = ratios.toSorted(compareRatios)
      if (first && second && compareRatios(first, second) > 0) return { first, second }
    }
  },
  write({ first, second }, pen) {
    const { say, n } = pen
    const common = lcm(first.below, second.below)
    const [minuend, subtrahend] = [over(first, common), over(second, common)]
    const difference = `${minuend.above - subtrahend.above}/${common}`
    const answer = lowest(exact(written(first)).sub(exact(written(second))))
    return {
      prompt: `${say({
        en: 'Subtract. Write the result in lowest terms.',
        fr: 'Calcule. Donne le résultat sous forme irréductible.',
        ar: 'اطرح واكتب الناتج في أبسط صورة.',
      })}\n$${n(written(first))}-${n(written(second))}=${fractionBox}$`,
      answer,
      steps: [
        ...commonDenominatorSteps([first, second], pen),
        `${say({
          en: 'Subtract the numerators:',
          fr: 'On soustrait les numérateurs\u00a0:',
          ar: 'نطرح البسط الثاني من الأول:',
        })} $${n(written(minuend))}-${n(written(subtrahend))}=${n(difference)}$`,
        ...inLowestTerms(difference, pen),
      ],
      check: { kind: 'arithmetic', expression: `${written(first)}-${written(second)}`, form: 'simplest' },
      demand: common + (answer === difference ? 0 : 5),
    }
  },
})
