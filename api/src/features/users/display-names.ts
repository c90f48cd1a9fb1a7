import type { UserInfoRepository } from '@classeur/database'

/** The names that people are shown by; empty for a person whose account is gone. */
export function createDisplayNames({ userInfo }: { userInfo: Pick<UserInfoRepository, 'findById'> }) {
  const nameOf = async (userId: string): Promise<string> =>
    (await userInfo.findById(userId))?.displayName ?? ''

  return {
    nameOf,
    /** The names of several people by their ids, in one database command. */
    async namesOf(userIds: readonly string[]): Promise<Map<string, string>> {
      const distinct = [...new Set(userIds)].filter(Boolean)
      const names = distinct.map(async (id): Promise<[string, string]> => [id, await nameOf(id)])
      return new Map(await Promise.all(names))
    },
  }
}
