import { makeEquations, makeFunctions, makeIntegers } from './algebra.ts'
import type { ExerciseKind } from './exercise-kinds.ts'
import type { ExerciseMaker } from './exercise.ts'
import { makeFractions } from './fractions.ts'
import { makeArea, makePercentages, makePythagoras, makeStatistics } from './measures.ts'
import { makeElectricity, makeEnergy, makeForces } from './physics.ts'

export const exerciseMakers: Record<ExerciseKind, ExerciseMaker> = {
  fractions: makeFractions,
  equations: makeEquations,
  area: makeArea,
  percentages: makePercentages,
  statistics: makeStatistics,
  functions: makeFunctions,
  pythagoras: makePythagoras,
  integers: makeIntegers,
  electricity: makeElectricity,
  forces: makeForces,
  energy: makeEnergy,
}
