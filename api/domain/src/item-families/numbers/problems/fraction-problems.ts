import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily, Random } from '../../item-family.ts'
import { commonDenominatorSteps } from '../fractions/fraction-steps.ts'
import { addsTopsAndBottoms, fractionWords } from '../fractions/fraction-words.ts'
import { compareRatios, over, properRatio, written, type RatioPair } from '../fractions/ratio.ts'
import { exact } from '../../exact-numbers.ts'
import { lowest } from '../recipe/exact-text.ts'
import type { Pen } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { lcm } from '../recipe/whole-numbers.ts'
import { together } from '../recipe/word-patterns.ts'
import { oneStepStories, restStories } from './fraction-stories.ts'
import { problemWords, stopsEarly, wrongOperation } from './problem-words.ts'

interface Problem extends RatioPair {
  /** Which story is told. */
  story: number
}

/** Support: one denominator. Core: one is a multiple of the other. Challenge: neither is. */
const pairs: Readonly<Record<ResourceTier, readonly (readonly [number, number])[]>> = {
  support: [5, 6, 7, 8, 9, 10].map((below) => [below, below] as const),
  core: [
    [2, 4],
    [4, 8],
    [3, 6],
    [5, 10],
    [2, 8],
    [4, 12],
  ],
  challenge: [
    [3, 4],
    [2, 5],
    [4, 6],
    [3, 5],
    [6, 8],
    [4, 10],
  ],
}

function drawPair(random: Random, tier: ResourceTier): RatioPair {
  const [one = 2, other = 4] = random.shuffle(random.pick(pairs[tier]))
  return { first: properRatio(random, [one]), second: properRatio(random, [other]) }
}

const sumOf = ({ first, second }: RatioPair) => exact(written(first)).add(exact(written(second)))
const differenceOf = ({ first, second }: RatioPair) => exact(written(first)).sub(exact(written(second)))
const formulas = ({ first, second }: RatioPair, { n }: Pen): [string, string] => [
  `$${n(written(first))}$`,
  `$${n(written(second))}$`,
]

/** The steps of a sum or a difference: the common denominator, then the calculation. */
function calculationSteps({ first, second }: RatioPair, sign: '+' | '-', pen: Pen): string[] {
  const { n } = pen
  const common = lcm(first.below, second.below)
  const [one, other] = [over(first, common), over(second, common)]
  const result = `${sign === '+' ? one.above + other.above : one.above - other.above}/${common}`
  const simplest = lowest(exact(result))
  return [
    ...(first.below === second.below ? [] : [commonDenominatorSteps([first, second], pen).join(' ')]),
    `$${n(written(one))}${sign}${n(written(other))}=${n(result)}${simplest === result ? '' : `=${n(simplest)}`}$`,
  ]
}

const signOf = ({ story }: Problem) => oneStepStories[story]?.sign ?? '+'

