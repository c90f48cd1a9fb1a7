/** How a route stands to sign-in. `unset`: the route carries no auth flag at all. */
export type RouteAuth = 'required' | 'public' | 'not-required' | 'unset'

export interface GuardedRoute {
  auth: RouteAuth
  /** Full path with query and hash, as it was intended. */
  fullPath: string
  /** True for `/login` and `/register`. */
  isSignInScreen: boolean
}

export type GuardDecision = { kind: 'allow' } | { kind: 'redirect'; to: string }

/**
 * The navigation guard's rules 4, 5 and 6 (product facts); rules 1 to 3 (overlay, waiting for the auth
 * state, looking for the profile) are what the caller does to get the arguments.
 *
 * A signed-in person whose profile is not complete is let through by rule 6; the shell then offers the completion step.
 */
export function decide(route: GuardedRoute, signedIn: boolean, profileComplete: boolean): GuardDecision {
  if (route.auth === 'required' && !signedIn && !profileComplete) {
    return { kind: 'redirect', to: `/login?redirect_to=${encodeURIComponent(route.fullPath)}` }
  }
  if (route.isSignInScreen && signedIn && profileComplete) return { kind: 'redirect', to: '/' }
  return { kind: 'allow' }
}
