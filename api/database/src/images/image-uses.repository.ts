import mongoose, { type Connection } from 'mongoose'
import { lessonPlanModel, type LessonPlanDocument } from '../lesson-plans/lesson-plan.model.ts'
import { resourceModel, type ResourceDocument } from '../resources/resource.model.ts'

const { trusted } = mongoose

/** The lesson plans and resources that show a picture in a phase or an item. Those in the trash don't count. */
export function createImageUses(connection: Connection) {
  const plans = lessonPlanModel(connection)
  const resources = resourceModel(connection)
  const showing = (imageIds: readonly string[]) => ({
    'sections.value.items.imageId': trusted({ $in: imageIds }),
    deletedAt: null,
  })
  const itemsWith = (imageIds: readonly string[]) => ({
    'items.imageId': trusted({ $in: imageIds }),
    deletedAt: null,
  })
  return {
    /** The lesson plans of one person, newest first. */
    lessonPlansOf: (ownerId: string, imageId: string, limit: number) =>
      plans
        .find({ ...showing([imageId]), ownerId }, { title: 1 })
        .sort({ createdAt: -1 })
        .limit(limit)
        .lean<Pick<LessonPlanDocument, '_id' | 'title'>[]>(),

    /** The number of plans that show at least one of these pictures: everybody's, or all but one person's. */
    countLessonPlans: (imageIds: readonly string[], exceptOf?: string): Promise<number> =>
      plans.countDocuments({
        ...showing(imageIds),
        ...(exceptOf !== undefined && { ownerId: trusted({ $ne: exceptOf }) }),
      }),

    /** The resources of everybody, newest first. */
    resourcesWith: (imageId: string, limit: number) =>
      resources
        .find(itemsWith([imageId]), { title: 1, examId: 1 })
        .sort({ createdAt: -1 })
        .limit(limit)
        .lean<Pick<ResourceDocument, '_id' | 'title' | 'examId'>[]>(),

    countResources: (imageIds: readonly string[]): Promise<number> =>
      resources.countDocuments(itemsWith(imageIds)),
  }
}

export type ImageUsesRepository = ReturnType<typeof createImageUses>
