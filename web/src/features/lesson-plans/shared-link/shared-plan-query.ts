import { SharedLessonPlan } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

/** The plan of a share link, which needs no sign-in. Rejects with `general/not-found` once the link is revoked. */
export const sharedPlanQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-lesson-plan', token],
    queryFn: ({ signal }) => http.get(`/api/shared/lesson-plans/${token}`, SharedLessonPlan, signal),
    retry: false,
  })
