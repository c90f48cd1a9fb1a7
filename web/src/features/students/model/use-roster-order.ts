import { useState } from 'react'
import { useAuth } from '../../../http/auth-session.ts'
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
    // Storage that is closed to us: the order of the list itself.
    return byNumber
  }
}

/** How class lists are sorted, remembered for the person in this browser. */
export function useRosterOrder(): [RosterOrder, (order: RosterOrder) => void] {
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const [order, setOrder] = useState(() => readOrder(userId))
  const change = (next: RosterOrder) => {
    setOrder(next)
    try {
      localStorage.setItem(storageKey(userId), next.column + (next.isDescending ? descending : ''))
    } catch {
      // Full or closed storage: the order lasts as long as this page.
    }
  }
  return [order, change]
}
