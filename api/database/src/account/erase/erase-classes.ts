import type { Connection } from 'mongoose'
import { classModel } from '../../classes/class.model.ts'
import { purgeClass } from '../../classes/purge-classes.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'

/**
 * Deletes all classes that the person owns, with everything in them. The class itself goes last, so a repetition
 * continues an interrupted deletion.
 */
export async function eraseClasses(connection: Connection, { userId }: LeavingPerson): Promise<void> {
  const classes = classModel(connection)
  const owned = await classes.find({ ownerId: userId }, { _id: 1 }).lean()
  for (const { _id } of owned) {
    // Members lose it at once; nobody can write into a class that is being deleted.
    await classes.updateOne({ _id, ownerId: userId, deletedAt: null }, { $set: { deletedAt: new Date() } })
    await purgeClass(connection, String(_id), { ownerId: userId })
  }
}
