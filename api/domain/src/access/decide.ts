/** The auth requirement of a route. `unset`: the route has no auth flag. */
export type RouteAuth = 'required' | 'public' | 'not-required' | 'unset'

export interface GuardedRoute {
  auth: RouteAuth
  /** The requested full path with query and hash. */
  fullPath: string
  /** True for `/login` and `/register`. */
  isSignInScreen: boolean
}

export type GuardDecision = { kind: 'allow' } | { kind: 'redirect'; to: string }

/**
 * Rules 4, 5 and 6 of the navigation guard. The caller performs rules 1 to 3 (overlay, waiting for the auth state,
 * loading the profile) to obtain the arguments.
 *
 * Rule 6 admits a signed-in person with an incomplete profile; the shell then shows the completion step.
 */
export function decide(route: GuardedRoute, signedIn: boolean, profileComplete: boolean): GuardDecision {
  if (route.auth === 'required' && !signedIn && !profileComplete) {
    return { kind: 'redirect', to: `/login?redirect_to=${encodeURIComponent(route.fullPath)}` }
  }
  if (route.isSignInScreen && signedIn && profileComplete) return { kind: 'redirect', to: '/' }
  return { kind: 'allow' }
}
