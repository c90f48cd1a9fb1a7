import type { LessonRequest } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { lessonPlanModel } from './lesson-plan.model.ts'

/** Removes a class, an exam or an earlier plan that is deleted for good from the plans that were made from it. */
export async function forgetLessonSource(
  connection: Connection,
  source: keyof Pick<LessonRequest, 'classId' | 'examId' | 'continues'>,
  id: string,
): Promise<void> {
  await lessonPlanModel(connection).updateMany(
    { [`request.${source}`]: id },
    { $set: { [`request.${source}`]: null }, $inc: { revision: 1 } },
  )
}
