import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { fractionWords } from '../fractions/fraction-words.ts'
import { properRatio, written, type Ratio } from '../fractions/ratio.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { amountStories } from './amount-stories.ts'
import { problemWords } from './problem-words.ts'

interface Problem {
  story: number
  amount: number
  first: Ratio
  /** Taken of what the first fraction leaves. */
  second: Ratio | null
  asks: 'used' | 'left'
}

const used = (amount: number, { above, below }: Ratio) => (amount / below) * above
const left = (amount: number, ratio: Ratio) => amount - used(amount, ratio)

function answerOf({ amount, first, second, asks }: Problem): number {
  if (asks === 'used') return used(amount, first)
  return second ? left(left(amount, first), second) : left(amount, first)
}

const unitFraction = ({ below }: Ratio): Ratio => ({ above: 1, below })

const denominators: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [3, 4, 5],
  core: [3, 4, 5, 6, 8],
  challenge: [3, 4, 5, 6],
}

export const fractionAmountProblems: ItemFamily = familyOf<Problem>({
  id: 'fraction-of-amount-problems',
  names: {
    en: 'Word problems with a fraction of an amount',
    fr: 'Problèmes avec la fraction d’une quantité',
    ar: 'مسائل بكسر من كمية',
  },
  words: `${problemWords} ${together(problemWords, fractionWords)} ${together(problemWords, fractionWords, 'amount quantity quantité كمية مقدار')}`,
  ages: { from: 9, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'divides-only': {
      names: {
        en: 'divides by the denominator and stops',
        fr: 'divise par le dénominateur et s’arrête',
        ar: 'يقسم على المقام ويتوقف',
      },
      words: `${together('forget oubli ينسى نسيان', 'multipl numerator numérateur ضرب بسط')} ${together('divi قسمة يقسم', 'only stop arrête seul فقط يتوقف')}`,
      wrong: (problem) =>
        String(
          answerOf({
            ...problem,
            first: unitFraction(problem.first),
            second: problem.second && unitFraction(problem.second),
          }),
        ),
    },
    'mixes-up-used-and-left': {
      names: {
        en: 'mixes up what is used and what is left',
        fr: 'confond ce qui est utilisé et ce qui reste',
        ar: 'يخلط بين المستعمل والباقي',
      },
      words: 'left remain rest$ reste باقي',
      wrong: (problem) => String(problem.amount - answerOf(problem)),
    },
  },
  draw(random, tier) {
    const first = properRatio(random, denominators[tier])
    const second = tier === 'challenge' ? properRatio(random, denominators[tier]) : null
    return {
      story: random.whole(0, amountStories.length - 1),
      amount: first.below * (second?.below ?? 1) * random.whole(2, tier === 'core' ? 15 : 9),
      first,
      second,
      asks: tier === 'support' ? 'used' : 'left',
    }
  },
  write(problem, { say, n, shown }) {
    const { amount, first, second, asks } = problem
    const story = amountStories[problem.story]
    if (!story) throw new Error('no such story')
    const fraction = (ratio: Ratio) => `$${n(written(ratio))}$`
    const usedStep = (of: number, ratio: Ratio, isThen = false) =>
      `${isThen ? say({ en: 'What is used then:', fr: 'Ce qui est utilisé ensuite\u00a0:', ar: 'المقدار المستعمل بعد ذلك:' }) : say({ en: 'What is used:', fr: 'Ce qui est utilisé\u00a0:', ar: 'المقدار المستعمل:' })} $${n(of)}\\div ${ratio.below}\\times ${ratio.above}=${n(used(of, ratio))}$`
    const leftStep = (of: number, ratio: Ratio) =>
      `${say({ en: 'What is left:', fr: 'Ce qui reste\u00a0:', ar: 'المقدار الباقي:' })} $${n(of)}-${n(used(of, ratio))}=${n(left(of, ratio))}$`
    return {
      prompt: [
        say(story.start).replace('#', `$${n(amount)}$`),
        say(story.uses).replace('#', fraction(first)),
        ...(second ? [say(story.usesMore).replace('#', fraction(second))] : []),
        say(asks === 'used' ? story.asksUsed : story.asksLeft),
      ].join(' '),
      answer: String(answerOf(problem)),
      show: (result) => `${shown(result)}\u00a0${say(story.unit)}`,
      lines: 3,
      steps: [
        ...(asks === 'used'
          ? [
              `${say({ en: 'One part:', fr: 'Une part\u00a0:', ar: 'الجزء الواحد:' })} $${n(amount)}\\div ${first.below}=${n(amount / first.below)}$`,
            ]
          : []),
        usedStep(amount, first),
        ...(asks === 'left' ? [leftStep(amount, first)] : []),
        ...(second
          ? [usedStep(left(amount, first), second, true), leftStep(left(amount, first), second)]
          : []),
      ],
      check: {
        kind: 'arithmetic',
        expression:
          asks === 'used'
            ? `${amount}*${written(first)}`
            : `${amount}*(1-${written(first)})${second ? `*(1-${written(second)})` : ''}`,
        form: 'any',
      },
      demand: 10 * (second ? 4 : asks === 'left' ? 2 : 1) + String(amount).length,
    }
  },
})
