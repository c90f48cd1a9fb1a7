import { materials } from './materials.ts'
import { numbers } from './numbers.ts'
import { objectives } from './objectives.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'
import { words } from './words.ts'
import type { BadPlan } from './edit.ts'

/** One variant or more for each thing that the checks are there to find. */
export const badPlans: readonly BadPlan[] = [
  ...quiz,
  ...tasks,
  ...numbers,
  ...words,
  ...materials,
  ...objectives,
]

export { aboutAnotherTopic, inAnotherLanguage, type ForeignSection } from './foreign-sections.ts'
