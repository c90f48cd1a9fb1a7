import { LessonVersion, LessonVersionList } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../../http/client.ts'

/** The versions of a plan, latest first. */
export const versionsQuery = (lessonPlanId: string) =>
  queryOptions({
    queryKey: ['lesson-plans', 'versions', lessonPlanId],
    queryFn: ({ signal }) =>
      http.get(`/api/lesson-plans/${lessonPlanId}/versions`, LessonVersionList, signal),
  })

/** One version with all its sections. It never changes, except that edits soon after one another are one version. */
export const versionQuery = (lessonPlanId: string, number: number) =>
  queryOptions({
    queryKey: ['lesson-plans', 'versions', lessonPlanId, number],
    queryFn: ({ signal }) =>
      http.get(`/api/lesson-plans/${lessonPlanId}/versions/${number}`, LessonVersion, signal),
  })
