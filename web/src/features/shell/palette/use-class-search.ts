import { SearchResult } from '@classeur/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { latestClassesQuery } from '../../../http/school-class.ts'
import { useSettled } from '../../../components/ui/use-settled.ts'

const settleMs = 180
const latestShown = 5
const longestQuery = 60
const nothing: SearchResult = { classes: [], students: [], exams: [] }

/** Classes, students and exams by name; asks once typing pauses. Before anything is typed: the latest classes. */
export function useClassSearch(query: string): SearchResult & { error: unknown } {
  const settled = useSettled(query.trim().slice(0, longestQuery), settleMs)
  const latest = useQuery({ ...latestClassesQuery, enabled: settled === '' })
  const found = useQuery({
    queryKey: ['classes', 'search', settled],
    queryFn: ({ signal }) => http.get(`/api/search?q=${encodeURIComponent(settled)}`, SearchResult, signal),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  if (settled !== '') return { ...(found.data ?? nothing), error: found.error }
  return { ...nothing, classes: latest.data?.classes.slice(0, latestShown) ?? [], error: null }
}
