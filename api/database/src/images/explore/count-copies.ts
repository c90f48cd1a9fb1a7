import type { Connection } from 'mongoose'
import { imageModel } from '../image.model.ts'
import { storeCount } from './store-count.ts'

/** Counts the copies of a picture, also those in the trash, as {@link storeCount} does. */
export const countCopies = (
  connection: Connection,
  imageId: string,
  condition: object = {},
): Promise<number | null> => {
  const count = () => imageModel(connection).countDocuments({ 'source.imageId': imageId })
  return storeCount(connection, imageId, { field: 'copies', ticket: 'copiesTicket', count }, condition)
}

/** Removes a picture for good; if it is a copy, counts those of the same picture again. */
export async function removePicture(
  connection: Connection,
  id: string,
  condition: object = {},
): Promise<void> {
  const removed = await imageModel(connection).findOneAndDelete({ _id: id, ...condition })
  if (removed?.source) await countCopies(connection, removed.source.imageId)
}
