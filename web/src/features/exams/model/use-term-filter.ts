import { ObjectIdString } from '@classeur/contracts'
import { useSearchParams } from 'react-router-dom'
import { useTerms } from './use-terms.ts'

/** The value of `?term=` for all exams of the school year. Without `?term=`, the current term is shown. */
const wholeYear = 'year'

/** The filters `?term=` and `?group=`. They are in the address, so that "back", links and reloads keep them. */
export function useTermFilter() {
  const [search, setSearch] = useSearchParams()
  const { terms, currentTerm, isReady } = useTerms()
  const asked = search.get('term')
  const termId =
    asked === wholeYear ? null : (terms.find(({ id }) => id === (asked ?? currentTerm?.id))?.id ?? null)

  const replace = (values: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    /** False until the terms are read, which decide the first filter. */
    isReady: isReady || asked === wholeYear,
    terms,
    termId,
    groupId: ObjectIdString.safeParse(search.get('group')).data ?? null,
    search,
    replace,
    /** The value of `?term=` for a term, or for the school year. */
    termParam: (id: string | null): string | null => id ?? (terms.length > 0 ? wholeYear : null),
  }
}
