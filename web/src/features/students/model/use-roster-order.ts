import { useState } from 'react'
import { useAuth } from '../../../http/session/auth-session.ts'
import { rosterColumns, type RosterOrder } from './arrange-roster.ts'

const storageKey = (userId: string) => `classeur:roster-order:${userId}`
const descending = ':descending'
const byNumber: RosterOrder = { column: 'number', isDescending: false }

function readOrder(userId: string): RosterOrder {
  try {
    const stored = localStorage.getItem(storageKey(userId)) ?? ''
    const column = rosterColumns.find((name) => name === stored.replace(descending, ''))
    return column ? { column, isDescending: stored.endsWith(descending) } : byNumber
  } catch {
    // Storage is denied, so use the order of the list itself.
    return byNumber
  }
}

/** The person's sort order of class lists, stored in this browser. */
export function useRosterOrder(): [RosterOrder, (order: RosterOrder) => void] {
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const [order, setOrder] = useState(() => readOrder(userId))
  const change = (next: RosterOrder) => {
    setOrder(next)
    try {
      localStorage.setItem(storageKey(userId), next.column + (next.isDescending ? descending : ''))
    } catch {
      // Storage is full or denied, so the order lasts until the page closes.
    }
  }
  return [order, change]
}
