import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily, Random } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { lcm } from '../recipe/whole-numbers.ts'
import { commonDenominatorSteps } from './fraction-steps.ts'
import { comparesNumerators, fractionWords, thinksLargerDenominator } from './fraction-words.ts'
import { compareRatios, over, properRatio, written, type RatioPair } from './ratio.ts'

const signOf = (order: number) => (order < 0 ? '<' : order > 0 ? '>' : '=')

/** Support: one denominator is twice or three times the other. Challenge: the values are close to each other. */
function drawPair(random: Random, tier: ResourceTier): RatioPair {
  const small = random.pick([2, 3, 4, 5])
  const denominators = {
    support: [small, small * random.pick([2, 3])],
    core: random.shuffle([3, 4, 5, 6, 8]),
    challenge: random.shuffle([5, 6, 7, 8, 9, 10, 12]),
  }[tier]
  const [one = 2, other = 3] = random.shuffle(denominators.slice(0, 2))
  return { first: properRatio(random, [one]), second: properRatio(random, [other]) }
}

const isClose = ({ first, second }: RatioPair) =>
  Math.abs(compareRatios(first, second)) * 6 <= first.below * second.below

export const compareFractions: ItemFamily = familyOf<RatioPair>({
  id: 'compare-fractions',
  names: { en: 'Compare fractions', fr: 'Comparer des fractions', ar: 'مقارنة الكسور' },
  words: together(
    'compar larger bigger greater smaller grande petite قارن مقارنة يقارن اكبر اصغر',
    fractionWords,
  ),
  ages: { from: 8, to: 13 },
  bloomLevel: 'analyse',
  errors: {
    'larger-denominator-is-larger': {
      ...thinksLargerDenominator,
      wrong: ({ first, second }) => signOf(first.below - second.below),
    },
    'compares-numerators': {
      ...comparesNumerators,
      wrong: ({ first, second }) => signOf(first.above - second.above),
    },
  },
  draw(random, tier) {
    for (;;) {
      const pair = drawPair(random, tier)
      const isEqual = compareRatios(pair.first, pair.second) === 0
      if (!isEqual && (tier !== 'challenge' || isClose(pair))) return pair
    }
  },
  write({ first, second }, pen, tier) {
    const { say, n } = pen
    const common = lcm(first.below, second.below)
    const sign = signOf(compareRatios(first, second))
    return {
      prompt: `${say({
        en: 'Compare. Write $<$, $=$ or $>$ in the box.',
        fr: 'Compare. Écris $<$, $=$ ou $>$ dans la case.',
        ar: 'قارن بين الكسرين. اكتب $<$ أو $=$ أو $>$ في المربع.',
      })}\n$${n(written(first))}\\ ${box}\\ ${n(written(second))}$`,
      answer: sign,
      steps: [
        ...commonDenominatorSteps([first, second], pen),
        `${say({
          en: 'Now compare the numerators:',
          fr: 'On compare alors les numérateurs\u00a0:',
          ar: 'نقارن الآن بين البسطين:',
        })} $${over(first, common).above}${sign}${over(second, common).above}$`,
        `$${n(written(first))}${sign}${n(written(second))}$`,
      ],
      check: { kind: 'comparison', left: written(first), right: written(second) },
      demand: common + (tier === 'challenge' ? 10 : 0),
    }
  },
})
