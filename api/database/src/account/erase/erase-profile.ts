import type { Connection } from 'mongoose'
import { userInfoModel } from '../../user-info/user-info.model.ts'
import { accountActivityModel } from '../account-activity.model.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'

/** Deletes the profile and the log of the account. */
export async function eraseProfile(connection: Connection, { userId }: LeavingPerson): Promise<void> {
  await accountActivityModel(connection).deleteMany({ userId })
  await userInfoModel(connection).deleteOne({ _id: userId })
}
