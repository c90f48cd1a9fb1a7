import { TrashKind } from '@classeur/contracts'
import { useSearchParams } from 'react-router-dom'
import type { TrashFilter } from './trash-queries.ts'

/** The shown kind, kept in the address, so that other screens link to it. */
export function useTrashFilter(): [TrashFilter, (filter: TrashFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const filter = TrashKind.safeParse(search.get('kind')).data ?? 'all'
  const choose = (next: TrashFilter) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'all') after.delete('kind')
        else after.set('kind', next)
        return after
      },
      { replace: true },
    )
  return [filter, choose]
}
