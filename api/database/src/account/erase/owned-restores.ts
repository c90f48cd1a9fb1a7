import type { Connection } from 'mongoose'
import { restoreConflictModel } from '../../restores/restore-conflict.model.ts'
import { ownerLock } from '../../restores/restore-lock.repository.ts'
import { restoreLockModel } from '../../restores/restore-lock.model.ts'
import { restoreStepModel } from '../../restores/restore-step.model.ts'
import { restoreModel } from '../../restores/restore.model.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'

/**
 * Deletes the person's restores with their conflicts, journals and locks. In the first round the restores stay without
 * their contents, so that attempts that are under way notice that they may not continue, and the second round finds
 * what those have left.
 */
export async function eraseRestores(
  connection: Connection,
  { userId, round }: Pick<LeavingPerson, 'userId' | 'round'>,
): Promise<void> {
  const restores = restoreModel(connection)
  await restores.updateMany(
    { ownerId: userId },
    {
      $set: {
        state: 'cancelled',
        phase: null,
        preview: null,
        result: null,
        refusedFile: null,
        undoUntil: null,
      },
      $inc: { attempt: 1, seq: 1 },
    },
  )
  for (const { _id } of await restores.find({ ownerId: userId }, { _id: 1 }).lean()) {
    const restoreId = String(_id)
    await restoreConflictModel(connection).deleteMany({ restoreId })
    await restoreStepModel(connection).deleteMany({ restoreId })
    await restoreLockModel(connection).deleteMany({ restoreId })
    if (round > 1) await restores.deleteOne({ _id })
  }
  if (round > 1) await restoreLockModel(connection).deleteOne({ _id: ownerLock(userId) })
}
