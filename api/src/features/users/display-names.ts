import type { UserInfoRepository } from '@classeur/database'

/** Reads people's display names; empty for deleted accounts. */
export function createDisplayNames({ userInfo }: { userInfo: Pick<UserInfoRepository, 'findById'> }) {
  const nameOf = async (userId: string): Promise<string> =>
    (await userInfo.findById(userId))?.displayName ?? ''

  return {
    nameOf,
    /** Reads the names of several people by id with one database command. */
    async namesOf(userIds: readonly string[]): Promise<Map<string, string>> {
      const distinct = [...new Set(userIds)].filter(Boolean)
      const names = distinct.map(async (id): Promise<[string, string]> => [id, await nameOf(id)])
      return new Map(await Promise.all(names))
    },
  }
}
