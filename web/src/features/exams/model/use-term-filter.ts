import { ObjectIdString } from '@classeur/contracts'
import { useSearchParams } from 'react-router-dom'
import { termParam, useTermInAddress } from './use-term-in-address.ts'

/** The filters `?term=` and `?group=`. They are in the address, so that "back", links and reloads keep them. */
export function useTermFilter() {
  const [search, setSearch] = useSearchParams()
  const { terms, termId, isReady, failure } = useTermInAddress()

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
    isReady,
    failure,
    terms,
    termId,
    groupId: ObjectIdString.safeParse(search.get('group')).data ?? null,
    search,
    replace,
    /** The value of `?term=` for a term, or for the school year. */
    termParam: (id: string | null): string | null => termParam(id, terms),
  }
}
