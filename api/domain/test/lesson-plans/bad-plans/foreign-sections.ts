import type { LessonContent, LessonKey } from '../../../src/lesson-plans/checks/content/lesson-content.ts'
import { areaOfLShapes } from '../area-of-l-shapes/index.ts'
import { circuit } from '../circuit/index.ts'
import { crisisOf1789 } from '../crisis-of-1789/index.ts'
import { dailyRoutines } from '../daily-routines/index.ts'
import { dissolution } from '../dissolution/index.ts'
import { ratio } from '../ratio/index.ts'
import { whileLoops } from '../while-loops/index.ts'
import type { SamplePlan } from '../build.ts'

/** A good plan with one section of another plan in its place. */
export interface ForeignSection {
  plan: SamplePlan
  section: LessonContent
  from: SamplePlan
}

const foreign = (plan: SamplePlan, key: LessonKey, from: SamplePlan): ForeignSection => {
  const section = from.sections.find((one) => one.key === key)
  if (!section) throw new Error(`no section ${key}`)
  return { plan, section, from }
}

export const inAnotherLanguage: readonly ForeignSection[] = [
  foreign(areaOfLShapes, 'explanation', dissolution),
  foreign(areaOfLShapes, 'homework', dissolution),
  foreign(areaOfLShapes, 'studentSheet', circuit),
  foreign(whileLoops, 'phases', circuit),
  foreign(whileLoops, 'reflection', crisisOf1789),
  foreign(dissolution, 'misconceptions', whileLoops),
  foreign(dissolution, 'overview', areaOfLShapes),
  foreign(dissolution, 'assessment', circuit),
  foreign(crisisOf1789, 'studentSheet', ratio),
  foreign(crisisOf1789, 'modelAnswers', whileLoops),
  foreign(ratio, 'assessment', areaOfLShapes),
  foreign(circuit, 'reflection', dissolution),
  foreign(dailyRoutines, 'phases', areaOfLShapes),
  foreign(dailyRoutines, 'overview', whileLoops),
  foreign(dailyRoutines, 'misconceptions', circuit),
]

export const aboutAnotherTopic: readonly ForeignSection[] = [
  foreign(areaOfLShapes, 'overview', whileLoops),
  foreign(areaOfLShapes, 'explanation', whileLoops),
  foreign(areaOfLShapes, 'studentSheet', whileLoops),
  foreign(whileLoops, 'explanation', areaOfLShapes),
  foreign(whileLoops, 'phases', areaOfLShapes),
  foreign(crisisOf1789, 'overview', dissolution),
  foreign(crisisOf1789, 'vocabulary', dissolution),
  foreign(crisisOf1789, 'explanation', dissolution),
  foreign(dissolution, 'phases', crisisOf1789),
  foreign(ratio, 'explanation', circuit),
  foreign(circuit, 'explanation', ratio),
  foreign(circuit, 'misconceptions', ratio),
]
