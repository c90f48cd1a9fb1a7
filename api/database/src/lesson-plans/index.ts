export type { LessonPlanDocument } from './lesson-plan.model.ts'
export {
  createLessonPlanEdits,
  isBeingWritten,
  type LessonPlanEdits,
} from './lesson-plan-edits.repository.ts'
export { headOf, planHeadAfter } from './lesson-plan-head.ts'
export {
  createLessonPlanLists,
  type LessonPlanFilter,
  type LessonPlanLists,
  type ListedLessonPlan,
} from './lesson-plan-lists.repository.ts'
export {
  createLessonPlanStates,
  type LessonPlanState,
  type LessonPlanStates,
} from './lesson-plan-states.repository.ts'
export { createLessonPlanVersions, type LessonPlanVersions } from './lesson-plan-versions.repository.ts'
export { createLessonPlanRepository, type LessonPlanRepository } from './lesson-plan.repository.ts'
export { purgeLessonPlans } from './purge-lesson-plans.ts'
export { renewOldCopies } from './renew-old-copies.ts'
export { addGeneratedLessonPlan } from './add-generated-lesson-plan.ts'
export type { LessonProposalDocument } from './lesson-proposal.model.ts'
export {
  createLessonProposalRepository,
  type LessonProposalRepository,
  type NewLessonProposal,
} from './lesson-proposal.repository.ts'
export { lessonPictureIds } from './lesson-picture-ids.ts'
