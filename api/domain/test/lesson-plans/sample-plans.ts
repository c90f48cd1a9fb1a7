import { areaOfLShapes } from './area-of-l-shapes/index.ts'
import type { SamplePlan } from './build.ts'
import { circuit } from './circuit/index.ts'
import { crisisOf1789 } from './crisis-of-1789/index.ts'
import { dailyRoutines } from './daily-routines/index.ts'
import { dissolution } from './dissolution/index.ts'
import { ratio } from './ratio/index.ts'
import { whileLoops } from './while-loops/index.ts'

/** Whole lesson plans in three languages, written with care, in which the checks find nothing. */
export const samplePlans: readonly SamplePlan[] = [
  ...[areaOfLShapes, whileLoops],
  ...[dissolution, crisisOf1789, dailyRoutines],
  ...[ratio, circuit],
]
