import { safeRedirectPath } from '@classeur/domain/access'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The query parameter with which the payment page returns. */
export const orderParameter = 'order'
const fromParameter = 'from'
/** The longest path that the server accepts. */
const longestPath = 500

/** The address of this screen, without the order that a payment page added to it. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete(orderParameter)
  const path = query.size > 0 ? `${pathname}?${query}` : pathname
  return path.length > longestPath ? pathname : path
}

/** The screen from which the person came to choose a plan or a pack; null without one. */
export function useFrom(): string | null {
  const [search] = useSearchParams()
  const from = search.get(fromParameter)
  if (from === null || from.length > longestPath) return null
  return safeRedirectPath(from)
}

/** The address of a screen that returns to `from` after a payment. */
export const withFrom = (to: string, from: string): string =>
  `${to}?${fromParameter}=${encodeURIComponent(from)}`
