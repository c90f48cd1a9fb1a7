import type { Connection } from 'mongoose'
import { forgetPhasePicture } from '../lesson-plans/forget-phase-picture.ts'
import { forgetItemPicture } from '../resources/forget-item-picture.ts'
import { forgetLikesOf } from './explore/image-like.repository.ts'
import { imageReportModel } from './publishing/image-report.model.ts'

/** Removes a picture that is deleted for good from everything that shows it, with its likes and reports. Idempotent. */
export async function forgetPicture(connection: Connection, imageId: string): Promise<void> {
  await forgetPhasePicture(connection, imageId)
  await forgetItemPicture(connection, imageId)
  await forgetLikesOf(connection, imageId)
  await imageReportModel(connection).deleteMany({ imageId })
}
