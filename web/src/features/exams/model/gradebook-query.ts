import { Gradebook, type ExamType, type GradebookExportQuery } from '@classeur/contracts'
import type { GradebookSort } from '@classeur/domain/marks'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classKey } from '../../../http/queries/school-class.ts'

/** The filters of a gradebook; null matches all. */
export interface GradebookFilters {
  termId: string | null
  groupId: string | null
  type: ExamType | null
}

const paramsOf = ({ termId, groupId, type }: GradebookFilters) => ({
  ...(termId && { term: termId }),
  ...(groupId && { group: groupId }),
  ...(type && { type }),
})

const gradebookPath = (classId: string) => `/api/classes/${classId}/gradebook`

/** The gradebook of a class. Its key is below the class, so it is read again after every event of the class. */
export const gradebookQuery = (classId: string, filters: GradebookFilters) => {
  const { termId, groupId, type } = filters
  const query = new URLSearchParams(paramsOf(filters)).toString()
  return queryOptions({
    queryKey: [...classKey(classId), 'exams', 'gradebook', termId, groupId, type],
    queryFn: ({ signal }) => http.get(`${gradebookPath(classId)}${query && `?${query}`}`, Gradebook, signal),
    placeholderData: keepPreviousData,
  })
}

type FileOptions = Pick<GradebookExportQuery, 'format' | 'delimiter' | 'language' | 'digits'>

/** A file of the gradebook with these filters, in this order. Rejects with `general/too-many-requests`. */
export const exportGradebook = (
  classId: string,
  filters: GradebookFilters,
  { by, isDescending }: GradebookSort,
  options: FileOptions,
): Promise<File> => {
  const direction = isDescending ? 'descending' : 'ascending'
  const query = new URLSearchParams({ ...paramsOf(filters), sort: by, direction, ...options })
  return http.file(`${gradebookPath(classId)}/export?${query.toString()}`)
}
