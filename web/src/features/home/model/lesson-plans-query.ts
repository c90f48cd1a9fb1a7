import { LessonPlanPage } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

const shown = 3

/** The latest few lesson plans. */
export const recentLessonPlansQuery = queryOptions({
  queryKey: ['lesson-plans', 'recent'],
  queryFn: async ({ signal }) => {
    const page = await http.get('/api/lesson-plans', LessonPlanPage, signal)
    return page.lessonPlans.slice(0, shown)
  },
})
