import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '../../../http/session/auth-session.ts'
import { useProfile } from '../../../http/queries/profile.ts'

const offeredKey = 'classeur:profile-offered-to'

/** Opens the second step of `/register`, once per session, for a signed-in person without a profile. */
export function OfferCompletion() {
  const auth = useAuth()
  const profile = useProfile()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const userId = auth.status === 'signed-in' ? auth.user.id : null

  useEffect(() => {
    if (profile !== null || userId === null || sessionStorage.getItem(offeredKey) === userId) return
    sessionStorage.setItem(offeredKey, userId)
    void navigate(`/register?redirect_to=${encodeURIComponent(pathname + search)}`, { replace: true })
  }, [profile, userId, pathname, search, navigate])
  return null
}
