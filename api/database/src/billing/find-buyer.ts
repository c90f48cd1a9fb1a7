import type { Connection } from 'mongoose'
import { createSchoolRepository } from '../schools/school.repository.ts'
import { createUserInfoRepository } from '../user-info/user-info.repository.ts'
import type { Buyer } from './order.model.ts'

export type FindBuyer = (userId: string) => Promise<Buyer>

/** To whom a receipt of a person is made out now: the person at their school. Unknown parts are empty. */
export function createFindBuyer(connection: Connection): FindBuyer {
  const schools = createSchoolRepository(connection)
  const userInfo = createUserInfoRepository(connection)
  return async (userId) => {
    const [profile, school] = await Promise.all([userInfo.findById(userId), schools.findByMember(userId)])
    return {
      name: profile?.displayName ?? '',
      schoolName: school?.name ?? '',
      address: school?.address ?? '',
      taxId: school?.taxId ?? '',
      country: school?.country ?? '',
    }
  }
}
