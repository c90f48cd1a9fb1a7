import {
  AppError,
  type ChangeUserInfoRequest,
  type SaveUserInfoRequest,
  type UserInfo,
} from '@classeur/contracts'
import type { UserInfoRepository } from '@classeur/database'
import { can, type Action, type Actor } from '@classeur/domain/access'

export interface UsersDependencies {
  userInfo: Pick<UserInfoRepository, 'findById' | 'save' | 'change'>
  ensureSchool: (userId: string, timeZone: string) => Promise<unknown>
}

/** A person's own profile. Other people's ids get the same response as unknown ones: `general/not-found`. */
export function createUsersService({ userInfo, ensureSchool }: UsersDependencies) {
  const allowOwn = (actor: Actor, action: Action, ownerId: string): void => {
    if (!can(actor, action, { ownerId })) throw new AppError('general/not-found')
  }
  const existing = (profile: UserInfo | null): UserInfo => {
    if (!profile) throw new AppError('general/not-found')
    return profile
  }

  return {
    async get(actor: Actor, userId: string): Promise<UserInfo> {
      allowOwn(actor, 'user-info:read', userId)
      return existing(await userInfo.findById(userId))
    },

    /** Completes or replaces the profile. A new person's school gets their time zone. */
    async save(
      actor: Actor,
      userId: string,
      profile: SaveUserInfoRequest,
      timeZone?: string,
    ): Promise<UserInfo> {
      allowOwn(actor, 'user-info:write', userId)
      const saved = await userInfo.save(userId, profile)
      if (timeZone !== undefined) await ensureSchool(userId, timeZone)
      return saved
    },

    /** Changes only the given fields. */
    async change(actor: Actor, userId: string, changes: ChangeUserInfoRequest): Promise<UserInfo> {
      allowOwn(actor, 'user-info:write', userId)
      return existing(await userInfo.change(userId, changes))
    },
  }
}

export type UsersService = ReturnType<typeof createUsersService>
