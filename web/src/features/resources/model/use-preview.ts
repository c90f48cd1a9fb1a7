import type { ResourcePreview } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../components/fields/use-settled.ts'
import type { SheetsRequest } from './request-values.ts'
import { resourcePreviewQuery } from './resource-queries.ts'

/** Wait for a pause in typing and ticking. */
const settleMs = 300

export interface Preview {
  /** Undefined until the first one is computed, and while nothing can be asked for. */
  shown: ResourcePreview | undefined
  /** True while `shown` belongs to an earlier state of the form. */
  isOlder: boolean
  error: unknown
  retry: () => void
}

/** What would be made of the request, computed by the server a moment after the form has changed. */
export function usePreview(examId: string, request: SheetsRequest | null): Preview {
  const body = request ? JSON.stringify(request) : ''
  const settled = useSettled(body, settleMs)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...resourcePreviewQuery(examId, settled),
    enabled: settled !== '' && body !== '',
  })
  return {
    shown: body === '' ? undefined : data,
    isOlder: isPlaceholderData || settled !== body,
    error: body === '' ? null : error,
    retry: () => void refetch(),
  }
}
