import { ExamType, GradebookSortKey } from '@classeur/contracts'
import type { GradebookSort } from '@classeur/domain/marks'
import type { GradebookFilters } from '../model/gradebook-query.ts'
import { useTermFilter } from '../model/use-term-filter.ts'

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
  const { isReady, failure, terms, termId, groupId, search, replace, termParam } = useTermFilter()
  const filters: GradebookFilters = { termId, groupId, type: read(ExamType, search, 'type') }
  const sort: GradebookSort = {
    by: read(GradebookSortKey, search, 'sort') ?? 'number',
    isDescending: search.get('order') === 'descending',
  }
  return {
    isReady,
    failure,
    terms,
    filters,
    sort,
    filterBy: (next: GradebookFilters) =>
      replace({ term: termParam(next.termId), group: next.groupId, type: next.type }),
    sortBy: ({ by, isDescending }: GradebookSort) =>
      replace({ sort: by, order: isDescending ? 'descending' : null }),
  }
}
