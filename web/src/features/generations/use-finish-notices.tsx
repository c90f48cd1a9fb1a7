import { isFinalState } from '@classeur/contracts'
import { defaultNotificationTimeoutMs } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { showNotice } from '../../components/overlays/notices/notices.ts'
import { readAuth } from '../../http/session/auth-session.ts'
import { profileQuery } from '../../http/queries/profile.ts'
import { generationPath } from '../../realtime/generations/generation-actions.ts'
import {
  generationViews,
  isOwnRequest,
  type GenerationViews,
} from '../../realtime/generations/generation-store.ts'
import { FinishNotice } from './finish-notice.tsx'

/**
 * True if the current page shows this path. A query string doesn't change a page that needs none, and a hash only names a
 * part of the page.
 */
function isWithin(here: string, path: string): boolean {
  const [page] = path.split('#')
  return here === page || here.split('?')[0] === page
}

/**
 * Announces ended requests while the person is on another page, except those that the person stopped. A person who
 * has turned finish notices off sees only failures.
 */
export function useFinishNotices(): void {
  const location = useLocation()
  const client = useQueryClient()
  const here = useRef('')
  useEffect(() => {
    here.current = location.pathname + location.search
  }, [location])

  useEffect(() => {
    const isWanted = () => {
      const auth = readAuth()
      const profile =
        auth.status === 'signed-in' ? client.getQueryData(profileQuery(auth.user.id).queryKey) : null
      return profile?.notifications.generations ?? true
    }
    let before: GenerationViews = generationViews.get()
    return generationViews.subscribe(() => {
      const now = generationViews.get()
      for (const [id, view] of Object.entries(now)) {
        const { snapshot } = view
        const previous = before[id]
        const hasJustEnded =
          previous && !isFinalState(previous.snapshot.state) && isFinalState(snapshot.state)
        const isShown = isWithin(here.current, generationPath(snapshot))
        if (!hasJustEnded || !isOwnRequest(view) || snapshot.state === 'cancelled' || isShown) continue
        const isDone = snapshot.state === 'completed'
        if (isDone && !isWanted()) continue
        showNotice(
          isDone ? 'done' : 'problem',
          <FinishNotice snapshot={snapshot} />,
          isDone ? defaultNotificationTimeoutMs : null,
        )
      }
      before = now
    })
  }, [client])
}
