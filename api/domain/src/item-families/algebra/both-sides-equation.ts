import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, wrongFor } from '../mathematics-family.ts'
import { anyEquation, keepsSign } from './equation-errors.ts'
import {
  addToBothSides,
  checkOfSolution,
  divideBothSides,
  shownSolution,
  solution,
  solveTexts,
} from './equation-texts.ts'
import { checkAdded, checkTerm, following, letterTerm } from './linear-terms.ts'

/** ax + b = cx + d */
interface Numbers {
  a: number
  b: number
  c: number
  x: number
}

function drawNumbers({ whole, pick }: Random, tier: ResourceTier): Numbers {
  if (tier === 'support') {
    const c = whole(1, 4)
    return { a: c + whole(2, 5), b: whole(1, 9), c, x: whole(1, 6) }
  }
  if (tier === 'core')
    return { a: whole(3, 9), b: whole(1, 12) * pick([1, -1]), c: whole(2, 8), x: whole(2, 9) }
  const coefficient = () => whole(2, 11) * pick([1, -1])
  return {
    a: coefficient(),
    b: whole(6, 30) * pick([1, -1]),
    c: coefficient(),
    x: whole(2, 10) * pick([1, -1]),
  }
}

const rightNumber = ({ a, b, c, x }: Numbers): number => (a - c) * x + b

function wrongSolution(numbers: Numbers, aim: string): number {
  const { a, b, c } = numbers
  const d = rightNumber(numbers)
  return aim === 'keeps-sign' ? (d + b) / (a - c) : (d - b) / (a + c)
}

/** Moves the term with the unknown to the left. */
const collect = (c: number, result: string): Texts => {
  const term = `$${letterTerm(Math.abs(c), 'x')}$`
  return c > 0
    ? {
        en: `Subtract ${term} from both sides: $${result}$.`,
        fr: `On soustrait ${term} aux deux membres : $${result}$.`,
        ar: `نطرح ${term} من طرفي المعادلة: $${result}$.`,
      }
    : {
        en: `Add ${term} to both sides: $${result}$.`,
        fr: `On ajoute ${term} aux deux membres : $${result}$.`,
        ar: `نضيف ${term} إلى طرفي المعادلة: $${result}$.`,
      }
}

export const bothSidesEquation: ItemFamily = {
  ...inMathematics,
  id: 'both-sides-equation',
  names: {
    en: 'Solve an equation with the unknown on both sides',
    fr: 'Résoudre une équation avec l’inconnue dans les deux membres',
    ar: 'حل معادلة فيها المجهول في الطرفين',
  },
  words: `${anyEquation} equation+both+side unknown+both+side equation+deux+membre inconnue+deux+membre معادل+طرفين مجهول+طرفين`,
  ages: { from: 12, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'keeps-sign': keepsSign,
    'adds-unknowns': {
      names: {
        en: 'adds the terms with the unknown from both sides',
        fr: 'additionne les termes en x des deux membres',
        ar: 'يجمع حدود المجهول من الطرفين',
      },
      words:
        'add+unknown add+both+side collect+term additionn+membre additionn+inconnue regroup جمع+مجهول يجمع+مجهول جمع+طرف يجمع+طرف',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const numbers = drawUntil(
      () => drawNumbers(random, tier),
      (drawn) => {
        const { a, c, x } = drawn
        // A difference of 1 would leave nothing to divide by.
        if (Math.abs(a - c) < 2 || a + c === 0 || rightNumber(drawn) === 0) return false
        if (aim === null) return true
        const wrong = wrongSolution(drawn, aim)
        return wrong !== x && Number.isInteger(wrong)
      },
    )
    const { a, b, c, x } = numbers
    const d = rightNumber(numbers)
    const left = `${letterTerm(a, 'x')}${following(b)}`
    const right = `${letterTerm(c, 'x')}${following(d)}`
    const collected = letterTerm(a - c, 'x')
    return {
      prompt: writer.say(solveTexts(`${left} = ${right}`)),
      figure: null,
      answer: solution(writer, 'x', x),
      steps: [
        collect(c, `${collected}${following(b)} = ${d}`),
        addToBothSides(-b, `${collected} = ${d - b}`),
        divideBothSides(a - c, `x = ${x}`),
        checkOfSolution(
          `${a} \\times ${writer.factor(x)}${following(b)} = ${c} \\times ${writer.factor(x)}${following(d)} = ${a * x + b}`,
        ),
      ].map(writer.say),
      check: {
        kind: 'equation',
        equation: `${checkTerm(a, 'x')}${checkAdded(b)}=${checkTerm(c, 'x')}${checkAdded(d)}`,
        unknown: 'x',
      },
      wrong: wrongFor(aim, () => shownSolution(writer, 'x', wrongSolution(numbers, aim ?? ''))),
      lines: 4,
      demand: demandOf(a, b, c, d, x),
    }
  },
}
