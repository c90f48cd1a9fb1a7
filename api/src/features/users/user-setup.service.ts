import { UserInfoInput, UserSetup } from '@classeur/contracts'
import type { UserInfoRepository } from '@classeur/database'

const requiredFields = UserSetup.shape.missing.element.options

/** Checks whether a person's profile exists and contains all the fields that onboarding requires. */
export const createUserSetup =
  (userInfo: Pick<UserInfoRepository, 'findById'>) =>
  async (userId: string): Promise<UserSetup> => {
    const profile = await userInfo.findById(userId)
    const missing = requiredFields.filter(
      (field) => !UserInfoInput.shape[field].safeParse(profile?.[field]).success,
    )
    return { complete: missing.length === 0, missing }
  }
