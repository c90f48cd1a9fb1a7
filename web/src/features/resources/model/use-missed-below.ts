import { ResourceFormQuery } from '@classeur/contracts'
import { useSearchParams } from 'react-router-dom'

/** The threshold of the errors table in basis points: that of the link (`?missed_below=`), otherwise the usual one. */
export function useMissedBelow(): number {
  const [search] = useSearchParams()
  const asked = ResourceFormQuery.safeParse({ missedBelow: search.get('missed_below') ?? undefined })
  return (asked.data ?? ResourceFormQuery.parse({})).missedBelow
}
