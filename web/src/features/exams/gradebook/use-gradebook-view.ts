import { ExamType, GradebookSortKey, ObjectIdString } from '@classeur/contracts'
import type { GradebookSort } from '@classeur/domain/marks'
import { useSearchParams } from 'react-router-dom'
import { termParam, useTermInAddress } from '../model/use-term-in-address.ts'
import type { GradebookFilters } from '../model/gradebook-query.ts'

interface Parser<Value> {
  safeParse: (value: unknown) => { success: boolean; data?: Value }
}
const read = <Value>(schema: Parser<Value>, search: URLSearchParams, name: string): Value | null =>
  schema.safeParse(search.get(name)).data ?? null

/** Columns with results show the best first. */
const startsDescending = (by: string) => by !== 'number' && by !== 'name'

/** The order after a press on the heading of a column: the column's own order first, then the reverse. */
export const sortAfterPress = (sort: GradebookSort, by: string): GradebookSort => ({
  by,
  isDescending: sort.by === by ? !sort.isDescending : startsDescending(by),
})

/** Filters and order of the gradebook. They are in the address, so that "back", links and reloads keep them. */
export function useGradebookView() {
  const [search, setSearch] = useSearchParams()
  const { terms, termId, isReady } = useTermInAddress()
  const filters: GradebookFilters = {
    termId,
    groupId: read(ObjectIdString, search, 'group'),
    type: read(ExamType, search, 'type'),
  }
  const sort: GradebookSort = {
    by: read(GradebookSortKey, search, 'sort') ?? 'number',
    isDescending: search.get('order') === 'descending',
  }

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
    isReady,
    terms,
    filters,
    sort,
    filterBy: (next: GradebookFilters) =>
      replace({
        term: termParam(next.termId, terms),
        group: next.groupId,
        type: next.type,
      }),
    sortBy: ({ by, isDescending }: GradebookSort) =>
      replace({ sort: by, order: isDescending ? 'descending' : null }),
  }
}
