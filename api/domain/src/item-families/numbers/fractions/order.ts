import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { fractionBox } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { lcm } from '../recipe/whole-numbers.ts'
import { comparesNumerators, fractionWords, thinksLargerDenominator } from './fraction-words.ts'
import { compareRatios, over, properRatio, written, type Ratio } from './ratio.ts'

/** Denominators that belong together, and how many fractions are put in order. */
const sets: Readonly<Record<ResourceTier, readonly (readonly number[])[]>> = {
  support: [
    [2, 4, 8],
    [3, 6, 12],
    [2, 5, 10],
    [2, 3, 6],
  ],
  core: [
    [2, 3, 4, 6],
    [3, 4, 6, 12],
    [2, 4, 5, 10],
    [2, 3, 8, 12],
  ],
  challenge: [
    [3, 4, 5, 6],
    [5, 6, 8, 10],
    [4, 6, 9, 12],
    [3, 5, 8, 10],
  ],
}
const counts: Readonly<Record<ResourceTier, number>> = { support: 3, core: 3, challenge: 4 }

const commonOf = (ratios: readonly Ratio[]) => ratios.reduce((below, ratio) => lcm(below, ratio.below), 1)
const areDistinct = (ratios: readonly Ratio[]) =>
  ratios.every((one, index) => ratios.slice(index + 1).every((other) => compareRatios(one, other) !== 0))

/** The order by a measure other than the value; null if it can't tell two fractions apart. */
function orderedBy(ratios: readonly Ratio[], measure: (ratio: Ratio) => number): string[] | null {
  if (new Set(ratios.map(measure)).size < ratios.length) return null
  return ratios.toSorted((a, b) => measure(a) - measure(b)).map(written)
}

export const orderFractions: ItemFamily = familyOf<readonly Ratio[]>({
  id: 'order-fractions',
  names: { en: 'Put fractions in order', fr: 'Ranger des fractions', ar: 'ترتيب الكسور' },
  words: together('order sort compar rang ordre class ترتيب رتب يرتب مقارنة يقارن قارن', fractionWords),
  ages: { from: 9, to: 13 },
  bloomLevel: 'analyse',
  errors: {
    'larger-denominator-is-larger': {
      ...thinksLargerDenominator,
      wrong: (ratios) => orderedBy(ratios, ({ below }) => below),
    },
    'compares-numerators': {
      ...comparesNumerators,
      wrong: (ratios) => orderedBy(ratios, ({ above }) => above),
    },
  },
  draw(random, tier) {
    const denominators = random.pick(sets[tier])
    for (;;) {
      const ratios = random
        .shuffle(denominators)
        .slice(0, counts[tier])
        .map((below) => properRatio(random, [below]))
      if (areDistinct(ratios)) return ratios
    }
  },
  write(ratios, { say, n, shown }) {
    const common = commonOf(ratios)
    const sorted = ratios.toSorted(compareRatios)
    return {
      prompt: `${say({
        en: 'Put the fractions in order, from the smallest to the largest:',
        fr: 'Range les fractions de la plus petite à la plus grande\u00a0:',
        ar: 'رتّب الكسور من الأصغر إلى الأكبر:',
      })} ${shown(ratios.map(written))}.\n$${ratios.map(() => fractionBox).join('<')}$`,
      answer: sorted.map(written),
      show: (numbers) => shown(numbers, '<'),
      steps: [
        `${say({ en: 'A common denominator is', fr: 'Un dénominateur commun est', ar: 'المقام المشترك هو' })} $${common}$.`,
        ratios
          .map((ratio) =>
            ratio.below === common
              ? `$${n(written(ratio))}$`
              : `$${n(written(ratio))}=${n(written(over(ratio, common)))}$`,
          )
          .join(say({ en: ', ', fr: '\u00a0; ', ar: '، ' })),
        `$${sorted.map((ratio) => n(written(over(ratio, common)))).join('<')}$`,
        `$${sorted.map((ratio) => n(written(ratio))).join('<')}$`,
      ],
      check: { kind: 'order', values: ratios.map(written), direction: 'ascending' },
      demand: common + 10 * ratios.length,
    }
  },
})
