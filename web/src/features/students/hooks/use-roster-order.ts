import { useState } from 'react'
import { useAuth } from '../../../http/auth-session.ts'
import { rosterOrders, type RosterOrder } from '../arrange-roster.ts'

const storageKey = (userId: string) => `classeur:roster-order:${userId}`

function readOrder(userId: string): RosterOrder {
  try {
    const stored = localStorage.getItem(storageKey(userId))
    return rosterOrders.find((order) => order === stored) ?? 'number'
  } catch {
    // Storage that is closed to us: the order of the list itself.
    return 'number'
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
      localStorage.setItem(storageKey(userId), next)
    } catch {
      // Full or closed storage: the order lasts as long as this page.
    }
  }
  return [order, change]
}
