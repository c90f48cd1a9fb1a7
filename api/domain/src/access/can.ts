import { classRules } from './class-rules.ts'
import { lessonPlanRules } from './lesson-plan-rules.ts'
import { ownedRules } from './owned-rules.ts'
import type { Actor, Resource } from './resources.ts'
import { schoolRules } from './school-rules.ts'

const rules = { ...ownedRules, ...classRules, ...schoolRules, ...lessonPlanRules }

export type Action = keyof typeof rules
export type ClassAction = keyof typeof classRules
export type SchoolAction = keyof typeof schoolRules
export type LessonPlanAction = keyof typeof lessonPlanRules

/**
 * The only authorisation check. Denies an action without a rule or a signed-in person; the rules deny missing
 * resources.
 */
export function can(actor: Actor | null, action: Action, resource: Resource | null = null): boolean {
  if (!actor || !Object.hasOwn(rules, action)) return false
  return rules[action](actor, resource)
}
