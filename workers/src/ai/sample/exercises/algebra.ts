import type { Pair } from '../content.ts'
import type { ExerciseMaker } from './exercise.ts'

const signed = (value: number) => (value < 0 ? `− ${-value}` : `+ ${value}`)
const inBrackets = (value: number) => (value < 0 ? `(−${-value})` : String(value))
const minus = (value: number) => (value < 0 ? `−${-value}` : String(value))

/** `a·x + b = c` with a whole solution; older students also meet `a·x + b = d·x + e`. */
export const makeEquations: ExerciseMaker = (random, stage, words) => {
  const made = Array.from({ length: 6 }, (_unused, index) => {
    const a = random.between(2, stage === 'primary' ? 5 : 9) + index
    const x = random.between(stage === 'primary' || stage === 'middle' ? 2 : -9, 12) || 7
    const b = random.between(1, 20) * (stage !== 'primary' && index % 2 === 1 ? -1 : 1)
    const c = a * x + b
    const equation = `${a}x ${signed(b)} = ${minus(c)}`
    const steps = `${a}x = ${minus(c - b)}, x = ${minus(x)}`
    return { equation, steps, check: `${a} × ${inBrackets(x)} ${signed(b)} = ${minus(c)}` }
  })
  const [first, ...rest] = made
  return {
    model: first
      ? words.solved(words.formula(first.equation), words.formula(first.steps), words.formula(first.check))
      : '',
    quiz: rest.map(({ equation, steps }) => [words.solve(words.formula(equation)), words.formula(steps)]),
  }
}

/** `f(x) = ax + b`: images and the number whose image is given. */
export const makeFunctions: ExerciseMaker = (random, _stage, words) => {
  const one = () => {
    const a = random.between(2, 9) * (random.between(0, 2) === 0 ? -1 : 1)
    const b = random.between(1, 15) * (random.between(0, 1) === 0 ? -1 : 1)
    return { a, b, definition: `f(x) = ${minus(a)}x ${signed(b)}` }
  }
  const image = (x: number): Pair => {
    const { a, b, definition } = one()
    const steps = `f(${minus(x)}) = ${minus(a)} × ${inBrackets(x)} ${signed(b)} = ${minus(a * x + b)}`
    return [words.image(words.formula(definition), x), words.formula(steps)]
  }
  const preimage = (x: number): Pair => {
    const { a, b, definition } = one()
    const y = a * x + b
    const steps = `${minus(a)}x ${signed(b)} = ${minus(y)}, x = ${minus(x)}`
    return [words.preimage(words.formula(definition), words.formula(minus(y))), words.formula(steps)]
  }
  const { a, b, definition } = one()
  const x = random.between(2, 9)
  const steps = `f(${x}) = ${minus(a)} × ${x} ${signed(b)} = ${minus(a * x + b)}`
  return {
    model: words.functionModel(words.formula(definition), words.formula(steps)),
    quiz: [
      image(random.between(2, 5)),
      preimage(random.between(2, 9)),
      image(random.between(6, 9)),
      preimage(random.between(10, 12)),
      image(0),
    ],
  }
}

/** Sums and differences of directed numbers; products for older students. */
export const makeIntegers: ExerciseMaker = (random, stage, words) => {
  const signs = stage === 'primary' || stage === 'middle' ? ['+', '−'] : ['+', '−', '×']
  const made = new Map<string, string>()
  while (made.size < 6) {
    const sign = signs[made.size % signs.length] ?? '+'
    const a = random.between(-15, 15)
    const b = -random.between(2, 12) * (made.size % 3 === 2 ? -1 : 1)
    const result = sign === '+' ? a + b : sign === '−' ? a - b : a * b
    const expression = `${minus(a)} ${sign} ${inBrackets(b)}`
    const middle = sign === '−' ? ` = ${minus(a)} + ${inBrackets(-b)}` : ''
    made.set(expression, `${expression}${middle} = ${minus(result)}`)
  }
  const [first, ...rest] = [...made]
  return {
    model: first ? words.workedOut(words.formula(first[0]), words.formula(first[1])) : '',
    quiz: rest.map(([expression, steps]) => [words.workOut(words.formula(expression)), words.formula(steps)]),
  }
}
