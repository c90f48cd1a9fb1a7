import { GenerationSnapshot, type EditedObjective } from '@classeur/contracts'
import { useAutoSend } from '../../../../drafts/use-auto-send.ts'
import { http, isProblem } from '../../../../http/client.ts'
import type { UnsavedState } from '../../../../http/send-failure.ts'
import { readGeneration } from '../../../../realtime/generations/generation-reads.ts'
import { receiveReading } from '../../../../realtime/generations/generation-store.ts'

const pauseMs = 700
const retryMs = 10_000

/** Whether the server has the edits. `conflict` holds a version that another device saved meanwhile. */
export interface ObjectivesSaving {
  state: 'unchanged' | 'saved' | 'saving' | UnsavedState
  /** Why the server refused the edits, and how to send them once more; null otherwise. */
  refusal: { error: unknown; sendAgain: () => void } | null
  conflict: { theirs: readonly EditedObjective[]; keepMine: () => void; takeTheirs: () => void } | null
}

/** The part of the lesson's draft that this hook uses. */
interface ObjectivesDraft {
  edits: { objectives?: EditedObjective[] }
  conflicts: readonly { field: string; stored: unknown }[]
  save: (sent: { objectives: EditedObjective[] }, request: () => Promise<void>) => Promise<void>
  keepTyped: (field: 'objectives') => void
  takeStored: (field: 'objectives') => void
}

/** Sends edits during typing. They stay a draft until the server has them, and never overwrite another version unseen. */
export function useSaveObjectives(
  id: string,
  storedVersion: number,
  draft: ObjectivesDraft,
): ObjectivesSaving {
  const unsaved = draft.edits.objectives
  const conflict = draft.conflicts.find(({ field }) => field === 'objectives')

  const { failure, sendNow, forgetFailure } = useAutoSend({
    content: unsaved && !conflict ? JSON.stringify([storedVersion, unsaved]) : null,
    ...{ pauseMs, retryMs },
    send: async () => {
      if (!unsaved) return
      try {
        await draft.save({ objectives: unsaved }, async () => {
          const body = { basedOn: storedVersion, objectives: unsaved }
          const snapshot = await http.put(`/api/generations/${id}/objectives`, body, GenerationSnapshot)
          receiveReading({ snapshot })
        })
      } catch (error) {
        // Read the other version, to show it beside this one.
        if (isProblem(error, 'lesson-plans/objectives-changed')) await readGeneration(id)
        throw error
      }
    },
  })

  return {
    state: unsaved ? (failure?.state ?? 'saving') : storedVersion > 0 ? 'saved' : 'unchanged',
    refusal: failure?.state === 'refused' ? { error: failure.error, sendAgain: () => void sendNow() } : null,
    conflict: conflict
      ? {
          theirs: conflict.stored as EditedObjective[],
          keepMine: () => {
            forgetFailure()
            draft.keepTyped('objectives')
          },
          takeTheirs: () => {
            forgetFailure()
            draft.takeStored('objectives')
          },
        }
      : null,
  }
}
