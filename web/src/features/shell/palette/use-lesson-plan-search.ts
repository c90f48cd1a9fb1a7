import { LessonPlanPage, type LessonPlanSummary } from '@classeur/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { searchStateOf, type SearchState } from './search-state.ts'
import { useSearchText } from './use-search-text.ts'

const shown = 6
const longestText = 200

interface LessonPlanSearch extends SearchState {
  lessonPlans: LessonPlanSummary[]
}

/** The newest lesson plans with a matching title. Searches once typing pauses. */
export function useLessonPlanSearch(query: string): LessonPlanSearch {
  const asked = useSearchText(query, longestText)
  const { text } = asked
  const search = useQuery({
    queryKey: ['lesson-plans', 'search', text],
    queryFn: ({ signal }) =>
      http.get(`/api/lesson-plans${text ? `?q=${encodeURIComponent(text)}` : ''}`, LessonPlanPage, signal),
    placeholderData: keepPreviousData,
  })
  return { lessonPlans: search.data?.lessonPlans.slice(0, shown) ?? [], ...searchStateOf(search, asked) }
}
