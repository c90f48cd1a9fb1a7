import { LessonPlan, LessonPlanPage, type LessonPlanShelf } from '@classeur/contracts'
import { infiniteQueryOptions, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
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
      const cached = before as LessonPlan | undefined
      return cached && cached.revision > (after as LessonPlan).revision
        ? cached
        : replaceEqualDeep(before, after)
    },
  })

/** Prefix of the query keys of all lists of lesson plans. */
export const lessonPlanListsKey = ['lesson-plans', 'list'] as const

/** One shelf of the person's lesson plans, page by page. `search` looks in title, subject and level. */
export const lessonPlansQuery = (shelf: LessonPlanShelf, search: string) =>
  infiniteQueryOptions({
    queryKey: [...lessonPlanListsKey, shelf, search],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams({ shelf })
      if (search) parameters.set('q', search)
      if (pageParam) parameters.set('cursor', pageParam)
      return http.get(`/api/lesson-plans?${parameters}`, LessonPlanPage, signal)
    },
    getNextPageParam: (last) => last.nextCursor,
    // The rows stay while somebody types, but not when another shelf is opened.
    placeholderData: (previous, query) => (query?.queryKey[2] === shelf ? previous : undefined),
  })
