import type { LessonPlan } from '@classeur/contracts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { notifyProblem } from '../../components/overlays/notices/notify.tsx'
import type * as editingCode from './editing-code.ts'
import type { Editing } from './model/editing.ts'
import { cachedPlan } from './model/plan/lesson-plan-cache.ts'

export type EditingCode = typeof editingCode

const firstPauseMs = 1500
const longestPauseMs = 15_000
/** The notice waits for a few attempts, because a short failure ends without the person. */
const failuresBeforeNotice = 4

/**
 * Without a connection the plan can be read. Loading the code has to be tried again here, because no request to the
 * server may have failed in the meantime, so nothing reports that the server responds again.
 */
const codeQuery = queryOptions({
  queryKey: ['code', 'lesson-plan-editing'],
  queryFn: (): Promise<EditingCode> => import('./editing-code.ts'),
  staleTime: 'static',
  structuralSharing: false,
  networkMode: 'always',
  retry: true,
  retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, longestPauseMs),
})

/** The code for editing and the editing of this plan; null for people who may only read it, and until it has loaded. */
export function useEditingCode(plan: LessonPlan): { code: EditingCode; editing: Editing } | null {
  const client = useQueryClient()
  const { id, rights } = plan
  const { data: code, failureCount, failureReason } = useQuery({ ...codeQuery, enabled: rights.edit })

  useEffect(() => {
    if (failureCount === failuresBeforeNotice) notifyProblem(failureReason)
  }, [failureCount, failureReason])

  const [first] = useState(plan)
  const editing = useMemo(
    () => code && { code, editing: code.createEditing(client, () => cachedPlan(client, id) ?? first) },
    [code, client, id, first],
  )
  return rights.edit ? (editing ?? null) : null
}
