import { TermErrors } from '@classeur/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classKey } from '../../../http/queries/school-class.ts'

/** The filters; null matches all. */
export interface TermErrorsFilters {
  termId: string | null
  groupId: string | null
}

/** The errors of a class. The key is below the class, so they are read again after every event of the class. */
export const termErrorsQuery = (classId: string, { termId, groupId }: TermErrorsFilters) => {
  const query = new URLSearchParams({
    ...(termId && { term: termId }),
    ...(groupId && { group: groupId }),
  }).toString()
  return queryOptions({
    queryKey: [...classKey(classId), 'exams', 'errors', termId, groupId],
    queryFn: ({ signal }) =>
      http.get(`/api/classes/${classId}/errors${query && `?${query}`}`, TermErrors, signal),
    placeholderData: keepPreviousData,
  })
}
