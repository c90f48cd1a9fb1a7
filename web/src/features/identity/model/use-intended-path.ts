import { safeRedirectPath } from '@classeur/domain/access'
import { useSearchParams } from 'react-router-dom'

/**
 * The path that the person wanted to open (`redirect_to`), made safe, also as a query string for links between these
 * screens.
 */
export function useIntendedPath(): { intendedPath: string; carried: string } {
  const [search] = useSearchParams()
  const intendedPath = safeRedirectPath(search.get('redirect_to'))
  return { intendedPath, carried: queryFor(intendedPath) }
}

/** The query that carries a path to another of these screens; empty for the home page. */
export const queryFor = (path: string): string =>
  path === '/' ? '' : `?redirect_to=${encodeURIComponent(path)}`
