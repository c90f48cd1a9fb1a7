import { GenerationSnapshot, type EditedObjective } from '@classeur/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { http, isProblem } from '../../../http/client.ts'
import { readGeneration } from '../../../realtime/generations/generation-reads.ts'
import { receiveReading } from '../../../realtime/generations/generation-store.ts'

/** Delay between the last key and the request. */
const settleMs = 700
/** Delay before a failed request is repeated. It is also repeated when the browser goes online. */
const retryMs = 10_000

/** Whether the server has the edits. `conflict` holds a version that another device saved meanwhile. */
export interface ObjectivesSaving {
  state: 'unchanged' | 'saved' | 'saving' | 'waiting'
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
  /** Number of consecutive failures; each delays the next attempt. */
  const [failures, setFailures] = useState(0)
  const hasFailed = failures > 0
  /** Send one request at a time: the first one changes the version, so the server would reject a second one. */
  const [isSending, setIsSending] = useState(false)
  const unsaved = draft.edits.objectives
  const conflict = draft.conflicts.find(({ field }) => field === 'objectives')
  const content = unsaved && !conflict ? JSON.stringify(unsaved) : null

  const save = useEffectEvent(async () => {
    if (!unsaved) return
    setIsSending(true)
    try {
      await draft.save({ objectives: unsaved }, async () => {
        const body = { basedOn: storedVersion, objectives: unsaved }
        const snapshot = await http.put(`/api/generations/${id}/objectives`, body, GenerationSnapshot)
        receiveReading({ snapshot })
      })
      setFailures(0)
    } catch (error) {
      setFailures((before) => before + 1)
      // Read the other version, to show it beside this one.
      if (isProblem(error, 'lesson-plans/objectives-changed')) await readGeneration(id)
    } finally {
      setIsSending(false)
    }
  })

  useEffect(() => {
    if (content === null || isSending) return
    const timer = setTimeout(() => void save(), failures > 0 ? retryMs : settleMs)
    const saveNow = () => void save()
    window.addEventListener('online', saveNow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', saveNow)
    }
  }, [content, storedVersion, failures, isSending])

  return {
    state: unsaved ? (hasFailed ? 'waiting' : 'saving') : storedVersion > 0 ? 'saved' : 'unchanged',
    conflict: conflict
      ? {
          theirs: conflict.stored as EditedObjective[],
          keepMine: () => {
            setFailures(0)
            draft.keepTyped('objectives')
          },
          takeTheirs: () => {
            setFailures(0)
            draft.takeStored('objectives')
          },
        }
      : null,
  }
}
