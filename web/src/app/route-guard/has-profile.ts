import { applyPreferences } from '../../config/apply-preferences.ts'
import { profileQuery } from '../../http/queries/profile.ts'
import { queryClient } from '../query-client.ts'

let preferencesOf: string | null = null

/**
 * The guard's rule 3: does `user_info/{uid}` exist? A failed lookup counts as "not complete"; rule 6 then lets a
 * signed-in person through. The first profile read also applies the person's language, digits and theme.
 */
export async function hasProfile(userId: string): Promise<boolean> {
  const profile = await queryClient.fetchQuery(profileQuery(userId)).catch(() => null)
  if (profile && preferencesOf !== userId) {
    preferencesOf = userId
    await applyPreferences(profile)
  }
  return profile !== null
}
