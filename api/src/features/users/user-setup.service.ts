import { UserInfoInput, UserSetup } from '@classeur/contracts'
import type { UserInfoRepository } from '@classeur/database'

const requiredFields = UserSetup.shape.missing.element.options

/** Says whether a person's profile is complete: the document exists and holds what onboarding asks for. */
export const createUserSetup =
  (userInfo: Pick<UserInfoRepository, 'findById'>) =>
  async (userId: string): Promise<UserSetup> => {
    const profile = await userInfo.findById(userId)
    const missing = requiredFields.filter(
      (field) => !UserInfoInput.shape[field].safeParse(profile?.[field]).success,
    )
    return { complete: missing.length === 0, missing }
  }
