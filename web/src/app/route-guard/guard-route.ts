import { decide, type RouteAuth } from '@classeur/domain/access'
import { redirect, type LoaderFunction } from 'react-router-dom'
import { waitForAuth } from './wait-for-auth.ts'

const signInScreens = new Set(['/login', '/register'])

/**
 * The navigation guard as a route loader: waits for the auth state, looks up the profile, then follows the pure
 * function `decide`. The router shows the overlay while it waits for this loader.
 */
export const guardRoute =
  (auth: RouteAuth): LoaderFunction =>
  async ({ request }) => {
    const url = new URL(request.url)
    if (auth === 'required') fetchWhatLookUpNeeds()
    const authState = await waitForAuth()
    const signedIn = authState.status === 'signed-in'
    const profileComplete = signedIn && (await lookUpProfile(authState.user.id))
    const route = {
      auth,
      fullPath: url.pathname + url.search + hashOf(url),
      isSignInScreen: signInScreens.has(url.pathname),
    }
    const decision = decide(route, signedIn, profileComplete)
    return decision.kind === 'redirect' ? redirect(decision.to) : null
  }

/** Guards a path that only redirects. The guard gets the requested path, so that sign-in returns to it. */
export const guardThenRedirect =
  (auth: RouteAuth, to: string): LoaderFunction =>
  async (args, handlerContext) =>
    (await guardRoute(auth)(args, handlerContext)) ?? redirect(to)

/** A loader's request has no hash; on the first load the address bar still has it. */
const hashOf = ({ pathname, search }: URL): string =>
  window.location.pathname + window.location.search === pathname + search ? window.location.hash : ''

/** Starts these imports while the auth state is still unknown, because most visitors of such a screen are signed in. */
function fetchWhatLookUpNeeds(): void {
  // Ignore a failure here: the later import of the same module reports it.
  void import('./has-profile.ts').catch(() => undefined)
  void import('../../http/answer-schemas.ts').catch(() => undefined)
}

/** Imports the lookup only when needed: a signed-out visitor doesn't download it. */
async function lookUpProfile(userId: string): Promise<boolean> {
  const { hasProfile } = await import('./has-profile.ts')
  return hasProfile(userId)
}
