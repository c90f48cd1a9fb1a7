import { TermOverview, type Aggregation } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classKey } from '../../../http/queries/school-class.ts'

const overviewPath = (classId: string, termId: string) => `/api/classes/${classId}/terms/${termId}`

/** The averages of a class in a term, calculated both ways. */
export const termOverviewQuery = (classId: string, termId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'exams', 'overview', termId],
    queryFn: ({ signal }) => http.get(`${overviewPath(classId, termId)}/overview`, TermOverview, signal),
  })

export const chooseAggregation = (
  classId: string,
  termId: string,
  aggregation: Aggregation,
): Promise<TermOverview> =>
  http.put(`${overviewPath(classId, termId)}/aggregation`, { aggregation }, TermOverview)
