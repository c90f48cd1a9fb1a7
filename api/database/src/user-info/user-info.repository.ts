import {
  defaultKeyboardPreferences,
  defaultNotificationPreferences,
  type ChangeUserInfoRequest,
  type UserInfo,
  type UserInfoInput,
} from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { createGroupedFind } from '../grouped/grouped-find.ts'
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
  keyboard,
  notifications,
}: UserInfoDocument): UserInfo => ({
  id: _id,
  displayName,
  role,
  subjects,
  language,
  digits,
  theme,
  keyboard: { ...defaultKeyboardPreferences, ...keyboard },
  notifications: { ...defaultNotificationPreferences, ...notifications },
})

export function createUserInfoRepository(connection: Connection) {
  const userInfo = userInfoModel(connection)
  const find = createGroupedFind<UserInfoDocument, string>(
    connection,
    userInfo.collection.collectionName,
    '_id',
  )
  return {
    async findById(userId: string): Promise<UserInfo | null> {
      const [stored] = await find(userId)
      return stored ? toUserInfo(stored) : null
    },

    exists: async (userId: string): Promise<boolean> => (await find(userId)).length > 0,

    /** Creates or replaces the profile. */
    async save(userId: string, input: UserInfoInput): Promise<UserInfo> {
      const saved = await userInfo
        .findOneAndUpdate({ _id: userId }, { $set: input }, { upsert: true, returnDocument: 'after' })
        .lean()
      return toUserInfo(saved)
    },

    /**
     * Changes only the given fields, also within the preferences; returns null if there is no profile. Preferences are
     * always stored completely, because an older server can't read incomplete ones.
     */
    async change(
      userId: string,
      { keyboard = {}, notifications = {}, ...fields }: ChangeUserInfoRequest,
    ): Promise<UserInfo | null> {
      const set = {
        // In a pipeline, a text that starts with "$" would be the path of a field.
        ...Object.fromEntries(Object.entries(fields).map(([name, $literal]) => [name, { $literal }])),
        keyboard: { $mergeObjects: [defaultKeyboardPreferences, '$keyboard', keyboard] },
        notifications: { $mergeObjects: [defaultNotificationPreferences, '$notifications', notifications] },
      }
      const options = { returnDocument: 'after', updatePipeline: true } as const
      const changed = await userInfo.findOneAndUpdate({ _id: userId }, [{ $set: set }], options).lean()
      return changed && toUserInfo(changed)
    },
  }
}
