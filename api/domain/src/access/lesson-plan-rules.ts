import { classRules } from './class-rules.ts'
import type { Actor, LessonPlanResource, Resource, Rule } from './resources.ts'

const isLessonPlan = (resource: Resource | null): resource is LessonPlanResource =>
  resource !== null && 'lessonPlanOwnerId' in resource

/** The owner, and the people for whom `isAllowed` holds. */
const ownerOr =
  (isAllowed: (actor: Actor, plan: LessonPlanResource) => boolean): Rule =>
  (actor, resource) =>
    isLessonPlan(resource) && (resource.lessonPlanOwnerId === actor.userId || isAllowed(actor, resource))

const readsClass = (actor: Actor, { attachedTo }: LessonPlanResource) =>
  classRules['class:read'](actor, attachedTo)

/** All actions on a lesson plan. */
export const lessonPlanRules = {
  /** The people who see the class it is attached to, and colleagues if it is shared with them. */
  'lesson-plan:read': ownerOr(
    (actor, plan) => readsClass(actor, plan) || plan.colleagueIds.includes(actor.userId),
  ),
  /** What the plan says about the class: figures from marks, need-groups, names of students. */
  'lesson-plan:read-class-data': ownerOr(readsClass),
  /** Sections, title and date, with rewrites and versions. */
  'lesson-plan:edit': ownerOr((actor, { attachedTo }) => classRules['exam:change'](actor, attachedTo)),
  /** Attach it to a class, archive it, delete it, share it. */
  'lesson-plan:change': ownerOr(() => false),
} satisfies Record<string, Rule>
