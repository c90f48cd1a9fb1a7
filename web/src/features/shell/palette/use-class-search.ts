import { SearchResult } from '@classeur/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { latestClassesQuery } from '../../../http/school-class.ts'
import { useSettled } from '../../../components/fields/use-settled.ts'

const settleMs = 180
const latestShown = 5
const longestQuery = 60
const nothing: SearchResult = { classes: [], students: [], exams: [] }

interface ClassSearch extends SearchResult {
  /** True if the results belong to an earlier query. */
  isOld: boolean
  error: unknown
}

/** Searches classes, students and exams by name once typing pauses. Without a query, returns the latest classes. */
export function useClassSearch(query: string): ClassSearch {
  const settled = useSettled(query.trim().slice(0, longestQuery), settleMs)
  const isOld = settled !== query.trim().slice(0, longestQuery)
  const latest = useQuery({ ...latestClassesQuery, enabled: settled === '' })
  const search = useQuery({
    queryKey: ['classes', 'search', settled],
    queryFn: ({ signal }) => http.get(`/api/search?q=${encodeURIComponent(settled)}`, SearchResult, signal),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  if (settled === '') {
    return { ...nothing, classes: latest.data?.classes.slice(0, latestShown) ?? [], isOld, error: null }
  }
  return { ...(search.data ?? nothing), isOld: isOld || search.isPlaceholderData, error: search.error }
}
