import { LessonPlan, LessonPlanPage } from '@classeur/contracts'
import { infiniteQueryOptions, keepPreviousData, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

export const lessonPlanKey = (lessonPlanId: string) => ['lesson-plans', 'one', lessonPlanId] as const

/**
 * One lesson plan with its finished sections and the generation that writes them. A response that was overtaken by a
 * later change of the plan is ignored.
 */
export const lessonPlanQuery = (lessonPlanId: string) =>
  queryOptions({
    queryKey: lessonPlanKey(lessonPlanId),
    queryFn: ({ signal }) => http.get(`/api/lesson-plans/${lessonPlanId}`, LessonPlan, signal),
    structuralSharing: (before, after) => {
      const known = before as LessonPlan | undefined
      return known && known.revision > (after as LessonPlan).revision
        ? known
        : replaceEqualDeep(before, after)
    },
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
