import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily, Random } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { lowest } from '../recipe/exact-text.ts'
import { fractionBox, type Pen } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { lcm } from '../recipe/whole-numbers.ts'
import {
  addsTopsAndBottoms,
  addWords,
  fractionParts,
  fractionWords,
  keepsNumerators,
  unlikeWords,
} from './fraction-words.ts'
import { over, properRatio, written, type RatioPair } from './ratio.ts'
import { commonDenominatorSteps, inLowestTerms } from './fraction-steps.ts'

const errors = {
  'adds-tops-and-bottoms': {
    ...addsTopsAndBottoms,
    wrong: ({ first, second }: RatioPair) => `${first.above + second.above}/${first.below + second.below}`,
  },
  'keeps-numerators': {
    ...keepsNumerators,
    wrong: ({ first, second }: RatioPair) =>
      `${first.above + second.above}/${lcm(first.below, second.below)}`,
  },
}

function write({ first, second }: RatioPair, pen: Pen) {
  const { say, n } = pen
  const common = lcm(first.below, second.below)
  const parts = [over(first, common), over(second, common)]
  const sum = `${parts.reduce((above, part) => above + part.above, 0)}/${common}`
  const answer = lowest(exact(written(first)).add(exact(written(second))))
  return {
    prompt: `${say({
      en: 'Add. Write the result in lowest terms.',
      fr: 'Calcule. Donne le résultat sous forme irréductible.',
      ar: 'اجمع واكتب الناتج في أبسط صورة.',
    })}\n$${n(written(first))}+${n(written(second))}=${fractionBox}$`,
    answer,
    steps: [
      ...commonDenominatorSteps([first, second], pen),
      `${say({ en: 'Add the numerators:', fr: 'On additionne les numérateurs\u00a0:', ar: 'نجمع البسطين:' })} $${parts.map((part) => n(written(part))).join('+')}=${n(sum)}$`,
      ...inLowestTerms(sum, pen),
    ],
    check: {
      kind: 'arithmetic' as const,
      expression: `${written(first)}+${written(second)}`,
      form: 'simplest' as const,
    },
    demand: common + (answer === sum ? 0 : 5) + (exact(answer).compare(1) > 0 ? 5 : 0),
  }
}

const related: Readonly<
  Record<ResourceTier, { denominators: readonly number[]; factors: readonly number[] }>
> = {
  support: { denominators: [2, 3, 4, 5], factors: [2] },
  core: { denominators: [3, 4, 5, 6], factors: [2, 3] },
  challenge: { denominators: [5, 6, 7, 8, 9], factors: [3, 4, 5] },
}

export const addFractionsRelatedDenominators: ItemFamily = familyOf({
  id: 'add-fractions-related-denominators',
  names: {
    en: 'Add, one denominator a multiple of the other',
    fr: 'Additionner, un dénominateur multiple de l’autre',
    ar: 'جمع كسرين مقام أحدهما مضاعف لمقام الآخر',
  },
  words: `${fractionWords} ${together(addWords, fractionParts)} ${together(addWords, fractionParts, `multiple related مضاعف ${unlikeWords}`)}`,
  ages: { from: 9, to: 13 },
  bloomLevel: 'apply',
  errors,
  draw(random: Random, tier) {
    const { denominators, factors } = related[tier]
    const small = properRatio(random, denominators)
    const large = properRatio(random, [small.below * random.pick(factors)])
    const [first = small, second = large] = random.shuffle([small, large])
    return { first, second }
  },
  write,
})

const unlike: Readonly<Record<ResourceTier, readonly (readonly [number, number])[]>> = {
  support: [
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
  ],
  core: [
    [4, 5],
    [3, 7],
    [4, 6],
    [5, 6],
    [2, 9],
    [6, 9],
    [3, 8],
  ],
  challenge: [
    [6, 8],
    [8, 12],
    [10, 15],
    [9, 12],
    [7, 8],
    [8, 9],
    [12, 15],
  ],
}

export const addFractionsUnlike: ItemFamily = familyOf({
  id: 'add-fractions-unlike',
  names: {
    en: 'Add, different denominators',
    fr: 'Additionner, dénominateurs différents',
    ar: 'جمع كسرين مختلفي المقام',
  },
  words: `${fractionWords} ${together(addWords, fractionParts)} ${together(addWords, fractionParts, unlikeWords)} ${together(fractionWords, unlikeWords)}`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors,
  draw(random: Random, tier) {
    const [one = 2, other = 3] = random.shuffle(random.pick(unlike[tier]))
    return { first: properRatio(random, [one]), second: properRatio(random, [other]) }
  },
  write,
})
