import type { FastifyInstance } from 'fastify'
import { createLessonFrameRoute } from './create-lesson-frame.route.ts'
import { exportLessonPlanRoute } from './export-lesson-plan.route.ts'
import type { LessonExportsService } from './lesson-exports.service.ts'
import { flagSectionRoute } from './editing/flag-section.route.ts'
import { saveSectionRoute } from './editing/save-section.route.ts'
import type { SectionEdits } from './editing/section-edits.service.ts'
import type { LessonHistory } from './history/lesson-history.service.ts'
import { listClassLessonPlansRoute } from './history/list-class-lesson-plans.route.ts'
import { listLessonPlansRoute } from './history/list-lesson-plans.route.ts'
import type { LessonPlansService } from './lesson-plans.service.ts'
import type { ObjectiveEditsService } from './objective-edits.service.ts'
import { readLessonPictureRoute, type ReadLessonPictureOptions } from './reading/read-lesson-picture.route.ts'
import { readLessonPlanRoute } from './reading/read-lesson-plan.route.ts'
import type { ReadLessonPlan } from './reading/read-lesson-plan.ts'
import { acceptProposalRoute } from './rewriting/accept-proposal.route.ts'
import { keepSectionRoute } from './rewriting/keep-section.route.ts'
import type { LessonProposals } from './rewriting/lesson-proposals.service.ts'
import { reopenProposalRoute } from './rewriting/reopen-proposal.route.ts'
import type { RequestRewrite } from './rewriting/request-rewrite.ts'
import { rewriteSectionRoute } from './rewriting/rewrite-section.route.ts'
import { saveObjectivesRoute } from './save-objectives.route.ts'
import type { LessonPrefillService } from './outgoing/lesson-prefill.service.ts'
import type { OutgoingPreviewService } from './outgoing/outgoing-preview.service.ts'
import { readLessonPrefillRoute } from './outgoing/read-lesson-prefill.route.ts'
import { readOutgoingRoute } from './outgoing/read-outgoing.route.ts'
import { readSharedLessonPlanRoute } from './sharing/read-shared-lesson-plan.route.ts'
import { readSharedPictureRoute } from './sharing/read-shared-picture.route.ts'
import { revokeShareLinkRoute } from './sharing/revoke-share-link.route.ts'
import { shareLessonPlanRoute } from './sharing/share-lesson-plan.route.ts'
import type { SharedLessonPlans } from './sharing/shared-lesson-plans.service.ts'
import { changeLessonPlanRoute } from './states/change-lesson-plan.route.ts'
import { duplicateLessonPlanRoute } from './states/duplicate-lesson-plan.route.ts'
import type { DuplicateLessonPlan } from './states/duplicate-lesson-plan.ts'
import type { LessonPlanStatesService } from './states/lesson-plan-states.service.ts'
import { removeLessonPlanRoute } from './states/remove-lesson-plan.route.ts'
import { restoreLessonPlanRoute } from './states/restore-lesson-plan.route.ts'
import type { LessonVersions } from './versions/lesson-versions.service.ts'
import { listVersionsRoute } from './versions/list-versions.route.ts'
import { readVersionRoute } from './versions/read-version.route.ts'
import { restoreVersionRoute } from './versions/restore-version.route.ts'

export interface LessonPlansModuleOptions extends Omit<ReadLessonPictureOptions, 'readLessonPlan'> {
  lessonPlans: LessonPlansService
  objectiveEdits: ObjectiveEditsService
  lessonPrefill: LessonPrefillService
  outgoingPreview: OutgoingPreviewService
  readLessonPlan: ReadLessonPlan
  sectionEdits: SectionEdits
  requestRewrite: RequestRewrite
  lessonProposals: LessonProposals
  lessonVersions: LessonVersions
  sharedLessonPlans: SharedLessonPlans
  lessonPlanStates: LessonPlanStatesService
  lessonExports: LessonExportsService
  duplicateLessonPlan: DuplicateLessonPlan
  lessonHistory: LessonHistory
}

/** Lesson plans: frames, reading, editing, rewrites, versions, share links, history, exports. The callables generate them. */
export const lessonPlansModule = async (app: FastifyInstance, options: LessonPlansModuleOptions) => {
  app.register(listLessonPlansRoute, options)
  app.register(listClassLessonPlansRoute, options)
  app.register(readLessonPlanRoute, options)
  app.register(readLessonPrefillRoute, options)
  app.register(readOutgoingRoute, options)
  app.register(readLessonPictureRoute, options)
  app.register(createLessonFrameRoute, options)
  app.register(saveObjectivesRoute, options)
  app.register(saveSectionRoute, options)
  app.register(flagSectionRoute, options)
  app.register(rewriteSectionRoute, options)
  app.register(acceptProposalRoute, options)
  app.register(keepSectionRoute, options)
  app.register(reopenProposalRoute, options)
  app.register(listVersionsRoute, options)
  app.register(readVersionRoute, options)
  app.register(restoreVersionRoute, options)
  app.register(changeLessonPlanRoute, options)
  app.register(removeLessonPlanRoute, options)
  app.register(restoreLessonPlanRoute, options)
  app.register(duplicateLessonPlanRoute, options)
  app.register(shareLessonPlanRoute, options)
  app.register(revokeShareLinkRoute, options)
  app.register(readSharedLessonPlanRoute, options)
  app.register(readSharedPictureRoute, options)
  app.register(exportLessonPlanRoute, options)
}
