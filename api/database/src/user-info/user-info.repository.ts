import type { UserInfo, UserInfoInput } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { userInfoModel, type UserInfoDocument } from './user-info.model.ts'

export type UserInfoRepository = ReturnType<typeof createUserInfoRepository>

const toUserInfo = ({
  _id,
  displayName,
  role,
  subjects,
  language,
  digits,
  theme,
}: UserInfoDocument): UserInfo => ({
  id: _id,
  displayName,
  role,
  subjects,
  language,
  digits,
  theme,
})

export function createUserInfoRepository(connection: Connection) {
  const userInfo = userInfoModel(connection)
  return {
    async findById(userId: string): Promise<UserInfo | null> {
      const found = await userInfo.findById(userId).lean()
      return found && toUserInfo(found)
    },

    exists: async (userId: string): Promise<boolean> => (await userInfo.exists({ _id: userId })) !== null,

    /** Creates or replaces the profile. */
    async save(userId: string, input: UserInfoInput): Promise<UserInfo> {
      const saved = await userInfo
        .findOneAndUpdate({ _id: userId }, { $set: input }, { upsert: true, returnDocument: 'after' })
        .lean()
      return toUserInfo(saved)
    },
  }
}
