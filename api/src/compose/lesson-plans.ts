import type { GenerationSnapshot } from '@classeur/contracts'
import type { Generation } from '@classeur/database'
import { createChangeContent } from '../features/lesson-plans/access/change-lesson-plan-content.ts'
import { createRecordPlanChange } from '../features/lesson-plans/access/record-plan-change.ts'
import { createSectionEdits } from '../features/lesson-plans/editing/section-edits.service.ts'
import { createLessonHistory } from '../features/lesson-plans/history/lesson-history.service.ts'
import { createLessonExportsService } from '../features/lesson-plans/lesson-exports.service.ts'
import type { LessonPlansModuleOptions } from '../features/lesson-plans/lesson-plans.module.ts'
import { createLessonPlansService } from '../features/lesson-plans/lesson-plans.service.ts'
import { createObjectiveEditsService } from '../features/lesson-plans/objective-edits.service.ts'
import { createHideClassData } from '../features/lesson-plans/reading/hide-class-data.ts'
import { createLessonPlanViews } from '../features/lesson-plans/reading/lesson-plan-views.ts'
import { createPhasePictures } from '../features/lesson-plans/reading/phase-pictures.ts'
import { createReadLessonPlan } from '../features/lesson-plans/reading/read-lesson-plan.ts'
import { createLessonProposals } from '../features/lesson-plans/rewriting/lesson-proposals.service.ts'
import { createRequestRewrite } from '../features/lesson-plans/rewriting/request-rewrite.ts'
import { createSharedLessonPlans } from '../features/lesson-plans/sharing/shared-lesson-plans.service.ts'
import { createDuplicateLessonPlan } from '../features/lesson-plans/states/duplicate-lesson-plan.ts'
import { createFollowNewPlan } from '../features/lesson-plans/states/follow-new-plan.ts'
import { createLessonPlanStatesService } from '../features/lesson-plans/states/lesson-plan-states.service.ts'
import { createLessonVersions } from '../features/lesson-plans/versions/lesson-versions.service.ts'
import type { ExportQueue } from '../load/export-queue.ts'
import type { AcceptGeneration } from '../generation-orders/generation-order.ts'
import { createLessonPlanAnnouncer } from '../realtime/announce-lesson-plan.ts'
import type { SocketServer } from '../realtime/socket-server.ts'
import { createPlacedPictureLinks } from '../security/placed-picture-links.ts'
import type { Config } from '../config/config.ts'
import type { Foundations } from './foundations.ts'
import { composeLessonOutgoing } from './lesson-outgoing.ts'
import type { Repositories } from './repositories.ts'

export interface LessonPlansOptions {
  repositories: Repositories
  foundations: Pick<
    Foundations,
    | 'access'
    | 'announceClass'
    | 'ensureSchool'
    | 'findEffectivePlan'
    | 'lessonPlanAccess'
    | 'namesOf'
    | 'placedPictures'
    | 'readNameRoster'
  >
  io: SocketServer
  exportQueue: ExportQueue
  jwtSecret: string
  generators: Config['generators']
  acceptGeneration: AcceptGeneration
  snapshotOf: (generation: Generation) => Promise<GenerationSnapshot>
  stopGeneration: (id: string) => Promise<unknown>
}

/** Builds the services of lesson plans. */
export function composeLessonPlans(options: LessonPlansOptions): LessonPlansModuleOptions {
  const { repositories, foundations, io, exportQueue, acceptGeneration, snapshotOf } = options
  const { classLists, generationQueries: queries, generations, lessonPlans } = repositories
  const { lessonPlanEdits: edits, lessonPlanLists: lists, lessonPlanStates: states } = repositories
  const { lessonPlanVersions: versions, lessonProposals: proposals } = repositories
  const { objectiveEdits, rosters, schools, sessions } = repositories
  const { access: classAccess, announceClass, lessonPlanAccess: access, namesOf } = foundations
  const { listRewrites } = queries

  const announce = createLessonPlanAnnouncer(io)
  const changeContent = createChangeContent({ access, announce })
  const recordChange = createRecordPlanChange({ access, announce, announceClass })
  const pictures = createPhasePictures(foundations.placedPictures)
  const pictureLinks = createPlacedPictureLinks(options.jwtSecret, 'lesson-plans')
  const hideClassData = createHideClassData({ rosters, generations })
  const views = createLessonPlanViews({
    ...{ proposals, listRewrites, snapshotOf, pictures, hideClassData },
    links: pictureLinks,
  })
  const readLessonPlan = createReadLessonPlan({ access, lessonPlans, generations, views, pictures })
  const followNewPlan = createFollowNewPlan({ states, classAccess, edits: objectiveEdits, recordChange })
  const { outgoing, ...outgoingRoutes } = composeLessonOutgoing({
    ...{ repositories, foundations, access },
    generators: options.generators,
  })
  return {
    ...outgoingRoutes,
    lessonPlans: createLessonPlansService({
      ...{ lessonPlans, outgoing, acceptGeneration, followNewPlan, now: queries.now },
    }),
    objectiveEdits: createObjectiveEditsService({ generations, edits: objectiveEdits, snapshotOf }),
    readLessonPlan,
    lessonExports: createLessonExportsService({ readLessonPlan, exportQueue }),
    sectionEdits: createSectionEdits({ changeContent, edits, pictures }),
    requestRewrite: createRequestRewrite({
      ...{ access, listRewrites, outgoing, acceptGeneration, states, announce },
    }),
    lessonProposals: createLessonProposals({
      ...{ access, changeContent, proposals, edits, states, readLessonPlan, announce },
    }),
    lessonVersions: createLessonVersions({
      ...{ access, changeContent, versions, edits, readLessonPlan, namesOf },
    }),
    sharedLessonPlans: createSharedLessonPlans({ access, states, recordChange, pictures, hideClassData }),
    lessonPlanStates: createLessonPlanStatesService({
      ...{ access, classAccess, changeContent, edits, states, recordChange, readLessonPlan },
      ...{ listRewrites, stopGeneration: options.stopGeneration, now: queries.now },
    }),
    duplicateLessonPlan: createDuplicateLessonPlan({ access, states, hideClassData }),
    lessonHistory: createLessonHistory({
      ...{ lists, edits: objectiveEdits, queries, schools, classAccess, classLists, namesOf, hideClassData },
    }),
    pictureLinks,
    isLiveSession: sessions.isLive,
  }
}
