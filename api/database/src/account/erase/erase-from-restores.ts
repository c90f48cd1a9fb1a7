import mongoose, { type Connection } from 'mongoose'
import type { ImageSource } from '../../images/image.model.ts'
import { restoreConflictModel } from '../../restores/restore-conflict.model.ts'
import { restoreStepModel, type RestoreStepDocument } from '../../restores/restore-step.model.ts'
import { restoreModel } from '../../restores/restore.model.ts'
import { storedIdOf, type RestoredCollection } from '../../restores/restored-collections.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'
import { pseudonymOf } from '../pseudonym.ts'
import { replacePerson } from '../replace-person.ts'

/**
 * Replaces the person in restores of colleagues: in the journals, from which an undo would bring their id back, and in
 * the conflicts of these classes, which name who changed a mark. Their name goes from logs of classes and copies of
 * pictures that a step adds.
 */
export async function eraseFromRestores(
  connection: Connection,
  { userId, salt, displayName }: LeavingPerson,
  classIds: readonly string[],
): Promise<void> {
  const { collectionName } = restoreStepModel(connection).collection
  const journal = connection.collection<RestoreStepDocument>(collectionName)
  // By id, because restores have no index over people in them. They are few, and nobody waits.
  for await (const { _id } of restoreModel(connection)
    .find({}, { _id: 1 })
    .sort({ _id: 1 })
    .lean()
    .cursor()) {
    const restoreId = String(_id)
    for await (const step of journal.find({ restoreId })) {
      const scope = lessonPlanOf(step) ?? (await classOf(connection, step)) ?? restoreId
      const author = { from: userId, to: pseudonymOf(salt, scope) }
      for (const { where, set } of namesIn(step, userId)) {
        await journal.updateOne({ _id: step._id, ...where }, { $set: set })
      }
      const name = displayName !== '' && addsTo(step, 'class_activities') && { from: displayName, to: '' }
      await replacePerson(connection, collectionName, { _id: step._id }, name ? [author, name] : [author])
    }
    if (displayName === '' || classIds.length === 0) continue
    const conflicts = restoreConflictModel(connection)
    for (const side of ['here', 'archived']) {
      const field = `${side}.changedBy`
      const named = { restoreId, classId: mongoose.trusted({ $in: classIds }), [field]: displayName }
      await conflicts.updateMany(named, { $set: { [field]: '' } })
    }
  }
}

/** The documents that a step adds to this collection; null if it does something else. */
const addsTo = ({ change }: RestoreStepDocument, collection: RestoredCollection) =>
  change.kind === 'create' && change.collection === collection ? change.documents : null

/** What removes the names beside the person's id from the documents that a step adds: as they were called then. */
function namesIn(step: RestoreStepDocument, userId: string) {
  const path = (index: number) => `change.documents.${String(index)}`
  const lines = (addsTo(step, 'class_activities') ?? []).map(({ aboutId }, index) => ({
    ...{ id: aboutId, where: { [`${path(index)}.aboutId`]: userId } },
    set: { [`${path(index)}.params.name`]: '' },
  }))
  const copies = (addsTo(step, 'images') ?? []).map(({ source }, index) => ({
    id: (source as ImageSource | null | undefined)?.creatorId,
    where: { [`${path(index)}.source.creatorId`]: userId },
    set: { [`${path(index)}.source.creatorId`]: null, [`${path(index)}.source.creatorName`]: null },
  }))
  return [...lines, ...copies].filter(({ id }) => id === userId)
}

/** The class that a step changes, so that the author in the journal and in the class is the same pseudonym. */
async function classOf(
  connection: Connection,
  { unit, change }: RestoreStepDocument,
): Promise<string | null> {
  if (unit.startsWith(unitOfClass)) return unit.slice(unitOfClass.length)
  if (change.kind === 'file') return null
  if (change.kind === 'marks') return change.classId
  const { collection } = change
  const isClass = collection === 'classes' || collection === 'rosters'
  if (change.kind === 'create') {
    const [document] = change.documents
    return textOf(isClass ? document?._id : document?.['classId'])
  }
  if (isClass) return change.id
  const changed = await connection
    .collection(collection)
    .findOne({ _id: storedIdOf(collection, change.id) as never }, { projection: { classId: 1 } })
  return textOf(changed?.['classId'])
}

/** The lesson plan that a step adds, with its versions; its authors have a pseudonym of their own in each plan. */
const lessonPlanOf = ({ unit }: RestoreStepDocument): string | null =>
  unit.startsWith(unitOfLessonPlan) ? unit.slice(unitOfLessonPlan.length) : null

const unitOfClass = 'class:'
const unitOfLessonPlan = 'lesson-plan:'
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
