import { AppError, type LessonContext, type LessonSections } from '@classeur/contracts'
import type { ClassRepository, LessonPlanDocument, LessonPlanRepository } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import type { ClassAccess } from '../../../class-access/class-access.ts'

export interface LastLessonDependencies {
  lessonPlans: Pick<LessonPlanRepository, 'findById'>
  classes: Pick<ClassRepository, 'findById'>
  access: Pick<ClassAccess, 'resourceOf'>
}

/** The class that a plan is attached to, or was written for. */
export const classIdOf = ({ classId, request }: Pick<LessonPlanDocument, 'classId' | 'request'>) =>
  classId === undefined ? (request.classId ?? null) : classId

/**
 * Opens the lesson plan that a new one continues.
 * @throws AppError `general/not-found`, also for a plan that the person may not read
 */
export const createOpenLastLesson =
  ({ lessonPlans, classes, access }: LastLessonDependencies) =>
  async (actor: Actor, id: string): Promise<LessonPlanDocument> => {
    const plan = await lessonPlans.findById(id)
    if (!plan || plan.deletedAt) throw new AppError('general/not-found')
    const classId = classIdOf(plan)
    const schoolClass = classId ? await classes.findById(classId) : null
    const isAttached = schoolClass?.members.some(({ userId }) => userId === plan.ownerId) ?? false
    const attachedTo = schoolClass && isAttached ? await access.resourceOf(actor, schoolClass) : null
    const resource = { lessonPlanOwnerId: plan.ownerId, attachedTo, colleagueIds: [] }
    if (!can(actor, 'lesson-plan:read-class-data', resource)) throw new AppError('general/not-found')
    return plan
  }

export type OpenLastLesson = ReturnType<typeof createOpenLastLesson>

/** What a new lesson plan learns about the one that it continues. */
export function lastLessonOf(plan: LessonPlanDocument): NonNullable<LessonContext['lastLesson']> {
  const section = <K extends 'overview' | 'objectives' | 'homework'>(key: K) =>
    plan.sections.find((one) => one.key === key)?.value as LessonSections[K] | undefined
  return {
    title: plan.title,
    taughtOn: plan.taughtOn ?? null,
    summary: section('overview')?.summary ?? '',
    objectives: (section('objectives')?.items ?? plan.objectives).map(({ text }) => text),
    homework: section('homework')?.task ?? '',
  }
}
