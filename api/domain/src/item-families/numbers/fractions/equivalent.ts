import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { fractionWords } from './fraction-words.ts'
import { properRatio, written, type Ratio } from './ratio.ts'

const sizes: Readonly<Record<ResourceTier, { denominators: readonly number[]; factors: readonly number[] }>> =
  {
    support: { denominators: [2, 3, 4, 5], factors: [2, 3, 4] },
    core: { denominators: [3, 4, 5, 6, 7, 8], factors: [3, 4, 5, 6] },
    challenge: { denominators: [5, 6, 7, 8, 9, 11, 12], factors: [6, 7, 8, 9, 12] },
  }

/** The numerator is missing; in challenge it may also be the denominator. */
export const equivalentFractions: ItemFamily = familyOf<{
  ratio: Ratio
  factor: number
  asksNumerator: boolean
}>({
  id: 'equivalent-fractions',
  names: {
    en: 'Equivalent fractions, missing number',
    fr: 'Fractions égales, nombre manquant',
    ar: 'كسور متكافئة وعدد ناقص',
  },
  words: `${together('equivalent équivalent égal equal متكافئ تكافؤ مكافئ متساوي', fractionWords)} ${together('expand extend common réduire dénominateur توحيد', 'fraction commun مقام')}`,
  ages: { from: 8, to: 13 },
  bloomLevel: 'understand',
  errors: {
    'adds-same-number': {
      names: {
        en: 'adds the same number to both',
        fr: 'ajoute le même nombre en haut et en bas',
        ar: 'يضيف العدد نفسه إلى البسط والمقام',
      },
      words: together('add ajoute additionne جمع يجمع يضيف اضافة', 'same both même deux نفسه'),
      wrong: ({ ratio: { above, below }, factor, asksNumerator }) =>
        String(asksNumerator ? above + below * (factor - 1) : below + above * (factor - 1)),
    },
    'keeps-the-number': {
      names: {
        en: 'keeps the other number unchanged',
        fr: 'garde l’autre nombre sans le changer',
        ar: 'يترك العدد الآخر كما هو',
      },
      words: together(
        'keep unchanged only garde seul يترك دون فقط',
        'number other numerator denominator nombre autre numérateur dénominateur عدد بسط مقام',
      ),
      wrong: ({ ratio, asksNumerator }) => String(asksNumerator ? ratio.above : ratio.below),
    },
  },
  draw(random, tier) {
    const { denominators, factors } = sizes[tier]
    return {
      ratio: properRatio(random, denominators),
      factor: random.pick(factors),
      asksNumerator: tier !== 'challenge' || random.whole(0, 1) === 0,
    }
  },
  write({ ratio, factor, asksNumerator }, { say, n }) {
    const [above, below] = [ratio.above * factor, ratio.below * factor]
    const asked = asksNumerator ? `\\frac{${box}}{${below}}` : `\\frac{${above}}{${box}}`
    const [from, to] = asksNumerator ? [ratio.below, below] : [ratio.above, above]
    const [other, answer] = asksNumerator ? [ratio.above, above] : [ratio.below, below]
    return {
      prompt: `${say({
        en: 'Write the missing number.',
        fr: 'Écris le nombre qui manque.',
        ar: 'اكتب العدد الناقص.',
      })}\n$${n(written(ratio))}=${asked}$`,
      answer: String(answer),
      steps: [
        `${
          asksNumerator
            ? say({
                en: 'Look at the denominators:',
                fr: 'On compare les dénominateurs\u00a0:',
                ar: 'ننظر إلى المقامين:',
              })
            : say({
                en: 'Look at the numerators:',
                fr: 'On compare les numérateurs\u00a0:',
                ar: 'ننظر إلى البسطين:',
              })
        } $${from}\\times ${factor}=${to}$`,
        `${
          asksNumerator
            ? say({
                en: 'Multiply the numerator by the same number:',
                fr: 'On multiplie le numérateur par le même nombre\u00a0:',
                ar: 'نضرب البسط في العدد نفسه:',
              })
            : say({
                en: 'Multiply the denominator by the same number:',
                fr: 'On multiplie le dénominateur par le même nombre\u00a0:',
                ar: 'نضرب المقام في العدد نفسه:',
              })
        } $${other}\\times ${factor}=${answer}$`,
      ],
      check: {
        kind: 'arithmetic',
        expression: asksNumerator ? `${written(ratio)}*${below}` : `${above}/(${written(ratio)})`,
        form: 'any',
      },
      demand: ratio.below * factor + (asksNumerator ? 0 : 10),
    }
  },
})
