import type { Connection } from 'mongoose'
import { lessonPictureIds } from './lesson-picture-ids.ts'
import { lessonPlanVersionModel } from './lesson-plan-version.model.ts'
import type { LessonPlanDocument } from './lesson-plan.model.ts'

/** The fields of a plan from which {@link pictureIdsWithVersions} reads. The texts of sections are long. */
export const fieldsWithPictures = { 'sections.key': 1, 'sections.value.items.imageId': 1 } as const

/** The ids of the pictures of a plan and of its earlier versions, which show theirs again when they are restored. */
export async function pictureIdsWithVersions(
  connection: Connection,
  { _id, sections }: Pick<LessonPlanDocument, '_id' | 'sections'>,
): Promise<string[]> {
  const ofVersions: unknown[] = await lessonPlanVersionModel(connection).distinct(
    'sections.value.items.imageId',
    { lessonPlanId: String(_id) },
  )
  const ids = ofVersions.filter((id) => typeof id === 'string')
  return [...new Set([...lessonPictureIds(sections), ...ids])]
}
