import { redactDeep, type NameRoster } from '@classeur/domain/lesson-plans'
import mongoose, { type Connection } from 'mongoose'
import { imageModel } from '../images/image.model.ts'
import { forgetPhasePicture } from './forget-phase-picture.ts'
import { lessonPictureIds } from './lesson-picture-ids.ts'
import { lessonPlanVersionModel } from './lesson-plan-version.model.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'
import { remembers, type NamesSource } from './names-source.ts'

const { trusted } = mongoose

type Copy = Pick<LessonPlanDocument, '_id' | 'ownerId' | 'sections'>

/** Removes pictures of others that contain these names from the copies whose owner may not know them. */
export async function forgetNamingPictures(
  connection: Connection,
  source: NamesSource,
  people: NameRoster['others'],
): Promise<void> {
  const copies = lessonPlanModel(connection)
    .find({ ...remembers(source), hidesNamesInPictures: true }, { ownerId: 1, sections: 1 })
    .lean<Copy[]>()
    .cursor()
  for await (const { _id, ownerId, sections } of copies) {
    const lessonPlanId = String(_id)
    const versions = await lessonPlanVersionModel(connection)
      .find({ lessonPlanId }, { sections: 1 })
      .lean<Pick<Copy, 'sections'>[]>()
    const ids = [sections, ...versions.map((version) => version.sections)].flatMap(lessonPictureIds)
    const pictures = await imageModel(connection)
      .find(
        { _id: trusted({ $in: [...new Set(ids)] }), ownerId: trusted({ $ne: ownerId }) },
        { altText: 1, labels: 1 },
      )
      .lean()
    for (const { _id: imageId, altText, labels } of pictures) {
      const { pseudonyms } = redactDeep({ altText, labels }, { ofClass: [], others: people })
      if (pseudonyms.length > 0) await forgetPhasePicture(connection, String(imageId), lessonPlanId)
    }
  }
}
