import { safeRedirectPath } from '@classeur/domain/access'
import { useSearchParams } from 'react-router-dom'

/** Where the person was going (`redirect_to`), made safe, and the same as a query for links between the screens. */
export function useIntendedPath(): { intendedPath: string; carried: string } {
  const [search] = useSearchParams()
  const intendedPath = safeRedirectPath(search.get('redirect_to'))
  const carried = intendedPath === '/' ? '' : `?redirect_to=${encodeURIComponent(intendedPath)}`
  return { intendedPath, carried }
}
