import { redactDeep, type NameRoster } from '@classeur/domain/lesson-plans'
import mongoose, { type Connection } from 'mongoose'
import { imageModel } from '../images/image.model.ts'
import { lessonPictureIds } from './lesson-picture-ids.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'

const { trusted } = mongoose

/**
 * Closes the share link of plans about a class that name these students, and stops sharing them with the school. Call it
 * before the students are deleted for good: afterwards, nothing would hide their names.
 */
export async function closeSharesNaming(
  connection: Connection,
  classId: string,
  students: NameRoster['others'],
): Promise<void> {
  if (students.length === 0) return
  const model = lessonPlanModel(connection)
  const about = [{ classId }, { 'request.classId': classId }, { 'namesFrom.classIds': classId }]
  const shared = [{ shareToken: trusted({ $exists: true }) }, { sharedWithSchool: true }]
  const plans = model
    .find({ $and: [{ $or: about }, { $or: shared }] }, { title: 1, request: 1, objectives: 1, sections: 1 })
    .lean<Pick<LessonPlanDocument, '_id' | 'title' | 'request' | 'objectives' | 'sections'>[]>()
    .cursor()
  for await (const { _id, ...texts } of plans) {
    const pictures = await imageModel(connection)
      .find({ _id: trusted({ $in: lessonPictureIds(texts.sections) }) }, { altText: 1, labels: 1 })
      .lean()
    const { pseudonyms } = redactDeep({ ...texts, pictures }, { ofClass: [], others: students })
    if (pseudonyms.length === 0) continue
    await model.updateOne(
      { _id },
      { $set: { sharedWithSchool: false }, $unset: { shareToken: 1 }, $inc: { revision: 1 } },
    )
  }
}
