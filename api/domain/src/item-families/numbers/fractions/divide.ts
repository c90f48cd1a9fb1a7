import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { lowest } from '../recipe/exact-text.ts'
import { fractionBox } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { inLowestTerms } from './fraction-steps.ts'
import { fractionWords } from './fraction-words.ts'
import { properRatio, written, type Ratio, type RatioPair } from './ratio.ts'

const denominators: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [2, 3, 4, 5, 6],
  core: [3, 4, 5, 6, 7, 8],
  challenge: [6, 7, 8, 9, 10, 12],
}

/** Whole numbers are written without the denominator 1. */
const shown = (ratio: Ratio) => (ratio.below === 1 ? String(ratio.above) : written(ratio))

/** Support divides by a whole number, challenge gives a result that isn't in lowest terms at once. */
export const divideFractions: ItemFamily = familyOf<RatioPair>({
  id: 'divide-fractions',
  names: { en: 'Divide fractions', fr: 'Diviser des fractions', ar: 'قسمة الكسور' },
  words: `${fractionWords} ${together('divi quotient قسمة قسم يقسم اقسم', fractionWords)}`,
  ages: { from: 11, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'multiplies-without-inverting': {
      names: {
        en: 'multiplies without inverting the second fraction',
        fr: 'multiplie sans inverser la deuxième fraction',
        ar: 'يضرب دون أن يقلب الكسر الثاني',
      },
      words: `${together('without forget not sans oubli دون ينسى نسيان لا', 'invert flip reciprocal inverse قلب يقلب مقلوب')} ${together('multipl ضرب يضرب', 'instead lieu بدل')}`,
      wrong: ({ first, second }) => `${first.above * second.above}/${first.below * second.below}`,
    },
    'inverts-the-first': {
      names: {
        en: 'inverts the first fraction',
        fr: 'inverse la première fraction',
        ar: 'يقلب الكسر الأول',
      },
      words: together('invert flip inverse قلب يقلب مقلوب', 'first wrong première mauvaise اول'),
      wrong: ({ first, second }) => `${first.below * second.above}/${first.above * second.below}`,
    },
  },
  draw(random, tier) {
    for (;;) {
      const first = properRatio(random, denominators[tier])
      const second =
        tier === 'support' ? { above: random.whole(2, 5), below: 1 } : properRatio(random, denominators[tier])
      const quotient = { above: first.above * second.below, below: first.below * second.above }
      const value = lowest(exact(written(quotient)))
      const reduces = value !== written(quotient)
      // A whole number would leave the box of the denominator empty.
      if (value.includes('/') && (tier === 'core' || reduces === (tier === 'challenge')))
        return { first, second }
    }
  },
  write({ first, second }, pen, tier) {
    const { say, n } = pen
    const inverse = { above: second.below, below: second.above }
    const asked = `${n(written(first))}\\div ${n(shown(second))}`
    const quotient = `${first.above * inverse.above}/${first.below * inverse.below}`
    const answer = lowest(exact(quotient))
    return {
      prompt: `${
        tier === 'support'
          ? say({ en: 'Divide.', fr: 'Calcule.', ar: 'احسب.' })
          : say({
              en: 'Divide. Write the result in lowest terms.',
              fr: 'Calcule. Donne le résultat sous forme irréductible.',
              ar: 'احسب واكتب الناتج في أبسط صورة.',
            })
      }\n$${asked}=${fractionBox}$`,
      answer,
      steps: [
        `${say({
          en: 'To divide, multiply by the reciprocal. Here it is',
          fr: 'Pour diviser, on multiplie par l’inverse. Ici, c’est',
          ar: 'القسمة على عدد هي الضرب في مقلوبه، ومقلوبه هنا',
        })} $${n(written(inverse))}$.`,
        `$${asked}=${n(written(first))}\\times${n(written(inverse))}=${n(quotient)}$`,
        ...inLowestTerms(quotient, pen),
      ],
      check: { kind: 'arithmetic', expression: `(${written(first)})/(${shown(second)})`, form: 'simplest' },
      demand: first.below + (second.below === 1 ? 0 : second.below + 3) + (answer === quotient ? 0 : 5),
    }
  },
})
