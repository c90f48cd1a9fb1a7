import { decide, type RouteAuth } from '@classeur/contracts'
import { redirect, type LoaderFunction } from 'react-router-dom'
import { applyPreferences } from '../../config/apply-preferences.ts'
import { profileQuery } from '../../http/profile.ts'
import { queryClient } from '../query-client.ts'
import { waitForAuth } from './wait-for-auth.ts'

const signInScreens = new Set(['/login', '/register'])
let preferencesOf: string | null = null

/**
 * The navigation guard as a route's loader: waits for the auth state, looks for the profile, then lets the pure
 * `decide` of the contracts say where to go. The overlay is shown while the router waits for it.
 */
export const guardRoute =
  (auth: RouteAuth): LoaderFunction =>
  async ({ request }) => {
    const url = new URL(request.url)
    const known = await waitForAuth()
    const signedIn = known.status === 'signed-in'
    const profileComplete = signedIn && (await hasProfile(known.user.id))
    const route = {
      auth,
      fullPath: url.pathname + url.search + url.hash,
      isSignInScreen: signInScreens.has(url.pathname),
    }
    const decision = decide(route, signedIn, profileComplete)
    return decision.kind === 'redirect' ? redirect(decision.to) : null
  }

/** A server that cannot say counts as "not complete": rule 6 then lets a signed-in person through. */
async function hasProfile(userId: string): Promise<boolean> {
  const profile = await queryClient.fetchQuery(profileQuery(userId)).catch(() => null)
  if (profile && preferencesOf !== userId) {
    preferencesOf = userId
    await applyPreferences(profile)
  }
  return profile !== null
}
