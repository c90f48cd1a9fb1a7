import { redactDeep, type NameRoster } from '@classeur/domain/lesson-plans'
import mongoose, { type Connection } from 'mongoose'
import { imageModel } from '../images/image.model.ts'
import { lessonPictureIds } from './lesson-picture-ids.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'
import { remembers, type NamesSource } from './names-source.ts'

const { trusted } = mongoose

/** Closes the share link of plans that contain these names, and stops sharing them with the school. */
export async function closeSharesNaming(
  connection: Connection,
  source: NamesSource,
  people: NameRoster['others'],
): Promise<void> {
  const model = lessonPlanModel(connection)
  const ofClass =
    'classId' in source ? [{ classId: source.classId }, { 'request.classId': source.classId }] : []
  const about = [...ofClass, remembers(source)]
  const shared = [{ shareToken: trusted({ $exists: true }) }, { sharedWithSchool: true }]
  const plans = model
    .find({ $and: [{ $or: about }, { $or: shared }] }, { title: 1, request: 1, objectives: 1, sections: 1 })
    .lean<Pick<LessonPlanDocument, '_id' | 'title' | 'request' | 'objectives' | 'sections'>[]>()
    .cursor()
  for await (const { _id, ...texts } of plans) {
    const pictures = await imageModel(connection)
      .find({ _id: trusted({ $in: lessonPictureIds(texts.sections) }) }, { altText: 1, labels: 1 })
      .lean()
    const { pseudonyms } = redactDeep({ ...texts, pictures }, { ofClass: [], others: people })
    if (pseudonyms.length === 0) continue
    await model.updateOne(
      { _id },
      { $set: { sharedWithSchool: false }, $unset: { shareToken: 1 }, $inc: { revision: 1 } },
    )
  }
}
