import type { UserInfoInput } from '@classeur/contracts'
import { changeDigits } from '../i18n/format.ts'
import { changeLanguage } from '../i18n/i18n.ts'
import { changeTheme } from './theme-preference.ts'

/** Applies the person's saved language, digits and theme on this device. */
export async function applyPreferences(
  profile: Pick<UserInfoInput, 'language' | 'digits' | 'theme'>,
): Promise<void> {
  changeDigits(profile.digits)
  changeTheme(profile.theme)
  await changeLanguage(profile.language)
}
