import { tokensOf, bestStrength } from '../detect/tokens.ts'
import type { Random } from '../random.ts'
import type { ExerciseMaker } from './exercise.ts'

type Operation = 'add' | 'subtract' | 'multiply' | 'divide' | 'simplify'

const operationWords: Record<Exclude<Operation, 'simplify'> | 'simplify', string> = {
  add: 'add addition adding sum somme addition جمع',
  subtract: 'subtract soustra difference طرح',
  multiply: 'multipl produit product ضرب',
  divide: 'divid divis quotient قسمه',
  simplify: 'simplif equival reduc irreductib lowest تبسيط اختزال مكافئ متكافئ متساويه',
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** In lowest terms; a whole number without its denominator 1. */
export function fractionText(top: number, bottom: number): string {
  const divisor = gcd(top, bottom)
  return bottom === divisor ? String(top / divisor) : `${top / divisor}/${bottom / divisor}`
}

function oneFraction(random: Random, largest: number): [number, number] {
  const bottom = random.between(2, largest)
  const tops = Array.from({ length: bottom - 1 }, (_unused, index) => index + 1).filter(
    (top) => gcd(top, bottom) === 1,
  )
  return [random.pick(tops), bottom]
}

function calculation(
  random: Random,
  largest: number,
  operation: Operation,
): { expression: string; steps: string } {
  if (operation === 'simplify') {
    const [top, bottom] = oneFraction(random, largest)
    const factor = random.between(2, 6)
    const expression = `${top * factor}/${bottom * factor}`
    return {
      expression,
      steps: `${expression} = (${top} × ${factor})/(${bottom} × ${factor}) = ${fractionText(top, bottom)}`,
    }
  }
  let [first, second] = [oneFraction(random, largest), oneFraction(random, largest)]
  while (first[1] === second[1]) second = oneFraction(random, largest + 3)
  if (operation === 'subtract' && first[0] * second[1] < second[0] * first[1])
    [first, second] = [second, first]
  const [[a, b], [c, d]] = [first, second]
  if (operation === 'multiply') {
    const expression = `${a}/${b} × ${c}/${d}`
    return {
      expression,
      steps: `${expression} = (${a} × ${c})/(${b} × ${d}) = ${fractionText(a * c, b * d)}`,
    }
  }
  if (operation === 'divide') {
    const expression = `${a}/${b} ÷ ${c}/${d}`
    return { expression, steps: `${expression} = ${a}/${b} × ${d}/${c} = ${fractionText(a * d, b * c)}` }
  }
  const common = (b * d) / gcd(b, d)
  const [left, right] = [(a * common) / b, (c * common) / d]
  const sign = operation === 'add' ? '+' : '−'
  const expression = `${a}/${b} ${sign} ${c}/${d}`
  const result = fractionText(operation === 'add' ? left + right : left - right, common)
  return { expression, steps: `${expression} = ${left}/${common} ${sign} ${right}/${common} = ${result}` }
}

export const makeFractions: ExerciseMaker = (random, stage, words, topic) => {
  const tokens = tokensOf(topic)
  const asked = (Object.keys(operationWords) as Operation[]).filter(
    (key) => bestStrength(tokens, operationWords[key]) > 0,
  )
  const operations: Operation[] = asked.length > 0 ? asked : ['simplify', 'add', 'subtract']
  const largest = stage === 'primary' ? 6 : stage === 'middle' ? 9 : 12
  const at = (index: number) => operations[index % operations.length] ?? 'add'
  const made = new Map<string, string>()
  while (made.size < 6) {
    const { expression, steps } = calculation(random, largest, at(made.size))
    made.set(expression, steps)
  }
  const [example, ...rest] = [...made]
  return {
    model: example ? words.workedOut(words.formula(example[0]), words.formula(example[1])) : '',
    quiz: rest.map(([expression, steps]) => [words.workOut(words.formula(expression)), words.formula(steps)]),
  }
}
