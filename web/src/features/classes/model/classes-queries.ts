import {
  ActivityPage,
  ClassPage,
  SchoolClass,
  type ChangeClassRequest,
  type CreateClassRequest,
  type DuplicateClassRequest,
} from '@classeur/contracts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classesKey, classKey } from '../../../http/queries/school-class.ts'

/** The state of the classes in a list. */
export type ClassState = 'active' | 'archived' | 'deleted'

/** Classes page by page, latest activity first; `search` looks in name, level and subjects. */
export const classesQuery = (state: ClassState, search: string) =>
  infiniteQueryOptions({
    queryKey: [...classesKey, 'list', state, search],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ state })
      if (search) query.set('q', search)
      if (pageParam) query.set('cursor', pageParam)
      return http.get(`/api/classes?${query}`, ClassPage, signal)
    },
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })

/** The activities of a class, newest first, page by page. */
export const activityQuery = (classId: string) =>
  infiniteQueryOptions({
    queryKey: [...classKey(classId), 'activity'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      http.get(
        `/api/classes/${classId}/activity${pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''}`,
        ActivityPage,
        signal,
      ),
    getNextPageParam: (last) => last.nextCursor,
  })

type NewClass = Partial<CreateClassRequest> & Pick<CreateClassRequest, 'name'>

/** Rejects with `classes/limit-reached` if the plan has no slot left. */
export const createClass = (input: NewClass): Promise<SchoolClass> =>
  http.post('/api/classes', input, SchoolClass)

export const changeClass = (id: string, changes: ChangeClassRequest): Promise<SchoolClass> =>
  http.patch(`/api/classes/${id}`, changes, SchoolClass)

/** Never copies marks or exams. */
export const duplicateClass = (id: string, input: DuplicateClassRequest): Promise<SchoolClass> =>
  http.post(`/api/classes/${id}/duplicate`, input, SchoolClass)

/** Makes the class read-only and removes it from the lists. */
export const archiveClass = (id: string): Promise<SchoolClass> =>
  http.post(`/api/classes/${id}/archive`, {}, SchoolClass)

/** Rejects with `classes/limit-reached` if the plan has no slot for it. */
export const unarchiveClass = (id: string): Promise<SchoolClass> =>
  http.post(`/api/classes/${id}/unarchive`, {}, SchoolClass)

/** Moves the class to the trash. {@link restoreClass} can restore it for 30 days. */
export const deleteClass = (id: string): Promise<void> => http.delete(`/api/classes/${id}`)

export const restoreClass = (id: string): Promise<SchoolClass> =>
  http.post(`/api/classes/${id}/restore`, {}, SchoolClass)
