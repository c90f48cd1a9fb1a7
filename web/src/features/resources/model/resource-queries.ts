import {
  ResourceAccepted,
  ResourceForm,
  ResourceList,
  ResourcePreview,
  type GenerateResourceRequest,
  type ResourceRequest,
} from '@classeur/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callFunction, http } from '../../../http/client.ts'

/**
 * What the form offers for an exam, from its marks. `missedBelow` is the threshold of the errors table, in basis points;
 * `groupsRevision` changes when a teacher adjusts the groups.
 */
export const resourceFormQuery = (examId: string, missedBelow: number, groupsRevision: number) =>
  queryOptions({
    queryKey: ['resources', 'form', examId, missedBelow, groupsRevision],
    queryFn: ({ signal }) =>
      http.get(`/api/exams/${examId}/resource-form?missedBelow=${missedBelow}`, ResourceForm, signal),
    // The marks may change at any time.
    staleTime: 0,
    // The form stays while the groups change, but never becomes that of another exam.
    placeholderData: (previous, query) => (query?.queryKey[2] === examId ? previous : undefined),
  })

/** Prefix of the query keys of all lists of resources. */
export const resourceListsKey = ['resources', 'list'] as const

/** The resources made from an exam, in batches, the newest first. */
export const resourceListQuery = (examId: string) =>
  queryOptions({
    queryKey: [...resourceListsKey, examId],
    queryFn: ({ signal }) => http.get(`/api/exams/${examId}/resources`, ResourceList, signal),
  })

/** What would be made. `request` is a `ResourceRequest` as text; empty for nothing. */
export const resourcePreviewQuery = (examId: string, request: string) =>
  queryOptions({
    queryKey: ['resources', 'preview', examId, request],
    // The signal cancels the request as soon as the form has changed again.
    queryFn: ({ signal }) =>
      http.post(
        `/api/exams/${examId}/resource-preview`,
        JSON.parse(request) as ResourceRequest,
        ResourcePreview,
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })

/** Rejects with `credits/insufficient`, `profile_incomplete`, `generations/*`, `resources/*`. */
export const generateResource = (data: GenerateResourceRequest): Promise<ResourceAccepted> =>
  callFunction('generateResource', data, ResourceAccepted)
