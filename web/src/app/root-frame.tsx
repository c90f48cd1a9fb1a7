import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { NoticeList } from '../components/overlays/notices/notice-list.tsx'
import { useDigits } from '../i18n/format.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import { ConnectionBanner } from '../features/shell/header/connection-banner.tsx'
import { FollowSignOut } from './follow-sign-out.tsx'
import type { RouteHandle } from './guarded-screen.ts'
import { LoadingOverlay } from './route-guard/loading-overlay.tsx'

/**
 * The frame around every screen: guard overlay, connection banner, notices, window title, and scroll and focus on
 * navigation.
 */
export function RootFrame() {
  const { t } = useTranslation('shell')
  const navigation = useNavigation()
  const location = useLocation()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const title = handle ? t(handle.title) : ''
  const isFirst = useRef(true)
  useDigits()

  useEffect(() => {
    document.title = title ? `${title} · Classeur` : 'Classeur'
  }, [title])

  useScrollPosition(location)

  useEffect(() => {
    const content = document.getElementById('content')
    // Don't move the focus out of a field that has already taken it.
    const isTaken = content?.contains(document.activeElement)
    if (!isFirst.current && !isTaken) content?.focus({ preventScroll: true })
    isFirst.current = false
  }, [location.pathname])

  return (
    <>
      <FollowSignOut />
      {/* The mark sheet shows its own connection state, which the banner would cover. */}
      {handle?.layout !== 'own' && <ConnectionBanner />}
      <Outlet />
      <NoticeList />
      {navigation.state !== 'idle' && <LoadingOverlay />}
    </>
  )
}
