import type { Restore, RestorePreview } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useDraft } from '../../../drafts/use-draft.ts'
import { conflictsOf, initialChoice, planOf, type RestoreChoice, type Side } from '../model/restore-choice.ts'
import { conflictsQuery, restoreQuery, restoresQuery, startRestore } from '../model/restores.ts'

/** The decisions about a checked restore. They survive closing the panel and a reload, and are the same in every tab. */
export function useRestoreChoice(restore: Restore, preview: RestorePreview) {
  const client = useQueryClient()
  const { id } = restore
  const draft = useDraft<RestoreChoice>({ form: 'restore', subject: id, initial: initialChoice(preview) })
  const choice = draft.value
  const hasConflicts = preview.classes.some(({ counts }) => counts.conflicts > 0)
  const read = useQuery({ ...conflictsQuery(id), enabled: hasConflicts })
  const conflicts = hasConflicts ? read.data : []
  const plan = planOf(preview, choice, conflicts)
  const ofChosen = conflictsOf(plan.chosen, conflicts)

  const starting = useSubmission(async () => {
    const decided = (choice.method === 'merge' ? (ofChosen ?? []) : []).flatMap((conflict) => {
      const side = choice.decisions[conflict.id]
      return side ? [[conflict.id, side] as const] : []
    })
    try {
      const started = await startRestore(id, {
        method: choice.method,
        classIds: plan.chosen.map(({ classId }) => classId),
        decisions: Object.fromEntries(decided),
      })
      draft.saved()
      client.setQueryData(restoreQuery(id).queryKey, started)
    } finally {
      void client.invalidateQueries({ queryKey: restoresQuery.queryKey })
    }
  })
  return {
    choice,
    plan,
    /** The conflicts of the chosen classes; undefined while they are read. */
    conflicts: ofChosen,
    conflictsError: hasConflicts && !read.data ? read.error : null,
    readConflictsAgain: () => void read.refetch(),
    isKept: draft.isKept,
    starting,
    set: draft.set,
    decide: (ids: readonly string[], side: Side) =>
      draft.set((now) => ({
        decisions: { ...now.decisions, ...Object.fromEntries(ids.map((one) => [one, side])) },
      })),
  }
}

export type RestoreDecisions = ReturnType<typeof useRestoreChoice>
