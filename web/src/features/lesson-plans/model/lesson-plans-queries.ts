import { LessonPlan, LessonPlanPage } from '@classeur/contracts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

/** One lesson plan with its finished sections and the generation that writes them. */
export const lessonPlanQuery = (lessonPlanId: string) =>
  queryOptions({
    queryKey: ['lesson-plans', 'one', lessonPlanId],
    queryFn: ({ signal }) => http.get(`/api/lesson-plans/${lessonPlanId}`, LessonPlan, signal),
  })

/** The person's lesson plans, newest first, page by page. `search` filters by title. */
export const lessonPlansQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['lesson-plans', 'list', search],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams()
      if (search) parameters.set('q', search)
      if (pageParam) parameters.set('cursor', pageParam)
      return http.get(`/api/lesson-plans?${parameters}`, LessonPlanPage, signal)
    },
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
