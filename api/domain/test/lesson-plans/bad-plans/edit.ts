import type { LessonNoteCode } from '../../../src/lesson-plans/checks/index.ts'
import type { LessonKey, LessonValues } from '../../../src/lesson-plans/checks/content/lesson-content.ts'
import type { SamplePlan } from '../build.ts'

/** A good plan with one thing made wrong, and what the checks must find: `section code`, and nothing else. */
export interface BadPlan {
  name: string
  plan: SamplePlan
  finds: `${LessonKey} ${LessonNoteCode}`[]
}

type Values = { -readonly [K in LessonKey]: LessonValues[K] }
/** Edits a copy of a section. */
type Edit<K extends LessonKey> = (value: Mutable<Values[K]>) => void
type Mutable<T> = { -readonly [P in keyof T]: Mutable<T[P]> }

export function edited<K extends LessonKey>(plan: SamplePlan, key: K, edit: Edit<K>): SamplePlan {
  const sections = structuredClone(plan.sections)
  const section = sections.find((one) => one.key === key)
  if (!section) throw new Error(`no section ${key}`)
  edit(section.value as Mutable<Values[K]>)
  const objectives = key === 'objectives' ? (section.value as Values['objectives']).items : plan.objectives
  return { ...plan, sections, objectives }
}

export const item = <T>(items: readonly T[], index: number): T => {
  const found = items[index]
  if (found === undefined) throw new Error(`no item ${index}`)
  return found
}

export function bad<K extends LessonKey>(
  name: string,
  plan: SamplePlan,
  key: K,
  edit: Edit<K>,
  ...finds: BadPlan['finds']
): BadPlan {
  return { name, plan: edited(plan, key, edit), finds }
}
