import type { Connection } from 'mongoose'
import { createVersions } from '../versions.ts'
import { headOf } from './lesson-plan-head.ts'
import type { LessonPlanDocument } from './lesson-plan.model.ts'
import {
  lessonPlanVersionId,
  lessonPlanVersionModel,
  type LessonPlanVersionDocument,
} from './lesson-plan-version.model.ts'

/** The newest version of a plan in the form of the earlier ones. */
const newestOf = (plan: LessonPlanDocument): LessonPlanVersionDocument => {
  const lessonPlanId = String(plan._id)
  const { number, change, by, at } = headOf(plan)
  return {
    _id: lessonPlanVersionId(lessonPlanId, number),
    ...{ lessonPlanId, number, change, by, at },
    revision: plan.revision ?? 0,
    title: plan.title,
    sections: plan.sections,
  }
}

/** The earlier versions of lesson plans. The newest one is the plan itself. */
export function createLessonPlanVersions(connection: Connection) {
  return createVersions({
    model: lessonPlanVersionModel(connection),
    newestOf,
    ofSame: ({ lessonPlanId }) => ({ lessonPlanId }),
    idOf: ({ lessonPlanId }, number) => lessonPlanVersionId(lessonPlanId, number),
  })
}

export type LessonPlanVersions = ReturnType<typeof createLessonPlanVersions>
