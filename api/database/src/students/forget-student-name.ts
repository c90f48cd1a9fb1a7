import { studentNameIn } from '@classeur/domain/marks'
import mongoose, { type Connection } from 'mongoose'
import { classActivityModel, type ClassActivityDocument } from '../classes/class-activity.model.ts'
import { bankedCommentModel } from '../comments/banked-comment.model.ts'
import { phraseModel } from '../comments/phrase.model.ts'
import { resourceModel, type ResourceDocument } from '../resources/resource.model.ts'
import type { RosterDocument } from './roster.model.ts'

const { trusted } = mongoose

type NamedStudent = Pick<RosterDocument['students'][number], 'firstName' | 'lastName'>

/**
 * Removes the name of a student who is deleted for good from what a class keeps about names: comments and phrases that
 * are suggested again, and the lists of who is who in resources. Another student with the same name may lose a
 * suggestion by it.
 */
export async function forgetStudentName(
  connection: Connection,
  classId: string,
  student: NamedStudent,
): Promise<void> {
  const names = studentNameIn([student])
  for (const texts of [bankedCommentModel(connection), phraseModel(connection)]) {
    const { collectionName } = texts.collection
    const stored = connection.collection(collectionName)
    for await (const { _id, text } of stored.find({ classId }, { projection: { text: 1 } })) {
      if (names(String(text))) await stored.deleteOne({ _id })
    }
  }
  // Students who joined with a link are named in the log.
  const activities = classActivityModel(connection)
  const joined = activities.find({ classId, kind: 'join-request-accepted' }, { params: 1 })
  for (const { _id, params } of await joined.lean<Pick<ClassActivityDocument, '_id' | 'params'>[]>()) {
    if (!names(String(params['name'] ?? ''))) continue
    await activities.updateOne({ _id }, { $set: { 'params.name': '' } })
  }
  const resources = resourceModel(connection)
  const withNames = resources.find({ classId, 'pseudonyms.0': trusted({ $exists: true }) }, { pseudonyms: 1 })
  for (const { _id, pseudonyms } of await withNames.lean<Pick<ResourceDocument, '_id' | 'pseudonyms'>[]>()) {
    for (const { name } of pseudonyms.filter((one) => names(one.name))) {
      await resources.updateOne({ _id }, { $pull: { pseudonyms: { name } } })
    }
  }
}
