import mongoose, { type Connection } from 'mongoose'
import { createClassLists } from '../classes/class-lists.repository.ts'
import { imageModel } from '../images/image.model.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'
import { fieldsWithPictures, pictureIdsWithVersions } from './picture-ids-with-versions.ts'

const { trusted } = mongoose

type Copy = Pick<LessonPlanDocument, '_id' | 'ownerId' | 'sections'>

/**
 * Copies of older versions don't say whether they were made of another person's plan, and which class that plan was for.
 * If such a copy shows a picture of somebody else that isn't published, it was: from then on it hides the names of
 * all classes of that person. Handles at most `limit` copies; returns how many it read.
 */
export async function renewOldCopies(
  connection: Connection,
  limit: number,
  stop?: AbortSignal,
): Promise<number> {
  const plans = lessonPlanModel(connection)
  const undecided = { origin: trusted({ $exists: true }), hidesNamesInPictures: null }
  const old = await plans
    .find(undecided, { ownerId: 1, ...fieldsWithPictures })
    .limit(limit)
    .lean<Copy[]>()
  const listIdsOf = perPerson(createClassLists(connection).listIdsOf)
  for (const copy of old) {
    if (stop?.aborted) break
    const people = await ownersOfForeignPictures(connection, copy)
    const classIds = (await Promise.all(people.map(listIdsOf))).flat()
    await plans.updateOne(
      { _id: copy._id, ...undecided },
      people.length === 0
        ? { $set: { hidesNamesInPictures: false } }
        : {
            $set: { hidesNamesInPictures: true },
            $addToSet: {
              'namesFrom.classIds': { $each: classIds },
              'namesFrom.generationIds': { $each: [] },
            },
            $inc: { revision: 1 },
          },
    )
  }
  return old.length
}

async function ownersOfForeignPictures(connection: Connection, copy: Copy): Promise<string[]> {
  const ids = await pictureIdsWithVersions(connection, copy)
  if (ids.length === 0) return []
  return imageModel(connection).distinct('ownerId', {
    _id: trusted({ $in: ids }),
    ownerId: trusted({ $ne: copy.ownerId }),
    publication: trusted({ $ne: 'published' }),
  })
}

/** Reads the classes of each person once: a plan that was shared with a school has many copies. */
function perPerson(listIdsOf: (userId: string) => Promise<string[]>) {
  const read = new Map<string, Promise<string[]>>()
  return (userId: string): Promise<string[]> => {
    const ids = read.get(userId) ?? listIdsOf(userId)
    read.set(userId, ids)
    return ids
  }
}