export const fractionProblems: ItemFamily = familyOf<Problem>({
  id: 'fraction-problems-one-step',
  names: {
    en: 'Word problems with fractions, one step',
    fr: 'Problèmes avec des fractions, une étape',
    ar: 'مسائل بالكسور من خطوة واحدة',
  },
  words: `${problemWords} ${together(problemWords, fractionWords)}`,
  ages: { from: 9, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'adds-tops-and-bottoms': {
      ...addsTopsAndBottoms,
      wrong: (problem) =>
        signOf(problem) === '+'
          ? `${problem.first.above + problem.second.above}/${problem.first.below + problem.second.below}`
          : null,
    },
    'wrong-operation': {
      ...wrongOperation,
      wrong: (problem) => lowest(signOf(problem) === '+' ? differenceOf(problem).abs() : sumOf(problem)),
    },
  },
  draw(random, tier) {
    for (;;) {
      const story = random.whole(0, oneStepStories.length - 1)
      const chosenStory = oneStepStories[story]
      const pair = drawPair(random, tier)
      const isPossible =
        chosenStory?.sign === '-'
          ? compareRatios(pair.first, pair.second) > 0
          : sumOf(pair).compare(1) < 0 || (chosenStory?.unit !== null && sumOf(pair).compare(1) > 0)
      if (isPossible && differenceOf(pair).compare(0) !== 0) return { story, ...pair }
    }
  },
  write(problem, pen) {
    const { say, n, shown, language } = pen
    const story = oneStepStories[problem.story]
    if (!story) throw new Error('no such story')
    const { sign, unit, text } = story
    const common = lcm(problem.first.below, problem.second.below)
    return {
      prompt: `${text[language](...formulas(problem, pen))} ${say({
        en: 'Give the result in lowest terms.',
        fr: 'Donne le résultat sous forme irréductible.',
        ar: 'اكتب الناتج في أبسط صورة.',
      })}`,
      answer: lowest(sign === '+' ? sumOf(problem) : differenceOf(problem)),
      ...(unit ? { show: (result) => `${shown(result)}\u00a0${say(unit)}` } : {}),
      lines: 3,
      steps: [
        `${
          sign === '+'
            ? say({
                en: 'Both parts are put together:',
                fr: 'On réunit les deux parties\u00a0:',
                ar: 'نجمع الجزأين:',
              })
            : say({ en: 'A part is taken away:', fr: 'On enlève une partie\u00a0:', ar: 'نطرح ما أُخذ:' })
        } $${n(written(problem.first))}${sign}${n(written(problem.second))}$`,
        ...calculationSteps(problem, sign, pen),
      ],
      check: {
        kind: 'arithmetic',
        expression: `${written(problem.first)}${sign}${written(problem.second)}`,
        form: 'simplest',
      },
      demand: common + (problem.first.below === problem.second.below ? 0 : 5),
    }
  },
})

export const fractionRestProblems: ItemFamily = familyOf<Problem>({
  id: 'fraction-problems-two-steps',
  names: {
    en: 'Word problems with fractions, two steps',
    fr: 'Problèmes avec des fractions, deux étapes',
    ar: 'مسائل بالكسور من خطوتين',
  },
  words: `${problemWords} ${together(problemWords, fractionWords)}`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'stops-early': { ...stopsEarly, wrong: (problem) => lowest(sumOf(problem)) },
    'adds-tops-and-bottoms': {
      ...addsTopsAndBottoms,
      wrong: ({ first, second }) =>
        lowest(exact(1).sub(exact(`${first.above + second.above}/${first.below + second.below}`))),
    },
  },
  draw(random, tier) {
    for (;;) {
      const pair = drawPair(random, tier)
      if (sumOf(pair).compare(1) < 0) return { story: random.whole(0, restStories.length - 1), ...pair }
    }
  },
  write(problem, pen) {
    const { say, n, language } = pen
    const sum = lowest(sumOf(problem))
    const rest = lowest(exact(1).sub(sumOf(problem)))
    const [, below = '1'] = sum.split('/')
    return {
      prompt: `${restStories[problem.story]?.[language](...formulas(problem, pen)) ?? ''} ${say({
        en: 'Give the result in lowest terms.',
        fr: 'Donne le résultat sous forme irréductible.',
        ar: 'اكتب الناتج في أبسط صورة.',
      })}`,
      answer: rest,
      lines: 4,
      steps: [
        say({
          en: 'First add both parts.',
          fr: 'On additionne d’abord les deux parties.',
          ar: 'نجمع أولًا الجزأين.',
        }),
        ...calculationSteps(problem, '+', pen),
        `${say({ en: 'Take the sum away from the whole:', fr: 'On retire la somme du tout\u00a0:', ar: 'نطرح المجموع من الكل:' })} $1-${n(sum)}=${n(`${below}/${below}`)}-${n(sum)}=${n(rest)}$`,
      ],
      check: {
        kind: 'arithmetic',
        expression: `1-${written(problem.first)}-${written(problem.second)}`,
        form: 'simplest',
      },
      demand:
        lcm(problem.first.below, problem.second.below) +
        (problem.first.below === problem.second.below ? 0 : 5),
    }
  },
})
