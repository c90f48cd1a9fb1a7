import { SearchResult } from '@classeur/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { latestClassesQuery } from '../../../http/queries/school-class.ts'
import { searchStateOf, type SearchState } from './search-state.ts'
import { useSearchText } from './use-search-text.ts'

const latestShown = 5
const longestText = 60
const nothing: SearchResult = { classes: [], students: [], exams: [] }

interface ClassSearch extends SearchResult, SearchState {}

/** Searches classes, students and exams by name once typing pauses. Without a query, returns the latest classes. */
export function useClassSearch(query: string): ClassSearch {
  const asked = useSearchText(query, longestText)
  const { text } = asked
  const latest = useQuery({ ...latestClassesQuery, enabled: text === '' })
  const search = useQuery({
    queryKey: ['classes', 'search', text],
    queryFn: ({ signal }) => http.get(`/api/search?q=${encodeURIComponent(text)}`, SearchResult, signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  return text === ''
    ? {
        ...nothing,
        classes: latest.data?.classes.slice(0, latestShown) ?? [],
        ...searchStateOf(latest, asked),
      }
    : { ...(search.data ?? nothing), ...searchStateOf(search, asked) }
}
