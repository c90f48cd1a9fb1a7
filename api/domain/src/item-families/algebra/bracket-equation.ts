import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, wrongFor } from '../mathematics-family.ts'
import { anyEquation, firstTermOnly, keepsSign } from './equation-errors.ts'
import {
  addToBothSides,
  checkOfSolution,
  divideBothSides,
  shownSolution,
  solution,
  solveTexts,
} from './equation-texts.ts'
import { checkAdded, following, letterTerm } from './linear-terms.ts'

/** a(mx + b) = c */
interface Numbers {
  a: number
  m: number
  b: number
  x: number
}

function drawNumbers({ whole, pick }: Random, tier: ResourceTier): Numbers {
  if (tier === 'support') return { a: whole(2, 5), m: 1, b: whole(1, 6), x: whole(1, 6) }
  if (tier === 'core') return { a: whole(3, 9), m: 1, b: whole(2, 9) * pick([1, -1]), x: whole(2, 11) }
  return {
    a: whole(2, 8) * pick([1, -1]),
    m: whole(2, 5),
    b: whole(2, 15) * pick([1, -1]),
    x: whole(2, 9) * pick([1, -1]),
  }
}

function wrongSolution({ a, m, b, x }: Numbers, aim: string): number {
  const c = a * (m * x + b)
  return aim === 'first-term-only' ? (c - b) / (a * m) : (c + a * b) / (a * m)
}

export const bracketEquation: ItemFamily = {
  ...inMathematics,
  id: 'bracket-equation',
  names: {
    en: 'Solve an equation with brackets',
    fr: 'Résoudre une équation avec des parenthèses',
    ar: 'حل معادلة فيها أقواس',
  },
  words: `${anyEquation} equation+bracket equation+parenthes معادل+قوس معادل+اقواس`,
  ages: { from: 12, to: 15 },
  bloomLevel: 'apply',
  errors: { 'first-term-only': firstTermOnly, 'keeps-sign': keepsSign },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const numbers = drawUntil(
      () => drawNumbers(random, tier),
      (drawn) => {
        if (drawn.m * drawn.x + drawn.b === 0) return false
        if (aim === null) return true
        const wrong = wrongSolution(drawn, aim)
        return wrong !== drawn.x && Number.isInteger(wrong)
      },
    )
    const { a, m, b, x } = numbers
    const c = a * (m * x + b)
    const inside = `${letterTerm(m, 'x')}${following(b)}`
    const expanded = letterTerm(a * m, 'x')
    return {
      prompt: writer.say(solveTexts(`${a}(${inside}) = ${c}`)),
      figure: null,
      answer: solution(writer, 'x', x),
      steps: [
        {
          en: `Multiply both terms in the brackets by $${a}$: $${expanded}${following(a * b)} = ${c}$.`,
          fr: `On multiplie les deux termes de la parenthèse par $${a}$ : $${expanded}${following(a * b)} = ${c}$.`,
          ar: `نضرب حدَّي القوس في $${a}$: $${expanded}${following(a * b)} = ${c}$.`,
        },
        addToBothSides(-a * b, `${expanded} = ${c - a * b}`),
        divideBothSides(a * m, `x = ${x}`),
        checkOfSolution(
          `${a} \\times (${m === 1 ? x : `${m} \\times ${writer.factor(x)}`}${following(b)}) = ${c}`,
        ),
      ].map(writer.say),
      check: { kind: 'equation', equation: `${a}*(${m}*x${checkAdded(b)})=${c}`, unknown: 'x' },
      wrong: wrongFor(aim, () => shownSolution(writer, 'x', wrongSolution(numbers, aim ?? ''))),
      lines: 4,
      demand: demandOf(a, m, b, c, x),
    }
  },
}
