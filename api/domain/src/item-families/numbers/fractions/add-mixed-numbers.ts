import type { ItemFamily, Random } from '../../item-family.ts'
import type { ResourceTier } from '../../../resources/item.ts'
import { exact } from '../../exact-numbers.ts'
import { mixed } from '../recipe/exact-text.ts'
import { box, fractionBox } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { lcm } from '../recipe/whole-numbers.ts'
import { commonDenominatorSteps, inLowestTerms } from './fraction-steps.ts'
import { addsTopsAndBottoms, addWords } from './fraction-words.ts'
import { over, properRatio, written, type Ratio } from './ratio.ts'

interface MixedNumber {
  whole: number
  part: Ratio
}

/** Support: one denominator. Core: one is a multiple of the other. Challenge: neither is. */
const pairs: Readonly<Record<ResourceTier, readonly (readonly [number, number])[]>> = {
  support: [3, 4, 5, 6, 7, 8].map((below) => [below, below] as const),
  core: [
    [2, 4],
    [3, 6],
    [4, 8],
    [5, 10],
    [4, 12],
  ],
  challenge: [
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 8],
    [4, 6],
    [3, 8],
  ],
}

function drawPair(random: Random, tier: ResourceTier) {
  const [one = 4, other = 4] = random.shuffle(random.pick(pairs[tier]))
  const most = tier === 'challenge' ? 9 : 5
  return [one, other].map((below) => ({ whole: random.whole(1, most), part: properRatio(random, [below]) }))
}

const typed = ({ whole, part }: MixedNumber) => `${whole} ${written(part)}`
const numeratorsOver = (numbers: readonly MixedNumber[], common: number) =>
  numbers.reduce((above, { part }) => above + over(part, common).above, 0)
const commonOf = (numbers: readonly MixedNumber[]) =>
  numbers.reduce((below, { part }) => lcm(below, part.below), 1)
const wholesOf = (numbers: readonly MixedNumber[]) => numbers.reduce((sum, { whole }) => sum + whole, 0)

export const addMixedNumbers: ItemFamily = familyOf<MixedNumber[]>({
  id: 'add-mixed-numbers',
  names: { en: 'Add mixed numbers', fr: 'Additionner des nombres mixtes', ar: 'جمع الأعداد الكسرية' },
  words: `${together(addWords, 'mixed mixte كسري', 'number nombre عدد اعداد')} ${together('nombres', 'mixtes')}`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'adds-tops-and-bottoms': {
      ...addsTopsAndBottoms,
      wrong: (numbers) => {
        const above = numbers.reduce((sum, { part }) => sum + part.above, 0)
        const below = numbers.reduce((sum, { part }) => sum + part.below, 0)
        return above < below ? `${wholesOf(numbers)} ${above}/${below}` : null
      },
    },
    'loses-the-new-whole': {
      names: {
        en: 'loses the whole that the fractions make',
        fr: 'oublie l’unité obtenue avec les fractions',
        ar: 'ينسى الواحد الناتج من جمع الكسرين',
      },
      words: together(
        'lose lost forget oubli perd ينسى نسيان',
        'whole carr unité entier retenue واحد حمل صحيح',
      ),
      wrong: (numbers) => {
        const common = commonOf(numbers)
        const above = numeratorsOver(numbers, common)
        return above > common ? `${wholesOf(numbers)} ${above - common}/${common}` : null
      },
    },
  },
  draw(random, tier) {
    for (;;) {
      const numbers = drawPair(random, tier)
      const above = numeratorsOver(numbers, commonOf(numbers))
      if (above % commonOf(numbers) !== 0) return numbers
    }
  },
  write(numbers, pen) {
    const { say, n } = pen
    const common = commonOf(numbers)
    const wholes = wholesOf(numbers)
    const parts = `${numeratorsOver(numbers, common)}/${common}`
    const isAboveOne = exact(parts).compare(1) > 0
    const answer = mixed(numbers.reduce((sum, number) => sum.add(exact(typed(number))), exact(0)))
    const isUnlike = numbers.some(({ part }) => part.below !== common)
    return {
      prompt: `${say({
        en: 'Add. Write the result as a mixed number in lowest terms.',
        fr: 'Calcule. Donne le résultat sous forme d’un nombre entier et d’une fraction irréductible.',
        ar: 'اجمع واكتب الناتج عددًا كسريًّا في أبسط صورة.',
      })}\n$${numbers.map((number) => n(typed(number))).join('+')}=${box}${fractionBox}$`,
      answer,
      steps: [
        `${say({ en: 'Add the wholes:', fr: 'On additionne les nombres entiers\u00a0:', ar: 'نجمع العددين الصحيحين:' })} $${numbers.map(({ whole }) => whole).join('+')}=${wholes}$`,
        ...(isUnlike
          ? [
              commonDenominatorSteps(
                numbers.map(({ part }) => part),
                pen,
              ).join(' '),
            ]
          : []),
        `${say({ en: 'Add the fractions:', fr: 'On additionne les fractions\u00a0:', ar: 'نجمع الكسرين:' })} $${numbers.map(({ part }) => n(written(over(part, common)))).join('+')}=${n(parts)}${isAboveOne ? `=${n(mixedAsIs(parts))}` : ''}$`,
        `${say({ en: 'Together:', fr: 'Au total\u00a0:', ar: 'المجموع:' })} $${n(answer)}$`,
      ],
      check: {
        kind: 'arithmetic',
        expression: numbers.map(({ whole, part }) => `(${whole}+${written(part)})`).join('+'),
        form: 'mixed',
      },
      demand: common + (isAboveOne ? 5 : 0) + inLowestTerms(parts, pen).length * 3,
    }
  },
})

/** An improper fraction with its wholes in front, not in lowest terms: 10/8 is 1 2/8. */
function mixedAsIs(fraction: string): string {
  const [above = 0, below = 1] = fraction.split('/').map(Number)
  return `${Math.floor(above / below)} ${above % below}/${below}`
}
