import mongoose, { type Connection } from 'mongoose'
import { imageModel, type ImageDocument } from '../image.model.ts'
import { storeCount } from './store-count.ts'

/** Counts the copies of a picture, also those in the trash, as {@link storeCount} does. Leaves out the copy `leaving`. */
export const countCopies = (
  connection: Connection,
  imageId: string,
  condition: object = {},
  leaving: string | null = null,
): Promise<number | null> => {
  const count = () =>
    imageModel(connection).countDocuments({
      'source.imageId': imageId,
      ...(leaving !== null && { _id: mongoose.trusted({ $ne: leaving }) }),
    })
  return storeCount(connection, imageId, { field: 'copies', ticket: 'copiesTicket', count }, condition)
}

/**
 * Removes a picture for good. If it is a copy, counts the other copies before, so a crash in between leaves the right
 * number, and after, because a concurrent request may have counted this one.
 */
export async function removePicture(
  connection: Connection,
  id: string,
  condition: object = {},
): Promise<void> {
  const images = imageModel(connection)
  const picture = await images
    .findOne({ _id: id, ...condition }, { source: 1 })
    .lean<Pick<ImageDocument, 'source'>>()
  if (!picture) return
  const original = picture.source?.imageId
  if (original !== undefined) await countCopies(connection, original, {}, id)
  await images.deleteOne({ _id: id, ...condition })
  if (original !== undefined) await countCopies(connection, original)
}
