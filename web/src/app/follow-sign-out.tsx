import { decide } from '@classeur/domain/access'
import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router-dom'
import { useAuth, type SignedOutReason } from '../http/session/auth-session.ts'
import type { RouteHandle } from './guarded-screen.ts'

/** What the sign-in screen needs: the reason of an ended session, or that an action needs a new sign-in. */
const added: Partial<Record<SignedOutReason, string>> = {
  'session-ended': '&error=auth/session-ended',
  replaced: '&again=1',
}

/** When the session ends on an open screen, goes to the sign-in screen, which gives the reason. */
export function FollowSignOut() {
  const auth = useAuth()
  const { pathname, search, hash } = useLocation()
  const routeAuth = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.auth ?? 'public'
  const navigate = useNavigate()

  useEffect(() => {
    if (auth.status !== 'signed-out') return
    const route = { auth: routeAuth, fullPath: pathname + search + hash, isSignInScreen: false }
    const decision = decide(route, false, false)
    if (decision.kind === 'allow') return
    void navigate(decision.to + (added[auth.reason] ?? ''), { replace: true })
  }, [auth, routeAuth, pathname, search, hash, navigate])
  return null
}
