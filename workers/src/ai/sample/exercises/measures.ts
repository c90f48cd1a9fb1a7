import type { Pair } from '../content.ts'
import type { ExerciseMaker } from './exercise.ts'

/** Rectangles and triangles with whole areas; lengths in centimetres. */
export const makeArea: ExerciseMaker = (random, stage, words) => {
  const largest = stage === 'primary' ? 12 : 40
  const rectangle = (): Pair => {
    const width = random.between(2, largest)
    const length = width + random.between(1, 9)
    const { question, answer } = words.rectangle(length, width)
    return [question, answer(length * width, 2 * (length + width))]
  }
  const triangle = (): Pair => {
    const base = 2 * random.between(2, largest)
    const height = random.between(3, largest)
    const steps = `${base} × ${height} ÷ 2 = ${(base * height) / 2} cm²`
    return [words.triangle(base, height), words.formula(steps)]
  }
  const width = random.between(3, 9)
  const length = width + random.between(2, 6)
  return {
    model: words.rectangleModel(length, width, length * width, 2 * (length + width)),
    quiz: [rectangle(), triangle(), rectangle(), triangle(), rectangle()],
  }
}

/** Percentages that leave whole numbers. */
export const makePercentages: ExerciseMaker = (random, stage, words) => {
  const percents = stage === 'primary' ? [10, 20, 25, 50, 75] : [5, 15, 30, 35, 40, 45, 60, 65, 80, 90]
  const chosen = random.shuffled(percents)
  const at = (index: number) => chosen[index % chosen.length] ?? 10
  const amountOf = (percent: number): Pair => {
    const amount = 20 * random.between(2, 30)
    const part = (percent * amount) / 100
    return [words.percentOf(percent, amount), words.formula(`${percent} ÷ 100 × ${amount} = ${part}`)]
  }
  const reduced = (percent: number): Pair => {
    const price = 20 * random.between(2, 20)
    const saved = (percent * price) / 100
    const { question, answer } = words.reduced(price, percent)
    return [question, answer(saved, price - saved)]
  }
  const amount = 20 * random.between(3, 15)
  const steps = `${at(0)} ÷ 100 × ${amount} = ${(at(0) * amount) / 100}`
  return {
    model: words.percentModel(at(0), amount, words.formula(steps)),
    quiz: [amountOf(at(1)), reduced(at(2)), amountOf(at(3)), reduced(at(4)), amountOf(at(0))],
  }
}

/** Five values with a whole mean; the median is the third in order. */
export const makeStatistics: ExerciseMaker = (random, stage, words) => {
  const list = () => {
    const values = Array.from({ length: 4 }, () => random.between(4, stage === 'primary' ? 15 : 30))
    const sum = values.reduce((total, value) => total + value, 0)
    const last = random.between(4, 8) * 5 - (sum % 5)
    const all = [...values, last]
    const total = sum + last
    const ordered = [...all].sort((a, b) => a - b)
    return { text: words.formula(all.join(' ; ')), all, total, median: ordered[2] ?? 0, ordered }
  }
  const mean = (): Pair => {
    const { text, all, total } = list()
    return [words.mean(text), words.formula(`(${all.join(' + ')}) ÷ 5 = ${total / 5}`)]
  }
  const median = (): Pair => {
    const { text, ordered, median: middle } = list()
    return [words.median(text), words.formula(`${ordered.join(' ≤ ')} → ${middle}`)]
  }
  const example = list()
  return {
    model: words.meanModel(
      example.text,
      words.formula(`${example.all.join(' + ')} = ${example.total}`),
      words.formula(`${example.total} ÷ 5 = ${example.total / 5}`),
      example.median,
    ),
    quiz: [mean(), median(), mean(), median(), mean()],
  }
}

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const

/** Right triangles with whole sides; lengths in centimetres. */
export const makePythagoras: ExerciseMaker = (random, _stage, words) => {
  const sides = random.shuffled(triples).map((triple) => {
    const factor = random.between(1, 4)
    return [triple[0] * factor, triple[1] * factor, triple[2] * factor] as const
  })
  const hypotenuse = ([a, b, c]: readonly [number, number, number]): Pair => [
    words.hypotenuse(a, b),
    words.formula(`√(${a}² + ${b}²) = √${a * a + b * b} = ${c} cm`),
  ]
  const leg = ([a, b, c]: readonly [number, number, number]): Pair => [
    words.leg(c, a),
    words.formula(`√(${c}² − ${a}²) = √${c * c - a * a} = ${b} cm`),
  ]
  const [first, ...rest] = sides
  const [a, b, c] = first ?? triples[0]
  return {
    model: words.pythagorasModel(
      a,
      b,
      words.formula(`${a}² + ${b}² = ${a * a} + ${b * b} = ${c * c} = ${c}²`),
    ),
    quiz: rest.map((side, index) => (index % 2 === 0 ? hypotenuse(side) : leg(side))),
  }
}
