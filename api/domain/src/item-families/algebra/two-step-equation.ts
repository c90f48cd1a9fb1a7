import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, wrongFor } from '../mathematics-family.ts'
import { anyEquation, dividesOneTerm, keepsSign, subtractsCoefficient } from './equation-errors.ts'
import {
  addToBothSides,
  checkOfSolution,
  divideBothSides,
  shownSolution,
  solution,
  solveTexts,
} from './equation-texts.ts'
import { checkAdded, checkTerm, following, letterTerm } from './linear-terms.ts'

/** ax + b = c */
interface Numbers {
  a: number
  b: number
  x: number
}

function drawNumbers({ whole, pick }: Random, tier: ResourceTier): Numbers {
  if (tier === 'support') return { a: whole(2, 5), b: whole(1, 10), x: whole(1, 6) }
  if (tier === 'core') return { a: whole(3, 9), b: whole(3, 15) * pick([1, -1]), x: whole(3, 12) }
  return {
    a: whole(3, 12) * pick([1, -1]),
    b: whole(7, 40) * pick([1, -1]),
    x: whole(2, 12) * pick([1, -1, -1]),
  }
}

function wrongSolution({ a, b, x }: Numbers, aim: string): number {
  const c = a * x + b
  if (aim === 'keeps-sign') return (c + b) / a
  return aim === 'subtracts-coefficient' ? c - b - a : c / a - b
}

export const twoStepEquation: ItemFamily = {
  ...inMathematics,
  id: 'two-step-equation',
  names: {
    en: 'Solve a two-step equation',
    fr: 'Résoudre une équation en deux étapes',
    ar: 'حل معادلة بخطوتين',
  },
  words: `${anyEquation} two+step+equation equation+deux+etape معادل+خطوتين`,
  ages: { from: 11, to: 15 },
  notBefore: 11,
  bloomLevel: 'apply',
  errors: {
    'keeps-sign': keepsSign,
    'subtracts-coefficient': subtractsCoefficient,
    'divides-one-term': dividesOneTerm,
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const numbers = drawUntil(
      () => drawNumbers(random, tier),
      (drawn) => {
        if (aim === null) return true
        const wrong = wrongSolution(drawn, aim)
        return wrong !== drawn.x && Number.isInteger(wrong)
      },
    )
    const { a, b, x } = numbers
    const c = a * x + b
    const left = letterTerm(a, 'x')
    return {
      prompt: writer.say(solveTexts(`${left}${following(b)} = ${c}`)),
      figure: null,
      answer: solution(writer, 'x', x),
      steps: [
        addToBothSides(-b, `${left} = ${c - b}`),
        divideBothSides(a, `x = ${x}`),
        checkOfSolution(`${a} \\times ${writer.factor(x)}${following(b)} = ${c}`),
      ].map(writer.say),
      check: { kind: 'equation', equation: `${checkTerm(a, 'x')}${checkAdded(b)}=${c}`, unknown: 'x' },
      wrong: wrongFor(aim, () => shownSolution(writer, 'x', wrongSolution(numbers, aim ?? ''))),
      lines: 3,
      demand: demandOf(a, b, c, x),
    }
  },
}
