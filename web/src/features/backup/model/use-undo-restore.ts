import type { Restore } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { restoreQuery, restoresQuery, undoRestore } from './restores.ts'

/** Undoes a whole restore, while that is still possible. */
export function useUndoRestore({ id, state, undoUntil }: Restore) {
  const client = useQueryClient()
  const { busy, submit } = useSubmission(async () => {
    try {
      client.setQueryData(restoreQuery(id).queryKey, await undoRestore(id))
    } catch (error) {
      notifyProblem(error)
    }
    await client.invalidateQueries({ queryKey: restoresQuery.queryKey })
  })
  const canUndo = state === 'done' && undoUntil !== null && new Date(undoUntil) > new Date()
  return { canUndo, busy, undo: () => submit() }
}
