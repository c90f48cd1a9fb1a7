import type { Pair, Stage } from '../content.ts'
import type { Random } from '../random.ts'

/** A worked example and questions whose answers were computed. */
export interface ExerciseSet {
  model: string
  quiz: Pair[]
}

/** The sentences around the numbers; `expression` and `steps` are formulas, written left to right in every language. */
export interface ExerciseWords {
  /** Marks a formula so that it keeps its order inside right-to-left text. */
  formula(text: string): string
  workOut(expression: string): string
  workedOut(expression: string, steps: string): string
  solve(equation: string): string
  solved(equation: string, steps: string, check: string): string
  rectangle(
    length: number,
    width: number,
  ): { question: string; answer(area: number, perimeter: number): string }
  triangle(base: number, height: number): string
  rectangleModel(length: number, width: number, area: number, perimeter: number): string
  percentOf(percent: number, amount: number): string
  reduced(price: number, percent: number): { question: string; answer(saved: number, left: number): string }
  percentModel(percent: number, amount: number, steps: string): string
  mean(list: string): string
  median(list: string): string
  meanModel(list: string, sum: string, mean: string, median: number): string
  image(definition: string, x: number): string
  preimage(definition: string, y: string): string
  functionModel(definition: string, steps: string): string
  hypotenuse(a: number, b: number): string
  leg(hypotenuse: number, a: number): string
  pythagorasModel(a: number, b: number, steps: string): string
  voltage(ohms: number, amperes: number): string
  current(volts: number, ohms: number): string
  ohmModel(steps: string): string
  weight(mass: number): string
  acceleration(mass: number, force: number): string
  forceModel(steps: string): string
  energyUsed(watts: number, seconds: number): string
  power(joules: number, seconds: number): string
  energyModel(steps: string): string
}

export type ExerciseMaker = (random: Random, stage: Stage, words: ExerciseWords, topic: string) => ExerciseSet
