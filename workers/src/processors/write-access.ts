import { AppError } from '@classeur/contracts'
import type {
  ClassDocument,
  ClassRepository,
  ExamRepository,
  Generation,
  LessonPlanRepository,
  ResourceRepository,
  SchoolRepository,
} from '@classeur/database'
import {
  attachedClassOf,
  can,
  classResourceOf,
  type Actor,
  type ClassAction,
  type ClassResource,
} from '@classeur/domain/access'

export interface WriteAccessDependencies {
  classes: Pick<ClassRepository, 'findById'>
  exams: Pick<ExamRepository, 'findById'>
  schools: Pick<SchoolRepository, 'findById'>
  lessonPlans: Pick<LessonPlanRepository, 'findById'>
  resources: Pick<ResourceRepository, 'findById'>
}

type Work = Pick<Generation, 'ownerId'>

const lost = () => new AppError('generations/access-lost')
const authorOf = ({ ownerId }: Work): Actor => ({ userId: ownerId, operator: false })

/**
 * Asks the policy again whether the author of a generation may write where its result goes: since the request, they may
 * have been removed from the class, and what they write to may have been deleted. A processor asks before it starts, and
 * again right before its last write. The features of the api ask for new requests and retries; keep them in step.
 */
export function createWriteAccess(deps: WriteAccessDependencies) {
  /** The resource for the policy. Reads the school only if the author isn't a member of the class. */
  async function resourceOf({ userId }: Actor, schoolClass: ClassDocument): Promise<ClassResource> {
    const isMember = schoolClass.members.some((member) => member.userId === userId)
    const { schoolId } = schoolClass
    return classResourceOf(schoolClass, !isMember && schoolId ? await deps.schools.findById(schoolId) : null)
  }

  return {
    /** @throws AppError `generations/access-lost` if the author may not edit the plan, or it is in the trash */
    async requireLessonPlan(work: Work, lessonPlanId: string): Promise<void> {
      const plan = await deps.lessonPlans.findById(lessonPlanId)
      if (!plan || plan.deletedAt) throw lost()
      const author = authorOf(work)
      const isOwn = plan.ownerId === author.userId
      const stored = plan.classId && !isOwn ? await deps.classes.findById(plan.classId) : null
      const schoolClass = attachedClassOf(plan, stored)
      const resource = {
        lessonPlanOwnerId: plan.ownerId,
        attachedTo: schoolClass && (await resourceOf(author, schoolClass)),
        // Colleagues at the school may only read.
        colleagueIds: [],
      }
      if (!can(author, 'lesson-plan:edit', resource)) throw lost()
    },

    /**
     * @throws AppError `generations/access-lost` if the author may not perform the action in the class of the resource, or
     *   the resource, its exam or its class is in the trash, or the class is archived
     */
    async requireResource(work: Work, action: ClassAction, resourceId: string): Promise<void> {
      const resource = await deps.resources.findById(resourceId)
      if (resource?.deletedAt !== null) throw lost()
      const exam = await deps.exams.findById(resource.examId)
      if (exam?.deletedAt !== null) throw lost()
      const schoolClass = await deps.classes.findById(exam.classId)
      if (schoolClass?.deletedAt !== null || schoolClass.archivedAt) throw lost()
      const author = authorOf(work)
      if (!can(author, action, await resourceOf(author, schoolClass))) throw lost()
    },
  }
}

export type WriteAccess = ReturnType<typeof createWriteAccess>
