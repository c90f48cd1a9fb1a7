import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { lowest } from '../recipe/exact-text.ts'
import { fractionBox } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { inLowestTerms } from './fraction-steps.ts'
import { fractionWords } from './fraction-words.ts'
import { properRatio, written, type RatioPair } from './ratio.ts'

const denominators: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [2, 3, 4, 5],
  core: [3, 4, 5, 6, 7, 8],
  challenge: [6, 7, 8, 9, 10, 12],
}

export const multiplyFractions: ItemFamily = familyOf<RatioPair>({
  id: 'multiply-fractions',
  names: { en: 'Multiply fractions', fr: 'Multiplier des fractions', ar: 'ضرب الكسور' },
  words: `${fractionWords} ${together('multipl product produit times ضرب يضرب اضرب جداء', fractionWords)}`,
  ages: { from: 10, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'multiplies-crosswise': {
      names: { en: 'multiplies crosswise', fr: 'multiplie en croix', ar: 'يضرب ضربًا تقاطعيًّا' },
      words: `cross croix تقاطع ${together('invert inverse مقلوب يقلب', 'multipl ضرب يضرب second deuxième ثاني')}`,
      wrong: ({ first, second }) => `${first.above * second.below}/${first.below * second.above}`,
    },
    'keeps-common-denominator': {
      names: {
        en: 'multiplies the numerators and keeps a common denominator',
        fr: 'garde un dénominateur commun au lieu de multiplier les dénominateurs',
        ar: 'يوحّد المقامين ويضرب البسطين فقط',
      },
      words: `${together('common keep garde commun يوحد توحيد مشترك', 'denominator dénominateur مقام')} ${together('multipl ضرب يضرب', 'numerator numérateur بسط')}`,
      wrong: ({ first, second }) =>
        first.below === second.below ? `${first.above * second.above}/${first.below}` : null,
    },
  },
  draw(random, tier, aim) {
    if (aim === 'keeps-common-denominator') {
      const first = properRatio(random, denominators[tier].slice(1))
      return { first, second: properRatio(random, [first.below]) }
    }
    for (;;) {
      const first = properRatio(random, denominators[tier])
      const second = properRatio(random, denominators[tier])
      const product = `${first.above * second.above}/${first.below * second.below}`
      const reduces = lowest(exact(product)) !== product
      if (reduces === (tier === 'challenge') || tier === 'core') return { first, second }
    }
  },
  write({ first, second }, pen, tier) {
    const { say, n } = pen
    const asked = `${n(written(first))}\\times${n(written(second))}`
    const product = `${first.above * second.above}/${first.below * second.below}`
    const answer = lowest(exact(product))
    return {
      prompt: `${
        tier === 'support'
          ? say({ en: 'Multiply.', fr: 'Calcule.', ar: 'احسب.' })
          : say({
              en: 'Multiply. Write the result in lowest terms.',
              fr: 'Calcule. Donne le résultat sous forme irréductible.',
              ar: 'احسب واكتب الناتج في أبسط صورة.',
            })
      }\n$${asked}=${fractionBox}$`,
      answer,
      steps: [
        say({
          en: 'Multiply the numerators, and multiply the denominators.',
          fr: 'On multiplie les numérateurs entre eux et les dénominateurs entre eux.',
          ar: 'نضرب البسط في البسط والمقام في المقام.',
        }),
        `$${asked}=\\frac{${first.above}\\times ${second.above}}{${first.below}\\times ${second.below}}=${n(product)}$`,
        ...inLowestTerms(product, pen),
      ],
      check: { kind: 'arithmetic', expression: `${written(first)}*${written(second)}`, form: 'simplest' },
      demand: first.below + second.below + (answer === product ? 0 : 5),
    }
  },
})
