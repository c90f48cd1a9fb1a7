import { decide, type RouteAuth } from '@classeur/domain/access'
import { redirect, type LoaderFunction } from 'react-router-dom'
import { waitForAuth } from './wait-for-auth.ts'

const signInScreens = new Set(['/login', '/register'])

/**
 * The navigation guard as a route's loader: waits for the auth state, looks for the profile, then lets the pure
 * `decide` of the contracts say where to go. The overlay is shown while the router waits for it.
 */
export const guardRoute =
  (auth: RouteAuth): LoaderFunction =>
  async ({ request }) => {
    const url = new URL(request.url)
    if (auth === 'required') fetchWhatLookUpNeeds()
    const known = await waitForAuth()
    const signedIn = known.status === 'signed-in'
    const profileComplete = signedIn && (await lookUpProfile(known.user.id))
    const route = {
      auth,
      fullPath: url.pathname + url.search + hashOf(url),
      isSignInScreen: signInScreens.has(url.pathname),
    }
    const decision = decide(route, signedIn, profileComplete)
    return decision.kind === 'redirect' ? redirect(decision.to) : null
  }

/** For a path that only leads on: the guard sees it as it was asked for, so that sign-in comes back to it. */
export const guardThenRedirect =
  (auth: RouteAuth, to: string): LoaderFunction =>
  async (args, handlerContext) =>
    (await guardRoute(auth)(args, handlerContext)) ?? redirect(to)

/** A loader's request carries no hash; on the first load the address bar still has it. */
const hashOf = ({ pathname, search }: URL): string =>
  window.location.pathname + window.location.search === pathname + search ? window.location.hash : ''

/** On the way while the auth state is still waited for: most who open such a screen are signed in. */
function fetchWhatLookUpNeeds(): void {
  // A failure is met, and said, where they are used.
  void import('./has-profile.ts').catch(() => undefined)
  void import('../../http/answer-schemas.ts').catch(() => undefined)
}

/** Nobody signed in, nothing to look up: what the lookup needs is then not fetched either. */
async function lookUpProfile(userId: string): Promise<boolean> {
  const { hasProfile } = await import('./has-profile.ts')
  return hasProfile(userId)
}
