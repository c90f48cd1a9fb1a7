import mongoose, { type Connection } from 'mongoose'
import { imageModel, type ImageDocument } from '../image.model.ts'

/** Where a picture keeps a number that other documents say, and how they are counted. */
interface PictureCount {
  field: 'likes' | 'copies'
  ticket: 'likesTicket' | 'copiesTicket'
  /** The time of the last change of the number, if it is kept. */
  changedAt?: 'likesChangedAt'
  count: () => Promise<number>
}

/**
 * Counts the documents that belong to a picture, and stores the number in the picture. Of concurrent counts only the one
 * with the last ticket is stored: it was taken after all of their changes, so its count contains them. A count can be
 * repeated, which corrects one that a crash interrupted. Returns null without a picture that meets `condition`.
 */
export async function storeCount(
  connection: Connection,
  imageId: string,
  { field, ticket, changedAt, count }: PictureCount,
  condition: object = {},
): Promise<number | null> {
  const images = imageModel(connection)
  const image = await images
    .findOneAndUpdate(
      { _id: imageId, ...condition },
      { $inc: { [ticket]: 1 } },
      { returnDocument: 'after', projection: { [ticket]: 1 } },
    )
    .lean<Pick<ImageDocument, typeof ticket>>()
  if (!image) return null
  const counted = await count()
  await images.updateOne(
    { _id: imageId, [ticket]: image[ticket], [field]: mongoose.trusted({ $ne: counted }) },
    { $set: { [field]: counted }, ...(changedAt && { $currentDate: { [changedAt]: true } }) },
  )
  return counted
}
