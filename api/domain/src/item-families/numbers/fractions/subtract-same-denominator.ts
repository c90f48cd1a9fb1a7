import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { lowest } from '../recipe/exact-text.ts'
import { fractionBox } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { gcf } from '../recipe/whole-numbers.ts'
import { inLowestTerms } from './fraction-steps.ts'
import {
  addsTopsAndBottoms,
  fractionParts,
  fractionWords,
  subtractWords,
  subtractsTopsAndBottoms,
  sameWords,
} from './fraction-words.ts'

const denominators: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [4, 5, 6, 7, 8],
  core: [6, 8, 9, 10, 12],
  challenge: [12, 14, 15, 16, 18, 20],
}

/** In support, the difference is already in lowest terms; in challenge, it starts from more than a whole. */
export const subtractFractionsSameDenominator: ItemFamily = familyOf<{
  first: number
  second: number
  below: number
}>({
  id: 'subtract-fractions-same-denominator',
  names: {
    en: 'Subtract, same denominator',
    fr: 'Soustraire, même dénominateur',
    ar: 'طرح كسرين مقاماهما متساويان',
  },
  words: `${fractionWords} ${together(subtractWords, fractionParts)} ${together(subtractWords, fractionParts, sameWords)}`,
  ages: { from: 8, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'subtracts-tops-and-bottoms': {
      ...subtractsTopsAndBottoms,
      // The denominators leave 0, so only the numerators' difference remains.
      wrong: ({ first, second }) => String(first - second),
    },
    'adds-instead': {
      names: {
        en: 'adds instead of subtracting',
        fr: 'additionne au lieu de soustraire',
        ar: 'يجمع بدل أن يطرح',
      },
      words: `${together('add جمع يجمع', 'instead lieu بدل')} ${together('wrong mauvaise', 'operation opération')} ${addsTopsAndBottoms.words}`,
      wrong: ({ first, second, below }) => `${first + second}/${below}`,
    },
  },
  draw(random, tier) {
    const below = random.pick(denominators[tier])
    const difference = random.pick(
      Array.from({ length: below - 2 }, (_, index) => index + 1).filter(
        (above) => (gcf(above, below) === 1) === (tier === 'support'),
      ),
    )
    const second =
      tier === 'challenge'
        ? random.whole(below - difference + 1, below - 1)
        : random.whole(1, below - 1 - difference)
    return { first: difference + second, second, below }
  },
  write({ first, second, below }, pen, tier) {
    const { say, n } = pen
    const asked = `${n(`${first}/${below}`)}-${n(`${second}/${below}`)}`
    const difference = `${first - second}/${below}`
    const answer = lowest(exact(difference))
    const reduces = answer !== difference
    return {
      prompt: `${
        tier === 'support'
          ? say({ en: 'Subtract.', fr: 'Calcule.', ar: 'اطرح.' })
          : say({
              en: 'Subtract, and write the result in lowest terms.',
              fr: 'Calcule et donne le résultat sous forme irréductible.',
              ar: 'اطرح واكتب الناتج في أبسط صورة.',
            })
      }\n$${asked}=${fractionBox}$`,
      answer,
      steps: [
        `${say({
          en: 'The denominators are the same, so the denominator stays',
          fr: 'Les dénominateurs sont les mêmes, donc on garde le dénominateur',
          ar: 'المقامان متساويان، فيبقى المقام',
        })} $${below}$.`,
        `${say({
          en: 'Subtract the numerators:',
          fr: 'On soustrait les numérateurs\u00a0:',
          ar: 'نطرح البسط الثاني من الأول:',
        })} $${asked}=\\frac{${first}-${second}}{${below}}=${n(difference)}$`,
        ...inLowestTerms(difference, pen),
      ],
      check: {
        kind: 'arithmetic',
        expression: `${first}/${below}-${second}/${below}`,
        form: tier === 'support' ? 'any' : 'simplest',
      },
      demand: below + (first > below ? 10 : 0) + (reduces ? 5 : 0),
    }
  },
})
