import type { SchoolDocument, SchoolRepository, UserInfoRepository } from '@classeur/database'

export interface EnsureSchoolDependencies {
  userInfo: Pick<UserInfoRepository, 'findById'>
  schools: Pick<SchoolRepository, 'ensureOwn'>
}

/**
 * The school of a person. Creates one for a person who has none, named after them until they name it. `timeZone`, if it
 * is given, is the zone of a new school and of one that nobody has changed.
 */
export const createEnsureSchool =
  ({ userInfo, schools }: EnsureSchoolDependencies) =>
  async (userId: string, timeZone?: string): Promise<SchoolDocument> => {
    const profile = await userInfo.findById(userId)
    return schools.ensureOwn(userId, profile?.displayName ?? userId, profile?.language ?? 'en', timeZone)
  }
