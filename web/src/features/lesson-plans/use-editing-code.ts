import type { LessonPlan } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { notifyProblem } from '../../components/overlays/notices/notify.tsx'
import { onServerReachableAgain } from '../../http/connection.ts'
import type * as editingCode from './editing-code.ts'
import type { Editing } from './model/editing.ts'
import { cachedPlan } from './model/plan/lesson-plan-cache.ts'

export type EditingCode = typeof editingCode

/** The code for editing and the editing of this plan; null for people who may only read it, and until it has loaded. */
export function useEditingCode(plan: LessonPlan): { code: EditingCode; editing: Editing } | null {
  const client = useQueryClient()
  const { id, rights } = plan
  const [code, setCode] = useState<EditingCode | null>(null)

  useEffect(() => {
    if (!rights.edit) return
    let isGone = false
    const load = () => {
      import('./editing-code.ts').then(
        (loaded) => {
          if (!isGone) setCode(loaded)
        },
        (error: unknown) => {
          if (!isGone) notifyProblem(error)
        },
      )
    }
    load()
    // Without a connection the plan can be read; editing follows when the server answers again.
    const stop = onServerReachableAgain(load)
    return () => {
      isGone = true
      stop()
    }
  }, [rights.edit])

  const [first] = useState(plan)
  const editing = useMemo(
    () => code && { code, editing: code.createEditing(client, () => cachedPlan(client, id) ?? first) },
    [code, client, id, first],
  )
  return rights.edit ? editing : null
}
