import type { Exam, ExamStructure, MaximumAnswer, StructurePreview } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { isSame } from '../../../../drafts/field-edits.ts'
import { isProblem } from '../../../../http/client.ts'
import { examKey } from '../../model/exams-queries.ts'
import { changeStructure, previewStructure, undoStructureChange } from '../../model/save-structure-request.ts'
import type { StructureDraft } from '../../model/structure-draft.ts'
import { useTakeExam } from '../../model/use-exam-changes.ts'

interface SentChange {
  /** The questions of the exam on which the change is based. */
  base: ExamStructure
  draft: StructureDraft
  structure: ExamStructure
}

/** A change of a started exam that waits for confirmation, with its effects. */
export interface PendingChange extends SentChange {
  preview: StructurePreview
}

const touchesMarks = ({ retired, restored, maxima, oldMean, newMean }: StructurePreview) =>
  retired.length + restored.length + maxima.length > 0 || oldMean !== newMean.keep

/**
 * Saves a structure. Shows a change that affects marks for confirmation first. A saved change can be undone.
 * @param onSaved gets the draft that was sent and the structure that is now stored
 */
export function useSaveStructure(exam: Exam, onSaved: (sent: StructureDraft, stored: ExamStructure) => void) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const take = useTakeExam()
  const [pending, setPending] = useState<PendingChange | null>(null)
  const [confirmed, setConfirmed] = useState<PendingChange | null>(null)
  const [lastChangeId, setLastChangeId] = useState<string | null>(null)
  const { id, version, isStarted } = exam
  // A colleague has saved other questions: the effects shown are those on the earlier ones.
  if (pending && !isSame(pending.base, exam.structure)) setPending(null)

  const undo = async (changeId: string): Promise<void> => {
    const undone = await undoStructureChange(id, changeId)
    take(undone.exam)
    setLastChangeId(undone.changeId)
  }
  const undoOrSay = (changeId: string) => void undo(changeId).catch(notifyProblem)

  async function put(
    { draft, structure }: SentChange,
    answers: Record<string, MaximumAnswer>,
  ): Promise<void> {
    try {
      const { exam: changed, changeId } = await changeStructure(id, { version, structure, answers })
      take(changed)
      setPending(null)
      setLastChangeId(changeId)
      onSaved(draft, changed.structure)
      if (changeId) notifyUndoable(t('change.saved'), { label: t('undo'), run: () => undoOrSay(changeId) })
    } catch (error) {
      await readAgainWhenOutdated(error)
      throw error
    }
  }

  /**
   * Loads the colleague's version, to show it beside the edit. If the questions are the same, the change can be sent
   * again.
   */
  async function readAgainWhenOutdated(error: unknown): Promise<void> {
    if (!isProblem(error, 'exams/changed-meanwhile')) return
    await client.invalidateQueries({ queryKey: examKey(id) })
  }

  const save = useSubmission(async (draft: StructureDraft, structure: ExamStructure) => {
    const change = { base: exam.structure, draft, structure }
    if (!isStarted) return put(change, {})
    try {
      const preview = await previewStructure(id, { version, structure, answers: {} })
      if (!touchesMarks(preview)) return await put(change, {})
      setPending({ ...change, preview })
    } catch (error) {
      await readAgainWhenOutdated(error)
      throw error
    }
  })
  const confirm = useSubmission((change: PendingChange, answers: Record<string, MaximumAnswer>) => {
    setConfirmed(change)
    return put(change, answers)
  })

  return {
    save,
    /** Its error is that of the pending change, not of an earlier one. */
    confirm: { ...confirm, error: confirmed === pending ? confirm.error : null },
    /** Null as soon as a colleague saves other questions. */
    pending,
    cancel: () => setPending(null),
    undoLast: lastChangeId === null ? null : () => undoOrSay(lastChangeId),
  }
}
