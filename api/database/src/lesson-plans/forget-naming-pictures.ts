import { redactDeep, type NameRoster } from '@classeur/domain/lesson-plans'
import mongoose, { type Connection } from 'mongoose'
import { imageModel } from '../images/image.model.ts'
import { forgetPhasePicture } from './forget-phase-picture.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'
import { remembers, type NamesSource } from './names-source.ts'
import { fieldsWithPictures, pictureIdsWithVersions } from './picture-ids-with-versions.ts'

const { trusted } = mongoose

type Copy = Pick<LessonPlanDocument, '_id' | 'ownerId' | 'sections'>

/** Removes pictures of others that contain these names from the copies whose owner may not know them. */
export async function forgetNamingPictures(
  connection: Connection,
  source: NamesSource,
  people: NameRoster['others'],
): Promise<void> {
  const copies = lessonPlanModel(connection)
    .find({ ...remembers(source), hidesNamesInPictures: true }, { ownerId: 1, ...fieldsWithPictures })
    .lean<Copy[]>()
    .cursor()
  for await (const { _id, ownerId, sections } of copies) {
    const ids = await pictureIdsWithVersions(connection, { _id, sections })
    const pictures = await imageModel(connection)
      .find({ _id: trusted({ $in: ids }), ownerId: trusted({ $ne: ownerId }) }, { altText: 1, labels: 1 })
      .lean()
    for (const { _id: imageId, altText, labels } of pictures) {
      const { pseudonyms } = redactDeep({ altText, labels }, { ofClass: [], others: people })
      if (pseudonyms.length > 0) await forgetPhasePicture(connection, String(imageId), String(_id))
    }
  }
}
