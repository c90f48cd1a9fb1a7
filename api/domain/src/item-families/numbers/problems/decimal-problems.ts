import type { ItemFamily, Random } from '../../item-family.ts'
import type { ResourceTier } from '../../../resources/item.ts'
import { decimalWords } from '../decimals/decimal-words.ts'
import { drawDecimal, written } from '../decimals/written-decimal.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal } from '../recipe/exact-text.ts'
import type { Pen } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { decimalStories } from './decimal-stories.ts'
import { problemWords, stopsEarly, wrongOperation } from './problem-words.ts'

interface Problem {
  story: number
  measure: string
  first: string
  /** A second part, or how many parts of the first size are taken. */
  then: { part: string } | { count: number } | null
}

const takenOf = ({ first, then }: Problem) => {
  if (!then) return exact(first)
  return 'count' in then ? exact(first).mul(then.count) : exact(first).add(exact(then.part))
}
const restOf = (problem: Problem) => exact(problem.measure).sub(takenOf(problem))

const draw = (random: Random, places: number, range: readonly [number, number]) =>
  written(drawDecimal(random, places, range))

function drawThen(random: Random, tier: ResourceTier, places: number): Problem['then'] {
  if (tier === 'support') return null
  return tier === 'core' ? { part: draw(random, places, [1, 9]) } : { count: random.whole(3, 9) }
}

/** What is taken out: nothing to calculate if it is one part. */
function takenSteps(problem: Problem, { say, n }: Pen): string[] {
  const { first, then } = problem
  if (!then) return []
  const asked = 'count' in then ? `${then.count}\\times ${n(first)}` : `${n(first)}+${n(then.part)}`
  return [
    `${say({ en: 'What is taken altogether:', fr: 'Ce qu’on enlève en tout\u00a0:', ar: 'ما أُخذ في المجموع:' })} $${asked}=${n(decimal(takenOf(problem)))}$`,
  ]
}

export const decimalProblems: ItemFamily = familyOf<Problem>({
  id: 'decimal-problems',
  names: {
    en: 'Word problems with decimals',
    fr: 'Problèmes avec des nombres décimaux',
    ar: 'مسائل بالأعداد العشرية',
  },
  words: `${problemWords} ${together(problemWords, decimalWords)}`,
  ages: { from: 9, to: 13 },
  notBefore: 9,
  bloomLevel: 'apply',
  errors: {
    'stops-early': {
      ...stopsEarly,
      wrong: (problem) => (problem.then === null ? null : decimal(takenOf(problem))),
    },
    'wrong-operation': {
      ...wrongOperation,
      wrong: (problem) => decimal(exact(problem.measure).add(takenOf(problem))),
    },
  },
  draw(random, tier, aim) {
    // Only a problem of two steps can be left after the first one.
    const isTwoStep = tier !== 'support' || aim === 'stops-early'
    for (;;) {
      const places = tier === 'support' ? 1 : 2
      const problem: Problem = {
        story: random.whole(0, decimalStories.length - 1),
        measure: draw(random, random.whole(1, places), tier === 'challenge' ? [20, 60] : [5, 25]),
        first: draw(random, places, tier === 'challenge' ? [0, 6] : [1, 9]),
        then: isTwoStep ? drawThen(random, tier === 'support' ? 'core' : tier, places) : null,
      }
      if (restOf(problem).compare(exact('0.5')) > 0) return problem
    }
  },
  write(problem, pen) {
    const { say, n, shown } = pen
    const story = decimalStories[problem.story]
    if (!story) throw new Error('no such story')
    const { measure, first, then } = problem
    const takes = !then ? story.takesOne : 'count' in then ? story.takesSeveral : story.takesTwo
    const fill = (text: string) =>
      text
        .replace('#x', `$${n(measure)}$`)
        .replace('#a', `$${n(first)}$`)
        .replace('#b', then && 'part' in then ? `$${n(then.part)}$` : '')
        .replace('#k', then && 'count' in then ? String(then.count) : '')
    const taken = decimal(takenOf(problem))
    const rest = decimal(restOf(problem))
    const expression = !then ? first : 'count' in then ? `${then.count}*${first}` : `(${first}+${then.part})`
    return {
      prompt: [story.start, takes, story.asks].map((texts) => fill(say(texts))).join(' '),
      answer: rest,
      show: (result) => `${shown(result)}\u00a0${say(story.unit)}`,
      lines: then ? 3 : 2,
      steps: [
        ...takenSteps(problem, pen),
        say({
          en: 'Something is taken away, so subtract, point below point.',
          fr: 'On enlève une quantité, on soustrait donc, virgule sous virgule.',
          ar: 'أُخذ جزء، فنطرح ونضع الفاصلة تحت الفاصلة.',
        }),
        `$${n(measure)}-${n(taken)}=${n(rest)}$`,
      ],
      check: { kind: 'arithmetic', expression: `${measure}-${expression}`, form: 'any' },
      demand: 10 * (then ? ('count' in then ? 3 : 2) : 1) + measure.length + first.length,
    }
  },
})
