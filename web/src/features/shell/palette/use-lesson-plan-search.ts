import { LessonPlanPage, type LessonPlanSummary } from '@classeur/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { http } from '../../../http/client.ts'

const settleMs = 180
const shown = 6

/** The newest lesson plans with a matching title. Searches once typing pauses. */
export function useLessonPlanSearch(query: string): { lessonPlans: LessonPlanSummary[]; error: unknown } {
  const [settled, setSettled] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query.trim()), settleMs)
    return () => clearTimeout(timer)
  }, [query])

  const { data, error } = useQuery({
    queryKey: ['lesson-plans', 'search', settled],
    queryFn: ({ signal }) =>
      http.get(
        `/api/lesson-plans${settled ? `?q=${encodeURIComponent(settled)}` : ''}`,
        LessonPlanPage,
        signal,
      ),
    placeholderData: keepPreviousData,
  })
  return { lessonPlans: data?.lessonPlans.slice(0, shown) ?? [], error }
}
