import { AppError, type LessonPlan } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { GenerationRepository, LessonPlanRepository } from '@classeur/database'
import type { StoredObject } from '@classeur/storage'
import type { LessonPlanAccess, OpenedLessonPlan } from '../access/lesson-plan-access.ts'
import type { LessonPlanViews } from './lesson-plan-views.ts'
import type { PhasePictures } from './phase-pictures.ts'

export interface ReadLessonPlanDependencies {
  access: Pick<LessonPlanAccess, 'open'>
  lessonPlans: Pick<LessonPlanRepository, 'findById'>
  generations: Pick<GenerationRepository, 'findById'>
  views: LessonPlanViews
  pictures: Pick<PhasePictures, 'open'>
}

/** Reads lesson plans, for everybody who may see them. */
export function createReadLessonPlan(deps: ReadLessonPlanDependencies) {
  /** The view of a plan that has just been opened or changed. */
  async function show(opened: OpenedLessonPlan, actor: Actor): Promise<LessonPlan> {
    const { generationId } = opened.plan
    const generation = generationId ? await deps.generations.findById(generationId) : null
    if (!generation) return deps.views.one(opened, null, actor)
    // Read the plan after the generation, so that no section is missing that the generation's seq already counts.
    const plan = await deps.lessonPlans.findById(String(opened.plan._id))
    if (!plan) throw new AppError('general/not-found')
    return deps.views.one({ ...opened, plan }, generation, actor)
  }

  return {
    show,

    /** @throws AppError `general/not-found` */
    get: async (actor: Actor, id: string): Promise<LessonPlan> =>
      show(await deps.access.open(actor, 'lesson-plan:read', id), actor),

    /** Opens the file of a picture in a plan. @throws AppError `general/not-found` */
    async openPicture(userId: string, id: string, imageId: string): Promise<StoredObject> {
      const { plan } = await deps.access.open({ userId, operator: false }, 'lesson-plan:read', id)
      return deps.pictures.open(plan.sections, imageId)
    },
  }
}

export type ReadLessonPlan = ReturnType<typeof createReadLessonPlan>
