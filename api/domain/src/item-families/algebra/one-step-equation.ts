import { hasNegatives, type Age } from '../age-limits.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, wrongFor } from '../mathematics-family.ts'
import { anyEquation, sameOperation, subtractsCoefficient } from './equation-errors.ts'
import {
  addToBothSides,
  checkOfSolution,
  divideBothSides,
  shownSolution,
  solution,
  solveTexts,
} from './equation-texts.ts'
import { checkAdded, checkTerm, following, letterTerm } from './linear-terms.ts'

type Form = 'added' | 'multiplied' | 'divided'
/** `added`: x + a = b with any sign of a; `multiplied`: ax = b; `divided`: x/a = b. */
interface Numbers {
  form: Form
  a: number
  x: number
}

const formsOf: Readonly<Record<ResourceTier, readonly Form[]>> = {
  support: ['added', 'multiplied'],
  core: ['added', 'multiplied', 'divided'],
  challenge: ['added', 'multiplied', 'divided'],
}

function drawNumbers({ whole, pick }: Random, tier: ResourceTier, form: Form, age: Age): Numbers {
  const sign = () => (tier === 'support' ? 1 : pick([1, -1]))
  const quotient = tier === 'support' ? whole(2, 10) : whole(3, 12)
  if (tier !== 'challenge') {
    const most = tier === 'support' ? 10 : 40
    const a = form === 'added' ? whole(2, most) * sign() : whole(2, tier === 'support' ? 5 : 9)
    if (form === 'divided') return { form, a, x: a * quotient }
    return { form, a, x: form === 'added' ? whole(2, most) : quotient }
  }
  if (!hasNegatives(age)) {
    if (form === 'added') return { form, a: whole(15, 99) * sign(), x: whole(20, 150) }
    const factor = whole(6, 12)
    return { form, a: factor, x: form === 'divided' ? factor * whole(6, 15) : whole(11, 25) }
  }
  const a = form === 'added' ? whole(15, 99) * sign() : whole(3, 12) * (form === 'multiplied' ? sign() : 1)
  if (form === 'divided') return { form, a, x: a * whole(3, 15) * sign() }
  return { form, a, x: form === 'added' ? -whole(5, 60) : whole(3, 15) * sign() }
}

/** The right side of the equation. */
const rightOf = ({ form, a, x }: Numbers): number => {
  if (form === 'added') return x + a
  return form === 'multiplied' ? a * x : x / a
}

function wrongSolution(numbers: Numbers, aim: string): number {
  const { form, a } = numbers
  const right = rightOf(numbers)
  if (aim === 'subtracts-coefficient') return right - a
  if (form === 'added') return right + a
  return form === 'multiplied' ? right * a : right / a
}

const leftOf = ({ form, a }: Numbers): string => {
  if (form === 'added') return `x${following(a)}`
  return form === 'multiplied' ? letterTerm(a, 'x') : `\\frac{x}{${a}}`
}

const checkOf = ({ form, a }: Numbers): string => {
  if (form === 'added') return `x${checkAdded(a)}`
  return form === 'multiplied' ? checkTerm(a, 'x') : `x/${a}`
}

function stepOf({ form, a, x }: Numbers): Texts {
  if (form === 'added') return addToBothSides(-a, `x = ${x}`)
  if (form === 'multiplied') return divideBothSides(a, `x = ${x}`)
  return {
    en: `Multiply both sides by ${a}: $x = ${x}$.`,
    fr: `On multiplie les deux membres par ${a} : $x = ${x}$.`,
    ar: `نضرب طرفي المعادلة في ${a}: $x = ${x}$.`,
  }
}

const proofOf = ({ form, a, x }: Numbers): string => {
  const value = x < 0 ? `(${x})` : `${x}`
  if (form === 'added') return `${x}${following(a)}`
  return form === 'multiplied' ? `${a} \\times ${value}` : `\\frac{${x}}{${a}}`
}

export const oneStepEquation: ItemFamily = {
  ...inMathematics,
  id: 'one-step-equation',
  names: {
    en: 'Solve a one-step equation',
    fr: 'Résoudre une équation en une étape',
    ar: 'حل معادلة بخطوة واحدة',
  },
  words: `${anyEquation} one+step+equation equation+une+etape equation+simple simple+equation معادل+خطوه+واحد معادل+بسيط`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: { 'same-operation': sameOperation, 'subtracts-coefficient': subtractsCoefficient },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const numbers = drawUntil(
      () => {
        const forms: readonly Form[] = aim === 'subtracts-coefficient' ? ['multiplied'] : formsOf[tier]
        return drawNumbers(random, tier, random.pick(forms), age)
      },
      (drawn) => {
        if (!hasNegatives(age) && rightOf(drawn) < 0) return false
        if (aim === null) return true
        const wrong = wrongSolution(drawn, aim)
        return wrong !== drawn.x && Number.isInteger(wrong) && (hasNegatives(age) || wrong >= 0)
      },
    )
    const right = rightOf(numbers)
    return {
      prompt: writer.say(solveTexts(`${leftOf(numbers)} = ${right}`)),
      figure: null,
      answer: solution(writer, 'x', numbers.x),
      steps: [stepOf(numbers), checkOfSolution(`${proofOf(numbers)} = ${right}`)].map(writer.say),
      check: { kind: 'equation', equation: `${checkOf(numbers)}=${right}`, unknown: 'x' },
      wrong: wrongFor(aim, () => shownSolution(writer, 'x', wrongSolution(numbers, aim ?? ''))),
      lines: 2,
      demand: demandOf(numbers.a, numbers.x, right),
    }
  },
}
