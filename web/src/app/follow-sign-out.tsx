import { decide } from '@classeur/domain/access'
import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router-dom'
import { useAuth } from '../http/auth-session.ts'
import type { RouteHandle } from './guarded-screen.ts'

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
    const ended = auth.reason === 'session-ended' ? '&error=auth/session-ended' : ''
    void navigate(decision.to + ended, { replace: true })
  }, [auth, routeAuth, pathname, search, hash, navigate])
  return null
}
