import {
  ResourceAccepted,
  ResourceForm,
  ResourceList,
  ResourcePreview,
  type GenerateResourceRequest,
} from '@classeur/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callFunction, http } from '../../../http/client.ts'
import type { SheetsRequest } from './request-values.ts'

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

function withThresholdInAddress(path: string, { missedBelow, ...request }: SheetsRequest) {
  return { path: missedBelow === undefined ? path : `${path}?missedBelow=${missedBelow}`, request }
}

/** What would be made. `request` is a {@link SheetsRequest} as text; empty for nothing. */
export const resourcePreviewQuery = (examId: string, request: string) =>
  queryOptions({
    queryKey: ['resources', 'preview', examId, request],
    // The signal cancels the request as soon as the form has changed again.
    queryFn: ({ signal }) => {
      const sent = withThresholdInAddress(
        `/api/exams/${examId}/resource-preview`,
        JSON.parse(request) as SheetsRequest,
      )
      return http.post(sent.path, sent.request, ResourcePreview, signal)
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })

/** Rejects with `credits/insufficient`, `profile_incomplete`, `generations/*`, `resources/*`. */
export function generateResource(requestKey: string, asked: SheetsRequest): Promise<ResourceAccepted> {
  const { path, request } = withThresholdInAddress('generateResource', asked)
  return callFunction(path, { requestKey, request } satisfies GenerateResourceRequest, ResourceAccepted)
}
