import { AppError } from '@classeur/contracts'
import {
  attachedClassOf,
  can,
  type Actor,
  type LessonPlanAction,
  type LessonPlanResource,
} from '@classeur/domain/access'
import type {
  ClassDocument,
  ClassRepository,
  LessonPlanDocument,
  LessonPlanRepository,
  SchoolRepository,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'

export interface LessonPlanAccessDependencies {
  lessonPlans: Pick<LessonPlanRepository, 'findById'>
  classes: Pick<ClassRepository, 'findById'>
  schools: Pick<SchoolRepository, 'findByMember'>
  classAccess: Pick<ClassAccess, 'resourceOf'>
}

/** A lesson plan, and what the person who opened it may do. */
export interface OpenedLessonPlan {
  plan: LessonPlanDocument
  /** The class that it is attached to. */
  schoolClass: ClassDocument | null
  may: (action: LessonPlanAction) => boolean
}

/** The only access to a lesson plan: every read and write of it, its versions, proposals and pictures starts here. */
export function createLessonPlanAccess(deps: LessonPlanAccessDependencies) {
  /** See {@link attachedClassOf}. */
  async function classOf(plan: LessonPlanDocument): Promise<ClassDocument | null> {
    return attachedClassOf(plan, plan.classId ? await deps.classes.findById(plan.classId) : null)
  }

  async function resourceOf(
    actor: Actor,
    plan: LessonPlanDocument,
    schoolClass: ClassDocument | null,
  ): Promise<LessonPlanResource> {
    const { ownerId, sharedWithSchool } = plan
    const isOwn = ownerId === actor.userId
    const school = sharedWithSchool && !isOwn ? await deps.schools.findByMember(ownerId) : null
    return {
      lessonPlanOwnerId: ownerId,
      attachedTo: schoolClass && !isOwn ? await deps.classAccess.resourceOf(actor, schoolClass) : null,
      colleagueIds: school?.members.map(({ userId }) => userId) ?? [],
    }
  }

  return {
    classOf,

    /**
     * Returns the plan if the person may perform the action. `deleted`: also one in the trash, for its owner.
     * @throws AppError `general/not-found` if it doesn't exist or the person may not read it, `general/forbidden` if the
     *   person may only read it
     */
    async open(
      actor: Actor,
      action: LessonPlanAction,
      id: string,
      { deleted = false }: { deleted?: boolean } = {},
    ): Promise<OpenedLessonPlan> {
      const plan = await deps.lessonPlans.findById(id)
      if (!plan) throw new AppError('general/not-found')
      const schoolClass = await classOf(plan)
      const resource = await resourceOf(actor, plan, schoolClass)
      const may = (wanted: LessonPlanAction) => can(actor, wanted, resource)
      const isInTrash = Boolean(plan.deletedAt)
      const isVisible = isInTrash ? deleted && may('lesson-plan:change') : may('lesson-plan:read')
      if (!isVisible) throw new AppError('general/not-found')
      if (!may(action)) throw new AppError('general/forbidden')
      return { plan, schoolClass, may }
    },
  }
}

export type LessonPlanAccess = ReturnType<typeof createLessonPlanAccess>
